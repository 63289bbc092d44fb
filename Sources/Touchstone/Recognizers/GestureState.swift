/// Where a gesture stands; the names are those of `UIGestureRecognizer.State`.
///
/// ```
///              ┌──────────► recognized                     discrete: tap, swipe
///   possible ──┼──► began ──► changed ⟲ ──► ended          continuous: pan, long press,
///      │       │      │          │                           pinch, rotation
///      │       │      └──────────┴────────► cancelled
///      │       └──────────────────────────► (changed may be skipped)
///      └──────────────────────────────────► failed
/// ```
/// Final states last until every touch that took part is up; then the recognizer is `possible`
/// again. Nothing else happens: no gesture is cancelled before it began, none fails afterwards.
public enum GestureState: UInt8, Hashable, Sendable, CaseIterable {
  /// Not decided yet.
  case possible
  /// A continuous gesture started.
  case began
  /// A continuous gesture went on.
  case changed
  /// A continuous gesture came to its natural end.
  case ended
  /// A continuous gesture was taken away by the system or by its host.
  case cancelled
  /// The touches turned out to be something else.
  case failed
  /// A discrete gesture happened; UIKit gives it the raw value of `ended`.
  case recognized

  /// Whether a continuous gesture is under way.
  @inlinable @inline(__always)
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether the gesture is over, one way or the other.
  @inlinable
  public var isFinal: Bool { rawValue > GestureState.changed.rawValue }

  /// Whether the drawing has an arrow from this state to another.
  ///
  /// The way back to `possible` is the reset that follows a final state.
  public func canBecome(_ next: GestureState) -> Bool {
    switch (self, next) {
    case (.possible, .began), (.possible, .recognized), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    case (.ended, .possible), (.cancelled, .possible): true
    case (.failed, .possible), (.recognized, .possible): true
    case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _),
      (.failed, _), (.recognized, _):
      false
    }
  }
}
