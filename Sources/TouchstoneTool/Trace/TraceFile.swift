import TouchstoneTraces

/// A recording on disk or from standard input.
enum TraceFile {
  /// Reads a file block by block; at its end the block is nil.
  ///
  /// Errors name the file.
  static func read(
    _ path: String, _ body: ([UInt8]?) throws(TraceError) -> Void
  ) throws(ToolError) {
    var file = try FileReader(path)
    while true {
      let block = try file.next()
      do throws(TraceError) {
        try body(block.isEmpty ? nil : block)
      } catch {
        throw .input("\(path): \(error.message)")
      }
      if block.isEmpty { return }
    }
  }

  /// Writes the warnings about a file to standard error.
  static func complain(about path: String, _ warnings: TraceWarnings) {
    for warning in warnings.list { Console.complain("\(path): warning: \(warning.message)") }
  }
}
