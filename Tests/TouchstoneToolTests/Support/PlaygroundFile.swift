import Foundation

/// A trace of the playground, as a path.
enum PlaygroundFile {
  static func path(_ name: String) -> String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Playground/Traces/\(name).trace.jsonl").path
  }
}
