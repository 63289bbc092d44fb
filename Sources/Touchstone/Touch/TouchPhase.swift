/// What a finger did in a frame; the names are those of `UITouch.Phase`.
public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The system took the touch away; its position means nothing.
  case cancelled
  /// The finger was lifted.
  case ended
  /// The finger moved, or reported its place again.
  case moved
  /// The finger landed.
  case began
}
