public import Touchstone

extension SwipeList {
  /// Plays fingers over the list until nothing moves any more, and gives what happened.
  ///
  /// Several scripts can be played one after the other; `start` is when the first finger of this one
  /// lands.
  @discardableResult
  public mutating func play(
    _ script: TouchScript, at start: Timestamp = .zero
  ) -> Journal {
    var journal = Journal()
    var events: [SwipeListEvent] = []
    for frame in script.frames(startingAt: start) {
      journal.record(frame: frame.time)
      handle(frame, into: &events)
      journal.record(events)
      events.removeAll(keepingCapacity: true)
    }
    while let due = deadline, due < .max { advance(to: due, into: &events) }
    journal.record(events)
    return journal
  }
}
