import Foundation
import Testing

@Suite struct ShrinkCommandTests {
  private let trace = """
    {"trace":1,"hz":1000}
    {"setup":{"recognizers":[{"name":"a","kind":"pan"},{"name":"b","kind":"tap"}]}}
    {"t":0,"down":[[1,0.5,0]]}
    {"t":5,"note":"nothing yet"}
    {"t":10,"move":[[1,8.5,0]]}
    {"t":20,"move":[[1,24.5,0]]}
    {"t":20,"expect":{"r":"a","state":"began","translation":[13,0]}}
    {"t":30,"move":[[1,30.5,0]]}
    {"t":40,"up":[[1,30.5,0]]}
    {"expect":{"r":"a","never":["ended"]}}
    {"end":40,"frames":5}

    """

  private func run(_ words: String...) throws -> Tool.Run {
    try Tool.run(["shrink"] + words + ["-"], input: Array(trace.utf8))
  }

  @Test func `the first expectation that is not met stays unmet`() throws {
    let run = try run()
    #expect(
      run.output == """
        {"trace":1,"hz":1000}
        {"setup":{"recognizers":[{"name":"a","kind":"pan"},{"name":"b","kind":"tap"}]}}
        {"t":0,"down":[[1,0,0]]}
        {"t":20,"move":[[1,24,0]]}
        {"t":20,"expect":{"r":"a","state":"began","translation":[13,0]}}
        {"end":20,"frames":2}

        """)
    #expect(run.errors.hasPrefix("-: 5 touches in 11 lines became 2 in 6, "), "\(run.errors)")
  }

  @Test func `a line may be named, and a wish may take the place of expectations`() throws {
    let named = try run("--line", "10")
    #expect(named.output.contains("never"))
    #expect(named.output.split(separator: "\n").count == 7)
    let wish = try run("--until", #"{"r":"b","state":"failed"}"#)
    #expect(wish.output.contains(#"{"expect":{"r":"b","state":"failed"}}"#))
    #expect(!wish.output.contains("never"))
  }

  @Test(arguments: [
    (["--line", "2"], "that is not met, found none", Int32(1)),
    (["--until", #"{"r":"b","state":"recognized"}"#], "is not so in the whole trace", 1),
    (["--until", "{"], "--until needs an expectation as in a trace", 2),
    (["--until", #"{"q":1}"#], "expected 'r', 'row' or 'effects' in an expectation", 1),
  ])
  func `what cannot be kept is an error`(words: [String], message: String, code: Int32) throws {
    let run = try Tool.run(["shrink"] + words + ["-"], input: Array(trace.utf8))
    #expect(run.code == code)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func `explain tells each gesture with its reasons`() throws {
    let run = try Tool.run(["explain", "--list", "none", "-"], input: Array(trace.utf8))
    #expect(
      run.output == """
        -: a touchstone trace
        the trace's own setup: a, b

        b failed at 0.020000 s: a won the touch
          so it lost the touch

        a began at 0.020000 s: moved 24 pt, required 10
          reported a change once
          ended at 0.040000 s: lifted, 0 of 1 required finger left
          translation 20.00, 0.00 pt, velocity 1350.00, 0.00 pt/s, at 30.50, 0.00 pt
          so it took the touch

        """)
  }

  @Test func `check blesses what is not met and says what it cannot`() throws {
    try Tool.withFolder { folder in
      let file = folder.appendingPathComponent("a.trace.jsonl")
      try Data(trace.utf8).write(to: file)
      let run = try Tool.run(["check", "--bless", file.path])
      #expect(run.code == 1)
      #expect(run.errors == "\(file.path): 1 expectation rewritten\n")
      #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == trace.replacing("\"translation\":[13,0]", with: "\"translation\":[14,0]"))
    }
  }
}
