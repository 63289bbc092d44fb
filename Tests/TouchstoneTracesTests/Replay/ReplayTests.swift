import Testing
import Touchstone
import TouchstoneTraces

@Suite struct ReplayTests {
  static let setup: TraceSetup = {
    var setup = TraceSetup()
    setup.contenders = [.pan(), .longPress(), .tap()]
    return setup
  }()

  /// The digest of a run over events.
  func digest(_ events: [TraceEvent]) throws -> String {
    let setup = ReplayTests.setup
    let list = try SwipeList(
      covering: Size(width: 390, height: 300), .seed, contenders: setup.contenders)
    var replay = try Replay(setup, list: list)
    var found: [ReplayEvent] = []
    for event in events { try replay.handle(event, into: &found) }
    replay.settle(into: &found)
    return replay.digest.text
  }

  static func events(_ name: String) throws -> [TraceEvent] {
    guard let entry = PlaygroundTraces.all.first(where: { $0.name == name }) else { return [] }
    return try TraceSource.events(of: entry.bytes())
  }

  /// The same on every machine, in debug and in release.
  static let digests: [(String, String)] = [
    ("slow-drag-opens", "9116d35546faec94"),
    ("flick-opens", "6b876ed1bc52a820"),
    ("short-drag-stays-closed", "1792c8176afafb3e"),
    ("vertical-scroll", "2d518c4c51b3895a"),
    ("long-press", "96f86522f761f1f0"),
    ("tap", "15b5a653850b314a"),
    ("cancel", "145acab85a6f46e3"),
    ("two-fingers", "da9998198f76c7e2"),
  ]

  @Test func `every trace of the playground replays to its digest`() throws {
    let found = try ReplayTests.digests.map { ($0.0, try digest(ReplayTests.events($0.0))) }
    #expect(found.map { "\($0.0) \($0.1)" } == ReplayTests.digests.map { "\($0.0) \($0.1)" })
  }

  @Test func `the last bit of any coordinate changes the digest`() throws {
    let events = try ReplayTests.events("flick-opens")
    let original = try digest(events)
    var unchanged: [String] = []
    for (index, event) in events.enumerated() {
      guard case .frame(var frame) = event.kind, frame.touches[0].phase != .began else { continue }
      // Before the pan began, only the place where the finger landed matters to the outcome.
      guard let time = event.time, time.seconds > 0.058 else { continue }
      frame.touches[0].position.x = frame.touches[0].position.x.nextUp
      var changed = events
      changed[index].kind = .frame(frame)
      if try digest(changed) == original { unchanged.append("\(time.seconds)") }
    }
    #expect(unchanged == [])
  }

  @Test func `ticks in between change nothing, however many`() throws {
    for name in ["flick-opens", "long-press", "slow-drag-opens"] {
      let events = try ReplayTests.events(name)
      var split: [TraceEvent] = []
      var last = Timestamp.zero
      for event in events {
        if let time = event.time, time > last {
          let step = max(1, time.nanoseconds(since: last) / 7)
          while last.advanced(byNanoseconds: step) < time {
            last = last.advanced(byNanoseconds: step)
            split.append(TraceEvent(.tick, time: last))
          }
          last = time
        }
        split.append(event)
      }
      #expect(try digest(split) == digest(events), "\(name)")
    }
  }

  @Test func `a fork of a replay goes its own way`() throws {
    let events = try ReplayTests.events("slow-drag-opens")
    var replay = try Replay(ReplayTests.setup)
    var found: [ReplayEvent] = []
    for event in events.prefix(events.count / 2) { try replay.handle(event, into: &found) }
    var fork = replay
    for event in events.suffix(from: events.count / 2) { try replay.handle(event, into: &found) }
    #expect(fork != replay)
    for event in events.suffix(from: events.count / 2) { try fork.handle(event, into: &found) }
    #expect(fork == replay)
  }
}
