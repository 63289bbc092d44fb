import Testing
import TouchstoneTraces

@Suite struct TraceBlessingTests {
  /// Every expectation of the playground's traces with something wrong in it, one at a time.
  private func spoiled(_ text: String) -> [(line: Int, text: String)] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [(line: Int, text: String)] = []
    let changes = [
      ("\"offset\":-80", "\"offset\":-81"), ("\"state\":\"ended\"", "\"state\":\"began\""),
      ("\"state\":\"open\"", "\"state\":\"closed\""), ("[-30,", "[-33,"), ("[-700,", "[-600,"),
      ("\"willOpen\":1", "\"willOpen\":2"), ("\"exactly\":[\"failed\"]", "\"exactly\":[]"),
    ]
    for index in lines.indices where lines[index].contains("expect") {
      for (from, to) in changes where lines[index].contains(from) {
        let whole = lines[index]
        lines[index] = whole.replacing(from, with: to)
        result.append((index + 1, lines.joined(separator: "\n")))
        lines[index] = whole
      }
    }
    return result
  }

  @Test func `blessing makes every spoilt expectation true and changes no other line`() throws {
    var wrong: [String] = []
    var count = 0
    for entry in PlaygroundTraces.all {
      let text = String(decoding: try entry.bytes(), as: UTF8.self)
      for (line, spoiled) in spoiled(text) {
        count += 1
        let place = "\(entry.name):\(line)"
        let check = try TraceCheck(of: Array(spoiled.utf8))
        if check.failures.map(\.line) != [line] { wrong.append("\(place) did not fail alone") }
        let blessed = try TraceBlessing.bless(Array(spoiled.utf8), check.failures)
        if try !TraceCheck(of: blessed).failures.isEmpty { wrong.append("\(place) still fails") }
        let before = spoiled.split(separator: "\n", omittingEmptySubsequences: false)
        let after = String(decoding: blessed, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
        let changed = zip(before, after).enumerated().filter { $1.0 != $1.1 }.map { $0.offset + 1 }
        if changed != [line] || before.count != after.count { wrong.append("\(place) \(changed)") }
      }
    }
    #expect(wrong == [])
    #expect(count >= 15)
  }

  @Test func `what nothing was found for is left as it is`() throws {
    let text = """
      {"trace":1}
      {"setup":{"recognizers":[{"name":"a","kind":"pan"}]}}
      {"t":0,"down":[[1,0,0]]}
      {"t":5,"expect":{"r":"a","state":"began"}}
      {"t":9,"move":[[1,20,0]]}
      {"expect":{"r":"a","never":["began"]}}
      {"end":9,"frames":2}

      """
    let check = try TraceCheck(of: Array(text.utf8))
    #expect(check.failures.map(\.line) == [4, 6])
    #expect(check.failures.allSatisfy { $0.blessed == nil })
    #expect(try TraceBlessing.bless(Array(text.utf8), check.failures) == Array(text.utf8))
  }
}
