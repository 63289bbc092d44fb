import Testing
import TouchstoneTraces

/// The short way for lines as the writer writes them and the long way for all others agree.
@Suite struct RecordScannerTests {
  private let header = "{\"trace\":1,\"hz\":1000000}\n"

  /// What a line says; a space at its start sends it the long way.
  private func reading(_ line: [UInt8], isLong: Bool) -> (String, [TraceLine.Content]) {
    let reading = Reading(Array((header + (isLong ? " " : "")).utf8) + line + [0x0A])
    return (reading.error?.expected ?? "", reading.lines.map(\.content))
  }

  private let lines: [String] = [
    "{\"t\":0,\"down\":[[1,10.25,20]]}",
    "{\"t\":8333,\"move\":[[1,-0.5,300.0625,0.25]]}",
    "{\"t\":16667,\"move\":[[1,11,21.5],[2,33,44],[3,0,0]]}",
    "{\"t\":25000,\"up\":[[12,123456.789012345678,0.1]]}",
    "{\"t\":9223372036854775,\"up\":[[9007199254740993,1,1]]}",
    "{\"t\":1,\"move\":[[1,-0,0.30000000000000004]]}",
    "{\"t\":1,\"move\":[[1,1e3,2]]}",
    "{\"t\":1,\"move\":[[1,1,2]],\"co\":[[0,1,5,5]]}",
    "{\"t\":1,\"cancel\":[[1,1,2]],\"why\":\"call\"}",
    "{\"move\":[[1,2.5,3]],\"t\":1}",
    "{\"tick\":1,\"t\":12345678901}",
    "{\"up\":[[1,2,3],[4,5,6,1]],\"t\":12,\"down\":[[7,8,9]],\"cancel\":[[2,0,0]],\"tick\":1}",
    "{\"t\":7,\"move\":[[1,123456789.123456789012,0.00000000000000001]]}",
  ]

  @Test func `both ways read the same`() {
    let differing = lines.filter { line in
      let short = reading(Array(line.utf8), isLong: false)
      let long = reading(Array(line.utf8), isLong: true)
      return short.0 != long.0 || short.1 != long.1 || short.0 != ""
    }
    #expect(differing == [])
  }

  /// A line near to the end of a block takes the long way, one far from it the short way.
  @Test func `it does not matter where a block ends`() {
    let text = header + lines.map { $0 + "\n" }.joined() + "{\"t\":1,\"move\":[[1,1,1]]}\n"
    let sorted = text.split(separator: "\n").filter { $0.contains("\"t\":1,") || $0.contains("hz") }
    let bytes = Array((sorted.joined(separator: "\n") + "\n").utf8)
    let whole = Reading(bytes, block: bytes.count)
    let differing = (1..<bytes.count).filter { Reading(bytes, block: $0).lines != whole.lines }
    #expect(whole.error == nil)
    #expect(differing == [])
  }

  @Test func `both ways refuse the same`() {
    var random = SplitMix64(seed: 5)
    let alphabet = Array("0123456789.,-[]{}\"etmovdwnup: x\u{0}".utf8)
    var differing: [String] = []
    for round in 0..<4000 {
      var line = Array(lines[round % lines.count].utf8)
      for _ in 0...(round % 3) {
        let place = Int(random.next() % UInt64(line.count))
        let byte = alphabet[Int(random.next() % UInt64(alphabet.count))]
        switch random.next() % 3 {
        case 0: line[place] = byte
        case 1: line.insert(byte, at: place)
        default: line.remove(at: place)
        }
      }
      let short = reading(line, isLong: false)
      let long = reading(line, isLong: true)
      if short.0 != long.0 || short.1 != long.1 {
        differing.append("\(String(decoding: line, as: UTF8.self)): \(short.0) – \(long.0)")
      }
    }
    #expect(differing == [])
  }
}
