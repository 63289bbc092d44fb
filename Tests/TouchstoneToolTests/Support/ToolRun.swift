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
    try self.init(arguments: arguments, bytes: Array(input.utf8))
  }

  init(arguments: [String], bytes: [UInt8]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a pipe that nobody reads fills up and stops the tool.
    func handle(_ name: String, _ content: [UInt8] = []) throws -> (URL, FileHandle) {
      let file = folder.appendingPathComponent(name)
      try Data(content).write(to: file)
      return (file, try FileHandle(forUpdating: file))
    }
    let (_, inputHandle) = try handle("in", bytes)
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
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// The executable in the folder of the test bundle.
  private static let tool: URL = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("touchstone")
}
