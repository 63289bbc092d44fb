public import Touchstone

/// One finger from landing to lift, in short.
///
/// Positions and lengths are in the units of the file: the device's units if it has axes, else
/// points.
public struct TraceContact: Equatable, Sendable {
  /// How a contact ended.
  public enum End: UInt8, Hashable, Sendable {
    /// The finger was lifted.
    case up
    /// It was still down when the recording ended.
    case open
    /// It was cancelled: by the system, by lost events, or as a palm.
    case dropped
    /// Another contact took its place without a lift.
    case implicit
  }

  /// The id in the trace, unique in the file.
  public var id: TouchID
  /// The device's slot, if it has slots.
  public var slot: Int?
  /// The device's own id for the contact; it may be used again for another one.
  public var trackingID: Int?
  /// When the finger landed; nil in a recording without times.
  public var start: Timestamp?
  /// When the contact ended, or the last complete frame if it did not.
  public var stop: Timestamp?
  /// Where it landed; nil if that was never sent.
  public var startPosition: Point?
  /// Where it was last seen.
  public var endPosition: Point?
  /// In how many frames a position was sent.
  public var samples: Int = 0
  /// The length of the way.
  public var path: Double = 0
  /// The largest distance from the start.
  public var maximumDisplacement: Double = 0
  /// How it ended; nil while the finger is down.
  public var end: End?

  init(id: TouchID, slot: Int? = nil, trackingID: Int? = nil, start: Timestamp?) {
    self.id = id
    self.slot = slot
    self.trackingID = trackingID
    self.start = start
  }

  /// Seconds from landing to the end.
  public var duration: Double? {
    guard let start, let stop else { return nil }
    return stop.seconds(since: start)
  }

  /// From start to end.
  public var displacement: Vector? {
    guard let startPosition, let endPosition else { return nil }
    return endPosition - startPosition
  }

  mutating func add(_ position: Point) {
    samples += 1
    if let startPosition, let endPosition {
      path += (position - endPosition).length
      maximumDisplacement = max(maximumDisplacement, (position - startPosition).length)
    } else {
      startPosition = position
    }
    endPosition = position
  }
}
