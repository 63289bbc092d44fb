import Foundation

/// One run of the built `touchstone`: what it printed and how it ended.
struct ToolRun {
  var code: Int32
  var output: String
  var errors: String

  /// Runs the tool that lies beside the test bundle; one that does not end is ended after a minute.
  init(_ words: String..., input: String = "") throws {
    try self.init(arguments: words, input: input)
  }

  init(arguments: [String], input: String = "") throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a pipe that nobody reads fills up and stops the tool.
    func handle(_ name: String, _ content: String = "") throws -> (URL, FileHandle) {
      let file = folder.appendingPathComponent(name)
      try Data(content.utf8).write(to: file)
      return (file, try FileHandle(forUpdating: file))
    }
    let (_, inputHandle) = try handle("in", input)
    let (outputFile, outputHandle) = try handle("out")
    let (errorFile, errorHandle) = try handle("err")
    let process = Process()
    process.executableURL = ToolRun.tool
    process.arguments = arguments
    process.standardInput = inputHandle
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    try process.run()
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    process.waitUntilExit()
    watchdog.cancel()
    code = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try String(contentsOf: outputFile, encoding: .utf8)
    errors = try String(contentsOf: errorFile, encoding: .utf8)
  }

  /// The executable in the folder of the test bundle.
  private static let tool: URL = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("touchstone")
}
