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

/// One slot of a device, or its only finger: values persist until they are sent again.
struct LinuxSlot: Sendable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var contact: Contact?
  /// The turn of the frame in which the slot's last contact ended, plus what came before.
  var turn: Int = 0

  /// The finger that a slot follows.
  struct Contact: Sendable {
    var id: TouchID
    var trackingID: Int
    /// Whether its landing has been reported.
    var isDown: Bool = false
    /// Whether a position was sent in this frame.
    var hasMoved: Bool = false
    /// The pressure of the last frame before the one that lifts.
    var pressure: Double?
    /// Whether it landed in this frame.
    var isNew: Bool = true
  }

  var position: Point? {
    guard let x, let y else { return nil }
    return Point(x: Double(x), y: Double(y))
  }
}
