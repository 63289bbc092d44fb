/// Why a command could not do its work, and the exit code that says so.
enum ToolError: Error, Equatable {
  /// The input is bad; the message names file, line and column where it can. Exit code 1.
  case input(String)
  /// The command line is not understood. Exit code 2.
  case usage(String)

  /// What is wrong, without who says it.
  var text: String {
    switch self {
    case .input(let text), .usage(let text): text
    }
  }
}
