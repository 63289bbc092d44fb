public import Touchstone

extension SwipeRow {
  /// Plays fingers over the row until it is at rest, and returns what it told its host, in order.
  ///
  /// A pan of its own turns the touches into updates, as the host's pan would. Several scripts can
  /// be played one after the other; `start` is when the first finger of this one lands.
  ///
  /// - Parameter pan: The pan that watches the row; UIKit's by default.
  @discardableResult
  public mutating func play(
    _ script: TouchScript, at start: Timestamp = .zero,
    with pan: PanConfiguration = PanConfiguration()
  ) throws(ArenaError) -> [RowEffect] {
    var arena = try Arena([.pan("pan", pan)])
    var effects: [RowEffect] = []
    var events: [GestureEvent] = []
    for frame in script.frames(startingAt: start) {
      events.removeAll(keepingCapacity: true)
      arena.handle(frame, into: &events)
      for event in events {
        if let update = PanUpdate(event) { send(.pan(update), into: &effects) }
      }
    }
    while let deadline { send(.tick(deadline), into: &effects) }
    return effects
  }
}
