public import Touchstone

extension ArenaOf {
  /// Plays frames one after the other and gives what happened.
  ///
  /// After the last frame time passes until nothing is due any more, so that a tap that waits for
  /// another one is decided. A recognizer that is always due again is asked a thousand times.
  public mutating func play(
    _ frames: [TouchFrame], asking policy: ArenaPolicy = .none
  ) -> Journal {
    var journal = Journal()
    var events: [GestureEvent] = []
    for frame in frames {
      journal.record(frame: frame.time)
      handle(frame, asking: policy, into: &events)
      journal.record(events)
      events.removeAll(keepingCapacity: true)
    }
    var rounds = 0
    while let due = deadline, due < .max, rounds < 1000 {
      advance(to: due, asking: policy, into: &events)
      rounds += 1
    }
    journal.record(events)
    return journal
  }

  /// Plays fingers made from a few words and gives what happened.
  ///
  /// Several scripts can be played one after the other; `start` is when the first finger of this one
  /// lands.
  public mutating func play(
    _ script: TouchScript, at start: Timestamp = .zero, asking policy: ArenaPolicy = .none
  ) -> Journal {
    play(script.frames(startingAt: start), asking: policy)
  }
}
