import Testing
import Touchstone
import TouchstoneSystems

/// Timers, swiped and deleted, as a person sees them.
@Suite struct TimerSystemTests {
  static func system() throws -> TimerSystem {
    try TimerSystem(
      [
        FocusTimer(id: "a", name: "Tea", minutes: 5),
        FocusTimer(id: "b", name: "Letters", minutes: 80),
      ], width: 320, rowHeight: 60)
  }

  /// Plays frames and lets a second pass.
  static func play(_ frames: [TouchFrame], _ system: inout TimerSystem) {
    for frame in frames { system.handle(frame) }
    system.advance(to: system.list.now.advanced(bySeconds: 1))
  }

  static func offsets(_ system: TimerSystem) -> [Double] {
    system.view(at: system.list.now).rows.map(\.offset)
  }

  /// Opens the second row and taps its red area.
  static func asked() throws -> TimerSystem {
    var system = try system()
    play(Fingers.drag(from: (200, 90), by: -70, at: 0), &system)
    play(Fingers.tap(300, 90, at: 3000), &system)
    return system
  }

  @Test func `what a finger does decides whether a row opens`() throws {
    let table: [(what: String, frames: [TouchFrame], offset: Double)] = [
      ("slow and far", Fingers.drag(from: (200, 90), by: -70, at: 0), -80),
      ("slow and short", Fingers.drag(from: (200, 90), by: -40, at: 0), 0),
      ("short and fast", Fingers.flick(from: (200, 90), by: -40, at: 0), -80),
      ("to the right", Fingers.drag(from: (100, 90), by: 70, at: 0), 0),
    ]
    var wrong: [String] = []
    for (what, frames, offset) in table {
      var system = try TimerSystemTests.system()
      TimerSystemTests.play(frames, &system)
      let found = TimerSystemTests.offsets(system)
      if found != [0, offset] { wrong.append("\(what): \(found)") }
    }
    #expect(wrong == [])
  }

  @Test func `the trash can is seen beyond 25 points, and the row moves until it rests`() throws {
    var system = try TimerSystemTests.system()
    let frames = Fingers.drag(from: (200, 90), by: -70, at: 0)
    var seen: [Bool] = []
    for frame in frames.dropLast() {
      system.handle(frame)
      seen.append(system.view(at: frame.time).rows[1].isActionVisible)
    }
    // The first ten points are the way to the threshold; seven a step follow.
    #expect(seen == [false, false, false, false, false, false, true, true, true, true, true, true])
    #expect(!system.isMoving)
    system.handle(frames[frames.count - 1])
    #expect(system.isMoving)
    #expect(system.deadline != nil)
    system.advance(to: system.list.now.advanced(bySeconds: 1))
    #expect(!system.isMoving)
    #expect(system.deadline == nil)
  }

  @Test func `deleting asks, asks the store, and updates count and total`() throws {
    var system = try TimerSystemTests.asked()
    #expect(system.summary == "2 timers, 1 h 25 min of focus")
    #expect(system.question == SystemQuestion(.deleteTimer(named: "Letters"), .alert))
    // No finger lands behind the question.
    TimerSystemTests.play(Fingers.drag(from: (200, 30), by: -70, at: 5000), &system)
    #expect(TimerSystemTests.offsets(system) == [0, -80])
    system.answer(true, at: .milliseconds(8000))
    #expect(system.takeRequests() == [.deleteTimer(id: "b", DeletionToken(1))])
    #expect(system.view(at: .milliseconds(8000)).rows.map(\.isPending) == [false, true])
    system.finish(DeletionToken(1), failure: nil, at: .milliseconds(9000))
    #expect(system.summary == "1 timer, 5 min of focus")
    #expect(system.view(at: .milliseconds(9000)).rows.map(\.title) == ["Tea"])
    #expect(system.takeRequests() == [])
  }

  @Test func `after no, and after a failure, nothing is lost and the row stays open`() throws {
    var declined = try TimerSystemTests.asked()
    declined.answer(false, at: .milliseconds(8000))
    var failed = try TimerSystemTests.asked()
    failed.answer(true, at: .milliseconds(8000))
    failed.finish(DeletionToken(1), failure: "read-only", at: .milliseconds(9000))
    #expect(failed.failure == "Letters was not deleted: read-only")
    #expect(declined.failure == nil)
    failed.dismissFailure()
    for system in [declined, failed] {
      #expect(system.question == nil)
      #expect(TimerSystemTests.offsets(system) == [0, -80])
      #expect(system.timers.count == 2)
    }
  }

  @Test func `the same touches give the same digest, others another`() throws {
    var digests: [Digest] = []
    for distance in [-70.0, -70, -71] {
      var system = try TimerSystemTests.system()
      TimerSystemTests.play(Fingers.drag(from: (200, 90), by: distance, at: 0), &system)
      digests.append(system.digest)
    }
    #expect(digests[0] == digests[1])
    #expect(digests[0] != digests[2])
  }

  @Test func `timers without a name of their own are left out, hours are written as hours`() throws
  {
    let system = try TimerSystem(
      [
        FocusTimer(id: "a", name: "Tea", minutes: 60), FocusTimer(id: "a", name: "B", minutes: 1),
        FocusTimer(id: "", name: "C", minutes: 1),
      ], width: 320, rowHeight: 60)
    #expect(system.summary == "1 timer, 1 h of focus")
  }
}
