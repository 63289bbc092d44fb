import Foundation
import Testing
import TouchstoneTraces

/// The page that specifies the format says what the reader does.
@Suite struct TraceFormatTests {
  private let page: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    page = try String(
      contentsOf: root.appendingPathComponent("Docs/TraceFormat.md"), encoding: .utf8)
  }

  private var examples: [String] {
    page.components(separatedBy: "```jsonl\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test func `every example is read without a warning and keeps what it promises`() throws {
    #expect(examples.count >= 3)
    for example in examples {
      let reading = Reading(example)
      #expect(reading.error?.message == nil)
      #expect(reading.faults == [])
      let check = try TraceCheck(of: Array(example.utf8))
      #expect(check.failures.map { "\($0.line): \($0.expected) – \($0.found)" } == [])
      #expect(check.judged > 0)
    }
  }

  @Test func `the page names every warning and every key`() {
    var missing = TraceWarning.Kind.allCases.map(\.name)
    for word in ["control", "host", "note", "expect", "why", "tick", "co", "units", "orient"] {
      missing.append(word)
    }
    missing.removeAll { page.contains("`\($0)`") }
    #expect(missing == [])
  }

  /// Each line but the first of the example above it breaks one sentence of the page.
  @Test func `what the page forbids is refused`() {
    let lines = [
      "{\"t\":1}", "{\"tick\":1}", "{\"t\":1,\"co\":[[0,1,1,1]]}", "{\"t\":1,\"tick\":2}",
      "{\"t\":1,\"move\":[[1,1,1],[1,2,2]]}", "{\"t\":1,\"t\":1,\"tick\":1}",
      "{\"t\":1,\"down\":[[0,1,1]]}", "{\"t\":1,\"down\":[[1,1,1,2]]}", "{\"t\":1.0,\"tick\":1}",
      "{\"t\":-1,\"tick\":1}", "{\"t\":01,\"tick\":1}", "{\"t\":1,\"down\":[]}",
      "{\"t\":1,\"move\":[[1,1,1]],\"co\":[[2,1,1,1]]}", "{\"t\":1,\"note\":1}",
      "{\"t\":5,\"tick\":1}\n{\"t\":4,\"tick\":1}", "{\"trace\":1}",
      "{\"t\":5,\"tick\":1}\n{\"setup\":{}}", "{\"end\":1,\"frames\":0}\n{\"t\":1,\"tick\":1}",
      "{\"t\":1,\"note\":\"" + String(repeating: "x", count: 65_536) + "\"}",
    ]
    let accepted = lines.filter { Reading("{\"trace\":1}\n" + $0 + "\n").error == nil }
    #expect(accepted == [])
    #expect(Reading("{\"trace\":2}\n").error != nil)
  }
}
