import Testing
import Touchstone
import TouchstoneTraces

@Suite struct ReplayHistoryTests {
  private static func replay() throws -> Replay {
    var setup = TraceSetup()
    setup.contenders = [.pan(), .longPress()]
    return try Replay(setup, list: try SwipeList(["A", "B"], width: 320, .seed))
  }

  private static let events: [TraceEvent] = {
    let script = TouchScript.drag(by: Vector(x: -70, y: 2), over: .milliseconds(300))
      .then(.pause(for: .milliseconds(600)))
      .then(.hold(for: .milliseconds(700), at: Point(x: 100, y: 90)))
    return script.frames().map { TraceEvent(.frame($0), time: $0.time) }
  }()

  private static func history(savingEvery interval: Int) throws -> ReplayHistory {
    var history = ReplayHistory(try replay(), savingEvery: interval)
    for event in events { try history.handle(event) }
    return history
  }

  @Test(arguments: [1, 7, 64, 1000])
  func `any moment is what a replay up to it comes to`(interval: Int) throws {
    let history = try Self.history(savingEvery: interval)
    var straight = try Self.replay()
    var events: [ReplayEvent] = []
    var wrong: [Int] = []
    for (index, event) in Self.events.enumerated() {
      try straight.handle(event, into: &events)
      if try history.replay(at: event.time ?? .zero) != straight { wrong.append(index) }
    }
    #expect(wrong == [])
    #expect(history.current == straight)
    #expect(events.count > 20)
  }

  @Test func `between two touches springs have moved on`() throws {
    let history = try Self.history(savingEvery: 8)
    let replay = try history.replay(at: .milliseconds(400))
    #expect(replay.now == .milliseconds(400))
    #expect(replay.list?.rows[0].stateName == "settling")
  }

  @Test(arguments: [1, 5, 64])
  func `what is taken back and played again comes to the same`(interval: Int) throws {
    let whole = try Self.history(savingEvery: interval)
    var history = whole
    try history.rewind(to: .milliseconds(150))
    #expect(history.played.count < whole.played.count / 2)
    for event in whole.played[history.played.count...] { try history.handle(event) }
    #expect(history.current == whole.current)
    #expect(try history.firstDifference(from: whole) == nil)
    for _ in 0..<10 { try history.stepBack() }
    #expect(history.played.count == whole.played.count - 10)
    for event in whole.played.suffix(10) { try history.handle(event) }
    #expect(history.current == whole.current)
    while !history.played.isEmpty { try history.stepBack() }
    try history.stepBack()
    #expect(history.current == (try Self.replay()))
  }

  @Test func `a fork that goes another way differs from there on`() throws {
    let history = try Self.history(savingEvery: 16)
    var fork = history
    try fork.rewind(to: .milliseconds(150))
    let moment = fork.current.now
    let cancel = TouchFrame.at(milliseconds: 160, .cancelled(1))
    try fork.handle(TraceEvent(.frame(cancel), time: cancel.time))
    let difference = try #require(try fork.firstDifference(from: history))
    #expect(difference > moment && difference <= .milliseconds(160))
    #expect(fork.current.arena.state(of: RecognizerID(0)) == .possible)
  }

  @Test func `an event that cannot be understood changes nothing`() throws {
    var history = try Self.history(savingEvery: 4)
    let before = history.current
    let control = TraceEvent(.control(.object([])), time: .milliseconds(9000), line: 3)
    #expect(throws: TraceError.self) { try history.handle(control) }
    #expect(history.current == before)
    #expect(history.played.count == Self.events.count)
  }
}
