import Foundation
import Testing
import TouchstoneTraces

/// The traces of the playground are made from scripts; `TOUCHSTONE_REGENERATE=1` writes them anew.
@Suite struct PlaygroundTracesTests {
  private let folder = SharedFolder.packageFolder.appendingPathComponent("Playground/Traces")

  @Test(arguments: PlaygroundTraces.all)
  func `a trace of the playground is what its script makes`(entry: PlaygroundTraces.Entry) throws {
    let bytes = try entry.bytes()
    let file = folder.appendingPathComponent(entry.name + ".trace.jsonl")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_REGENERATE"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let found = try String(contentsOf: file, encoding: .utf8)
    #expect(found == String(decoding: bytes, as: UTF8.self))
  }

  @Test func `every trace of the playground shows what it says`() throws {
    var unmet: [String] = []
    for entry in PlaygroundTraces.all {
      let check = try TraceCheck(of: entry.bytes())
      if check.judged != entry.expectations.count { unmet.append("\(entry.name): not all judged") }
      for failure in check.failures {
        unmet.append("\(entry.name): expected \(failure.expected), found \(failure.found)")
      }
    }
    #expect(unmet.isEmpty, "\(unmet.joined(separator: "\n"))")
  }

  @Test func `the playground holds no other trace`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let expected = PlaygroundTraces.all.map { $0.name + ".trace.jsonl" }
    #expect(names.sorted() == expected.sorted())
  }
}
