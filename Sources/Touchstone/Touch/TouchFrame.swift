/// Everything that the fingers did at one moment.
///
/// A frame is atomic: two fingers that move together are one frame. Within it touches apply in
/// the order cancelled, ended, moved, began, whatever their order in `touches`. A frame without
/// touches lets time pass.
public struct TouchFrame: Hashable, Sendable {
  /// When it happened.
  public var time: Timestamp
  /// The fingers that did something; a finger that rests is not listed.
  public var touches: [Touch]
  /// Older samples that are delivered with this frame.
  public var coalesced: [TouchSample]

  /// Makes a frame.
  public init(time: Timestamp, touches: [Touch] = [], coalesced: [TouchSample] = []) {
    self.time = time
    self.touches = touches
    self.coalesced = coalesced
  }

  /// A frame of some fingers at a time in milliseconds, for tests and sketches.
  public static func at(milliseconds: Int64, _ touches: Touch...) -> TouchFrame {
    TouchFrame(time: .milliseconds(milliseconds), touches: touches)
  }
}
