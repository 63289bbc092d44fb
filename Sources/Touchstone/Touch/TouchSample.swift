/// A place that a finger passed before the frame that delivers it, at its own time.
///
/// Coalesced samples feed the velocity; no recognizer changes its mind because of one.
public struct TouchSample: Hashable, Sendable {
  /// When the finger was there; not later than the frame.
  public var time: Timestamp
  /// Whose contact this is.
  public var id: TouchID
  /// Where it was, in points of the view.
  public var position: Point

  /// Makes a sample.
  @inlinable
  public init(time: Timestamp, id: TouchID, position: Point) {
    self.time = time
    self.id = id
    self.position = position
  }
}
