import Testing
import Touchstone
import TouchstoneTraces

/// Real recordings under every rule book: whatever comes out, the laws of gestures hold.
@Suite struct ProfileReplayTests {
  @Test(
    .enabled(if: SharedFolder.isPresent, "no folder of recordings"),
    arguments: GestureProfile.all)
  func `no recording breaks a law under a profile`(_ profile: GestureProfile) throws {
    var broken: [String] = []
    var played = 0
    for file in SharedFolder.files(in: "traces", suffix: "") {
      let isRecording = ![".desc", ".json", ".md", "-l.txt"].contains { file.hasSuffix($0) }
      guard isRecording, file.contains(".") else { continue }
      let bytes = try SharedFolder.bytes("traces/" + file)
      let events = try TraceSource.events(of: bytes, ProfileReplayTests.options)
      broken += try ProfileReplayTests.lawsBroken(by: events, profile).map { "\(file): \($0)" }
      played += 1
    }
    #expect(broken == [])
    #expect(played > 40)
  }

  static let options: TraceOptions = {
    var options = TraceOptions()
    options.frameRate = .sixty
    options.clampsTime = true
    return options
  }()

  /// Only arrows of the drawing; at the end everyone is possible and no finger is left.
  static func lawsBroken(
    by events: [TraceEvent], _ profile: GestureProfile
  ) throws -> [String] {
    var setup = TraceSetup()
    var double = profile.tap
    double.taps = 2
    setup.contenders = [
      .pan("pan", profile.pan), .pan("scroll", profile.pan(along: .vertical), depth: 1),
      .longPress("press", profile.longPress), .tap("tap", profile.tap), .tap("double", double),
      .swipe("swipe", profile.swipe), .pinch("pinch", profile.pinch),
      .rotation("rotation", profile.rotation),
    ]
    setup.relations = [
      .requiresFailure("tap", of: "double"), .simultaneous("pan", "pinch"),
      .simultaneous("pinch", "rotation"), .simultaneous("pan", "rotation"),
    ]
    var replay = try Replay(setup)
    var found: [ReplayEvent] = []
    for event in events { try replay.handle(event, into: &found) }
    var late: [GestureEvent] = []
    var arena = replay.arena
    arena.cancelAll(at: arena.now, into: &late)
    arena.advance(to: arena.now.advanced(bySeconds: 5), into: &late)
    var broken: [String] = []
    var states = Array(repeating: GestureState.possible, count: setup.contenders.count)
    let gestures = found.compactMap { if case .gesture(let event) = $0 { event } else { nil } }
    for event in gestures + late {
      let before = states[event.recognizer.index]
      if !before.canBecome(event.state)
        && !(before.isFinal && GestureState.possible.canBecome(event.state))
      {
        broken.append("\(arena.name(of: event.recognizer)) \(before) → \(event.state)")
      }
      if event.velocity.map({ !$0.isFinite }) ?? false { broken.append("a velocity is not finite") }
      if !event.values.translation.isFinite { broken.append("a translation is not finite") }
      states[event.recognizer.index] = event.state
    }
    for index in 0..<arena.count where arena.state(of: RecognizerID(index)) != .possible {
      broken.append("\(arena.name(of: RecognizerID(index))) is stuck")
    }
    if arena.numberOfFingers != 0 { broken.append("a finger is left over") }
    return broken
  }
}
