import Testing
import TouchstoneTraces

@Suite struct TraceWriterTests {
  /// Reads a trace in blocks of some size and writes it again.
  private func rewritten(_ bytes: [UInt8], block: Int) throws -> [UInt8] {
    var reader = TraceReader()
    var writer = TraceWriter()
    var text: [UInt8] = []
    var failure: TraceError?
    func write(_ line: TraceLine) {
      do throws(TraceError) { try writer.write(line, to: &text) } catch { failure = error }
    }
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + block)
      try reader.feed(Array(bytes[start..<end]), write)
      start = end
    }
    try reader.finish(write)
    if let failure { throw failure }
    return text
  }

  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `every conformance case is written as it was read`() throws {
    var wrong: [String] = []
    let files = SharedFolder.files(in: "conformance", suffix: ".trace.jsonl")
    for (index, file) in files.enumerated() {
      let bytes = try SharedFolder.bytes("conformance/" + file)
      if try rewritten(bytes, block: index % 20 == 0 ? 1 : 65536) != bytes { wrong.append(file) }
    }
    #expect(wrong == [])
    #expect(files.count > 200)
  }
}
