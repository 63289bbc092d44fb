import Foundation

/// The built tool, run as a person runs it.
enum Tool {
  /// What a run left behind.
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Runs a command line, with bytes for what it reads.
  static func run(_ words: [String], input: [UInt8]? = nil) throws -> Run {
    let run = try ToolRun(arguments: words, bytes: input ?? [])
    return Run(code: run.code, output: run.output, errors: run.errors)
  }

  /// A folder for one test, removed afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
