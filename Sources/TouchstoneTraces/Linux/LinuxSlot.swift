import Touchstone

/// One slot of a device, or its only finger: values persist until they are sent again.
struct LinuxSlot: Sendable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var contact: Contact?
  /// Whether the contact was a palm and its lift is still to come.
  var isPalm: Bool = false
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
