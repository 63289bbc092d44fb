import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TraceShrinkerTests {
  /// Two fingers and 500 touches, with an expectation about the first finger's pan.
  private func trace(_ expectation: String, setup: String = "") throws -> [TraceLine] {
    let script = TouchScript.drag(by: Vector(x: -200, y: 30), over: .seconds(2))
      .with(.drag(by: Vector(x: 40, y: 200), over: .seconds(2), from: Point(x: 60, y: 200)))
    var lines = Reading(try script.trace()).lines
    let text = #"{"recognizers":[{"name":"pan","kind":"pan"},{"name":"tap","kind":"tap"}]}"#
    let value = try JSONValue(Array((setup.isEmpty ? text : setup).utf8))
    lines.insert(TraceLine(.setup(value, unknown: []), number: 2), at: 1)
    var record = TraceRecord(time: nil)
    record.members = [JSONMember("expect", try JSONValue(Array(expectation.utf8)))]
    lines.insert(TraceLine(.record(record), number: lines.count), at: lines.count - 1)
    return lines
  }

  private func touches(_ lines: [TraceLine]) -> [String] {
    lines.flatMap { line -> [String] in
      guard case .record(let record) = line.content else { return [] }
      return record.touches.map { "\($0.phase)" }
    }
  }

  @Test func `hundreds of touches that fail an expectation become a handful`() throws {
    let lines = try trace(#"{"r":"pan","never":["ended"]}"#)
    #expect(touches(lines).count > 450)
    let goal = try #require(try ShrinkGoal(failing: nil, of: lines))
    var shrinker = TraceShrinker { goal.holds($0) }
    let smallest = shrinker.shrink(goal.lines)
    #expect(touches(smallest) == ["began", "moved", "ended"])
    #expect(smallest.count == 7)
    #expect(goal.holds(smallest))
    #expect(shrinker.attempts < 2000)
  }

  @Test func `the failure stays the same failure, not just any`() throws {
    // Without touches the pan would report nothing, which is another failure.
    let lines = try trace(#"{"r":"pan","exactly":["began","ended"]}"#)
    let goal = try #require(try ShrinkGoal(failing: nil, of: lines))
    var shrinker = TraceShrinker { goal.holds($0) }
    let smallest = shrinker.shrink(goal.lines)
    #expect(touches(smallest) == ["began", "moved", "moved", "ended"])
  }

  @Test func `what is asked for holds at the end and becomes the expectation`() throws {
    let lines = try trace(#"{"r":"pan","exactly":["failed"]}"#)
    let wanted = try JSONValue(Array(#"{"r":"tap","state":"failed"}"#.utf8))
    let goal = try #require(try ShrinkGoal(until: [wanted], of: lines))
    var shrinker = TraceShrinker { goal.holds($0) }
    let smallest = shrinker.shrink(goal.lines)
    #expect(touches(smallest).count <= 3)
    var bytes: [UInt8] = []
    var writer = TraceWriter()
    for line in smallest { try writer.write(line, to: &bytes) }
    let check = try TraceCheck(of: bytes)
    #expect(check.judged == 1)
    #expect(check.failures == [])
    #expect(Reading(bytes).faults == [])
  }

  @Test func `a trace that fails nothing has no goal`() throws {
    let lines = try trace(#"{"r":"pan","never":["failed"]}"#)
    #expect(try ShrinkGoal(failing: nil, of: lines) == nil)
    #expect(try ShrinkGoal(failing: 2, of: lines) == nil)
    let wanted = try JSONValue(Array(#"{"r":"tap","state":"recognized"}"#.utf8))
    #expect(try ShrinkGoal(until: [wanted], of: lines) == nil)
  }
}
