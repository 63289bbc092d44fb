import Testing
import Touchstone
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

  /// Short numbers take another way into the text than long ones.
  @Test func `numbers of a line are written as everywhere else`() throws {
    var random = SplitMix64(seed: 17)
    var values: [Double] = [
      0, -0.0, 1, -1, 0.5, 0.0001, -0.0001, 0.00005, 0.1, 0.3, 12.34, 9.9999, 9.99995, 99.99999,
      9_999_999_999, 9_999_999_999.9999, 10_000_000_000, 10_000_000_000.5, -123.4567, 1e15, 1e300,
      .leastNonzeroMagnitude, 0.000_099_999, 0.000_1, 4_503_599_627_370_495.5,
      4_503_599_627_370_496,
      0.30000000000000004,
    ]
    for index in 0..<4000 {
      let bits = Double(bitPattern: random.next())
      let short = Double(Int64(bitPattern: random.next()) >> 40) / 10_000
      values.append(index % 2 == 0 && bits.isFinite ? bits : short)
    }
    var wrong: [String] = []
    for (index, value) in values.enumerated() {
      var record = TraceRecord(time: Timestamp(nanoseconds: Int64(index) * 1000))
      let place = Point(x: value, y: -value)
      record.touches = [Touch(id: TouchID(Int64(index + 1)), phase: .moved, position: place)]
      var writer = TraceWriter()
      var bytes: [UInt8] = []
      try writer.write(record, to: &bytes)
      let x = JSONNumber(value)?.text ?? ""
      let y = JSONNumber(-value)?.text ?? ""
      let line = String(decoding: bytes, as: UTF8.self)
      if line != "{\"t\":\(index),\"move\":[[\(index + 1),\(x),\(y)]]}\n" || Double(x) != value {
        wrong.append(line)
      }
    }
    #expect(wrong == [])
  }
}
