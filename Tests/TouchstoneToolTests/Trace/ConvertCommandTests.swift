import Foundation
import Testing

@Suite struct ConvertCommandTests {
  private let trace = """
    {"trace":1,"hz":1000000,"view":[390,300],"tags":["kept"]}
    {"t":0,"down":[[1,10.25,20]],"mine":{"b":[1,2.5]}}
    {"t":8333,"move":[[1,12,21]]}
    {"t":16667,"up":[[1,12,21]]}
    {"t":16667,"note":"a remark"}
    {"end":16667,"frames":3}

    """

  @Test func `a canonical trace comes out as it went in`() throws {
    let run = try Tool.run(["convert", "-", "-"], input: Array(trace.utf8))
    #expect(run.output == trace)
    #expect(run.errors == "")
  }

  @Test func `a trace becomes pointer events and what is left out is said`() throws {
    let run = try Tool.run(["convert", "--to", "pointer", "-", "-"], input: Array(trace.utf8))
    #expect(run.errors == "-: left out: note (1 times)\n")
    let last =
      #"{"type":"pointerup","pointerId":1,"pointerType":"touch","isPrimary":true,"#
      + #""clientX":12,"clientY":21,"timeStamp":16.667,"pressure":0}"#
    #expect(run.output.hasSuffix("\n" + last + "\n"))
  }

  @Test func `the name of the file says the format, and a file may be written over itself`() throws
  {
    try Tool.withFolder { folder in
      let file = folder.appendingPathComponent("a.trace.jsonl")
      let other = folder.appendingPathComponent("a.evemu")
      try Data(trace.utf8).write(to: file)
      #expect(try Tool.run(["convert", file.path, other.path]).code == 0)
      let text = try String(contentsOf: other, encoding: .utf8)
      #expect(text.hasPrefix("# EVEMU 1.3\nN: touchstone\n"))
      #expect(try Tool.run(["convert", "--view", "40x30", file.path, file.path]).code == 0)
      let again = try String(contentsOf: file, encoding: .utf8)
      #expect(again == trace.replacing("[390,300]", with: "[40,30]"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.evemu", "a.trace.jsonl"])
    }
  }

  @Test func `an error leaves what was there`() throws {
    try Tool.withFolder { folder in
      let file = folder.appendingPathComponent("a.trace.jsonl")
      try Data("kept".utf8).write(to: file)
      let run = try Tool.run(["convert", "-", file.path], input: Array((trace + "{}\n").utf8))
      #expect(run.code == 1)
      #expect(try String(contentsOf: file, encoding: .utf8) == "kept")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }
}
