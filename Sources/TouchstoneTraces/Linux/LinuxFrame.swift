import Touchstone

/// What the fingers did in the frame that is being put together.
struct LinuxFrame: Sendable {
  /// When it happened.
  private(set) var time: Timestamp = .zero
  /// The same for the list of contacts; nil in a recording without times.
  private(set) var contactTime: Timestamp?
  /// Touches in order, each with its turn: a finger that lands and lifts in one frame takes two.
  private(set) var touches: [(touch: Touch, turn: Int)] = []
  /// The highest turn.
  private(set) var lastTurn: Int = 0

  mutating func clear(time: Timestamp, contactTime: Timestamp?) {
    self.time = time
    self.contactTime = contactTime
    touches.removeAll(keepingCapacity: true)
    lastTurn = 0
  }

  /// Adds a touch; a lift goes one turn behind the landing of the same finger.
  mutating func add(_ touch: Touch, after turn: Int) {
    touches.append((touch, turn))
    lastTurn = max(lastTurn, turn)
  }
}
