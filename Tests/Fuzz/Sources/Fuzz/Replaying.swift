import Touchstone

/// Frames that no device would send, through every kind of recognizer.
enum Replaying {
  static func run(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    guard var arena = arena(&source) else { return }
    var events: [GestureEvent] = []
    var time: Int64 = 0
    while !source.isEmpty {
      let copy = arena
      let first = events.count
      time = source.time(after: time)
      let action = Action(&source, time: time, recognizers: arena.count)
      action.perform(on: &arena, &events)
      var other = copy
      var repeated: [GestureEvent] = []
      action.perform(on: &other, &repeated)
      require(
        Array(events[first...]) == repeated,
        "a copy answers otherwise: \(events[first...]) – \(repeated)")
    }
    for name in 0..<arena.count { check(events, RecognizerID(name)) }
  }

  private enum Action {
    case frame(TouchFrame)
    case advance(Timestamp)
    case enable(RecognizerID, Bool, Timestamp)
    case reset(RecognizerID, Timestamp)

    init(_ source: inout ByteSource, time: Int64, recognizers: Int) {
      let moment = Timestamp(nanoseconds: time)
      switch source.byte() {
      case 0..<16: self = .advance(moment)
      case 16..<20:
        let id = RecognizerID(source.below(recognizers))
        self = .enable(id, source.byte() & 1 == 0, moment)
      case 20..<24: self = .reset(RecognizerID(source.below(recognizers)), moment)
      default: self = .frame(Replaying.frame(&source, moment))
      }
    }

    func perform(on arena: inout Arena, _ events: inout [GestureEvent]) {
      switch self {
      case .frame(let frame): arena.handle(frame, into: &events)
      case .advance(let time): arena.advance(to: time, into: &events)
      case .enable(let id, let flag, let time):
        arena.setEnabled(flag, id, at: time, into: &events)
      case .reset(let id, let time): arena.reset(id, at: time, into: &events)
      }
    }
  }

  static func frame(_ source: inout ByteSource, _ time: Timestamp) -> TouchFrame {
    var frame = TouchFrame(time: time)
    for _ in 0...source.below(3) {
      let phase = TouchPhase(rawValue: source.byte() & 3) ?? .moved
      let id = TouchID(source.byte() < 250 ? Int64(source.below(4)) : Int64.min)
      let place = Point(x: source.number(), y: source.number())
      frame.touches.append(Touch(id: id, phase: phase, position: place))
      if source.byte() > 240 {
        let sample = TouchSample(
          time: Timestamp(nanoseconds: source.time(after: time.nanoseconds)), id: id,
          position: Point(x: source.number(), y: source.number()))
        frame.coalesced.append(sample)
      }
    }
    return frame
  }

  private static func arena(_ source: inout ByteSource) -> Arena? {
    let profile = GestureProfile.all[source.below(GestureProfile.all.count)]
    var tap = profile.tap
    tap.taps = 1 + source.below(3)
    let contenders: [Contender] = [
      .pan("pan", profile.pan), .pan("axis", profile.pan(along: .horizontal)),
      .longPress("press", profile.longPress), .tap("tap", profile.tap),
      .tap("taps", tap), .swipe("swipe", profile.swipe), .pinch("pinch", profile.pinch),
      .rotation("rotation", profile.rotation),
    ]
    let chosen = contenders.filter { _ in source.byte() & 1 == 0 }
    guard !chosen.isEmpty else { return nil }
    var relations: [Relation] = []
    if source.byte() & 1 == 0 { relations.append(.allSimultaneous) }
    if chosen.count > 1, source.byte() & 1 == 0 {
      relations.append(.requiresFailure(chosen[0].name, of: chosen[1].name))
    }
    return try? Arena(chosen, relations: relations)
  }

  /// Every state follows the one before it as it may.
  private static func check(_ events: [GestureEvent], _ id: RecognizerID) {
    var state = GestureState.possible
    for event in events where event.recognizer == id {
      require(state.canBecome(event.state), "\(event.state) after \(state)")
      state = event.state.canBecome(.possible) ? .possible : event.state
    }
  }
}
