import Foundation

/// Checks pieces of code against the modules that the tests themselves were built with.
struct SnippetCompiler {
  private let modules: String
  private let macros: String

  init() throws {
    modules =
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules").path
    let info = try SnippetCompiler.run(["-print-target-info"]).output
    let paths = try JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any]
    let resources = (paths?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
    macros = (resources ?? "") + "/host/plugins/testing"
  }

  /// Errors of a block that stands alone, each with its place in the document.
  func errors(_ block: DocumentBlock) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Snippet\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    // One line before the block, where the fence is, keeps the numbers of the lines.
    let text = "import Touchstone\n" + block.code.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: file)
    let (output, code) = try SnippetCompiler.run([
      "-typecheck", "-swift-version", "6", "-I", modules, "-plugin-path", macros, file.path,
    ])
    let errors = output.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[0] == file.path, parts[3] == " error",
        let number = Int(parts[1])
      else { return nil }
      let message = parts[4].drop { $0 == " " }
      return "\(block.document):\(block.line + number - 1): \(message)"
    }
    if errors.isEmpty && code != 0 {
      return ["\(block.document):\(block.line): the compiler ended with \(code): \(output)"]
    }
    return errors
  }

  /// What the compiler prints, both streams in one, and its exit code.
  private static func run(_ arguments: [String]) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
