import Touchstone

extension Workload {
  /// One touch through the whole arena, as a host gets it: one finger at a time.
  static let events: [Workload] = [
    arena("event/swipe", Gestures.swipes, [.pan(), .longPress()], limit: 60),
    arena("event/hold", Gestures.holds, [.pan(), .longPress()], limit: 60),
    arena("event/mixed62", Gestures.mixed, [.pan(), .longPress()], limit: 60),
    arena(
      "event/mixed62-no-velocity", Gestures.mixed, [.pan(), .longPress()], readsVelocity: false,
      limit: 20),
    arena("event/one-recognizer", Gestures.mixed, [.pan()], limit: 60),
    arena("event/eight-two-fingers", Gestures.twoFingers, eight, limit: 240),
    arena(
      "event/eight-two-fingers-no-velocity", Gestures.twoFingers, eight, readsVelocity: false,
      limit: 80),
    arena(
      "event/requires-failure", Gestures.mixed,
      [
        .tap("double", TapConfiguration(taps: 2)), .tap("single"), .pan(), .longPress(),
      ],
      [.requiresFailure("single", of: "double"), .requiresFailure("pan", of: "longPress")]),
  ]

  /// One of each kind, and two more.
  private static let eight: [Contender] = [
    .pan(), .longPress(), .tap(), .tap("double", TapConfiguration(taps: 2)), .swipe(), .pinch(),
    .rotation(), .pan("second", PanConfiguration(touches: .exactly(2))),
  ]

  /// Plays frames into an arena that has seen the first eight gestures before, one hold among them.
  private static func arena(
    _ name: String, _ frames: [TouchFrame], _ contenders: [Contender],
    _ relations: [Relation] = [], readsVelocity: Bool = true, limit: Double? = nil
  ) -> Workload {
    struct State {
      var arena: Arena
      var events: [GestureEvent]
      var digest = Digest()
    }
    let touches = frames.flatMap { frame in frame.touches.map { (touch: $0, time: frame.time) } }
    let warmUp = touches.prefix(8 * Gestures.perGesture)
    let rest = Array(touches.dropFirst(8 * Gestures.perGesture))
    return Workload(
      name, unit: "event", units: rest.count, floor: "floor/walk", limit: limit,
      allocationLimit: 0,
      prepare: {
        guard var arena = try? Arena(contenders, relations: relations) else {
          preconditionFailure("\(name): the arena is refused")
        }
        arena.reportsVelocity = readsVelocity
        var events: [GestureEvent] = []
        events.reserveCapacity(16)
        for input in warmUp {
          events.removeAll(keepingCapacity: true)
          arena.handle(input.touch, at: input.time, into: &events)
        }
        return State(arena: arena, events: events)
      },
      run: { state in
        var sum = 0.0
        var changes: UInt64 = 0
        for input in rest {
          state.events.removeAll(keepingCapacity: true)
          state.arena.handle(input.touch, at: input.time, into: &state.events)
          // By place: an iterator would copy each event.
          for place in state.events.indices {
            changes = changes &* 7 &+ UInt64(state.events[place].state.rawValue)
            sum += state.events[place].values.translation.x
            sum += state.events[place].velocity?.x ?? 0
          }
        }
        return changes ^ sum.bitPattern
      })
  }
}
