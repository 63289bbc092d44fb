import Testing
import Touchstone
import TouchstoneTraces

/// What survives a way through another format and back.
@Suite struct RoundTripTests {
  private func native(_ lines: [TraceLine]) throws -> [UInt8] {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    for line in lines { try writer.write(line, to: &bytes) }
    writer.writeEnd(to: &bytes)
    return bytes
  }

  private func evemu(_ lines: [TraceLine]) throws -> [UInt8] {
    var writer = EvemuWriter()
    var bytes: [UInt8] = []
    for line in lines { try writer.write(line, to: &bytes) }
    return bytes
  }

  private func pointer(_ bytes: [UInt8]) throws -> [UInt8] {
    var writer = PointerWriter()
    var text: [UInt8] = []
    for event in try TraceSource.events(of: bytes) { try writer.write(event, to: &text) }
    return text
  }

  /// Frames with touches, without pressure.
  private func frames(_ lines: [TraceLine]) -> [String] {
    lines.compactMap { line -> String? in
      guard case .record(let record) = line.content, !record.touches.isEmpty else { return nil }
      let touches = record.touches.sorted {
        ($0.phase.rawValue, $0.id) < ($1.phase.rawValue, $1.id)
      }
      return "\(record.time?.nanoseconds ?? -1) "
        + touches.map { "\($0.id.rawValue) \($0.phase) \($0.position)" }.joined(separator: " ")
    }
  }

  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `evemu to native to evemu keeps every position, id and time`() throws {
    var wrong: [String] = []
    for file in SharedFolder.files(in: "traces/evemu", suffix: ".evemu") {
      let first = Reading(try SharedFolder.bytes("traces/evemu/" + file))
      let second = Reading(try native(first.lines))
      let third = Reading(try evemu(second.lines))
      let fourth = Reading(try native(third.lines))
      if frames(second.lines) != frames(first.lines) { wrong.append("\(file): native") }
      if frames(third.lines) != frames(first.lines) { wrong.append("\(file): evemu") }
      if frames(fourth.lines) != frames(third.lines) { wrong.append("\(file): native again") }
      // Points without ids have no slots, and a finger without a position is not in a trace.
      let seen = first.contacts.filter { $0.startPosition != nil }
      if seen.map(\.samples) != third.contacts.map(\.samples) { wrong.append("\(file): samples") }
    }
    #expect(wrong == [])
  }

  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `pointer to native to pointer keeps everything`() throws {
    let bytes = try SharedFolder.bytes("traces/derived/phone-flings.pointer.jsonl")
    let first = Reading(bytes)
    let text = try pointer(try native(first.lines))
    let second = Reading(text)
    #expect(frames(second.lines) == frames(first.lines))
    #expect(second.contacts == first.contacts)
    #expect(try pointer(try native(second.lines)) == text)
  }

  @Test func `a script to evemu and back keeps sixteenths of points, a cancel and two fingers`()
    throws
  {
    var script = TouchScript.drag(by: Vector(x: -70, y: 4), over: .milliseconds(120)).cancelled()
      .with(.tap(at: Point(x: 20, y: 500)), after: .milliseconds(25))
    script.seed = 4
    let header = TraceHeader()
    let first = Reading(try script.trace(header))
    let bytes = try evemu(first.lines)
    var options = TraceOptions()
    options.view = header.viewSize
    let events = try TraceSource.events(of: bytes, options)
    let found = events.compactMap { event -> TouchFrame? in
      if case .frame(var frame) = event.kind {
        for index in frame.touches.indices { frame.touches[index].pressure = nil }
        return frame
      }
      return nil
    }
    #expect(found == script.frames())
  }

  @Test func `what a format has no words for is counted`() throws {
    let text = """
      {"trace":1}
      {"setup":{}}
      {"t":0,"tick":1}
      {"t":1,"note":"a"}
      {"t":2,"move":[[1,0,0]]}
      {"t":3,"down":[[1,0,0]],"note":"b"}
      {"end":3,"frames":2}

      """
    var writer = EvemuWriter()
    var bytes: [UInt8] = []
    for line in Reading(text).lines { try writer.write(line, to: &bytes) }
    let leftOut = writer.leftOut.map { "\($0.name) \($0.count)" }
    #expect(leftOut == ["setup 1", "tick 1", "note 2", "touches that make no sense 1"])
  }
}
