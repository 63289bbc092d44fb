@main
struct Main {
  /// The version that `touchstone --version` prints.
  static let version: String = "0.1.0"

  /// Every verb, in the order in which help lists them.
  static let commands: [Command] = [
    .replay, .render, .plot, .explain, .info, .convert, .check, .shrink, .spring, .chart,
  ]

  static func main() {
    System.ignoreBrokenPipes()
    let code = run(Array(CommandLine.arguments.dropFirst()))
    if code != 0 { System.leave(code) }
  }

  /// Runs one command line; the answer is the exit code: 0 fine, 1 bad input, 2 wrong usage.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch {
      switch error {
      case .input(let message):
        Console.complain("touchstone: \(message)")
        return 1
      case .usage(let message):
        Console.complain("touchstone: \(message)\nTry 'touchstone help'.")
        return 2
      }
    }
  }

  private static func dispatch(_ words: [String]) throws(ToolError) -> Int32 {
    guard let first = words.first else {
      throw .usage("expected a command")
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version":
      return try show("touchstone \(version)\n")
    case "--help", "-h":
      return try show(overview)
    case "help":
      guard let name = rest.first else { return try show(overview) }
      return try show(command(named: name).help)
    default:
      let command = try command(named: first)
      if rest.contains("--help") || rest.contains("-h") { return try show(command.help) }
      return try command.run(Arguments(rest, for: command))
    }
  }

  private static func show(_ text: String) throws(ToolError) -> Int32 {
    var console = Console()
    try console.write(text)
    try console.flush()
    return 0
  }

  private static func command(named name: String) throws(ToolError) -> Command {
    guard let command = commands.first(where: { $0.name == name }) else {
      if name.hasPrefix("-") {
        throw .usage(
          "unknown option '\(name)'"
            + Arguments.suggestion(for: name, among: ["--version", "--help"]))
      }
      throw .usage(
        "unknown command '\(name)'"
          + Arguments.suggestion(for: name, among: commands.map(\.name)))
    }
    return command
  }

  private static var overview: String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  "
        + command.summary
    }
    return """
      The logic of touch without a screen.

      usage: touchstone COMMAND [options]

      commands:
      \(list.joined(separator: "\n"))

      'touchstone help COMMAND' explains one; 'touchstone --version' prints the version.
      Exit codes: 0 fine, 1 the input is bad, 2 the command line is not understood.

      """
  }
}
