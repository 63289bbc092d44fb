/// Why a gesture changed its state: what was measured, and the limit that it reached.
///
/// Distances are points, times and durations seconds, angles degrees.
public enum GestureCause: Hashable, Sendable {
  /// The fingers moved; the gesture was under way already.
  case movement
  /// The fingers moved as far as the gesture asks for.
  case moved(distance: Double, required: Double)
  /// The fingers rested as long as the gesture asks for.
  case held(duration: Double, required: Double)
  /// The last required tap was lifted.
  case tapped(taps: Int)
  /// The fingers' distance changed as much as the gesture asks for.
  case spanChanged(change: Double, required: Double)
  /// The fingers turned as much as the gesture asks for.
  case rotated(angle: Double, required: Double)
  /// No other gesture is left that could take the touch.
  case alone
  /// Fewer fingers than the gesture needs are left.
  case lifted(remaining: Int, required: Int)
  /// More fingers landed than the gesture allows.
  case tooManyTouches(count: Int, allowed: Int)
  /// The system took a touch away.
  case cancelledBySystem
  /// The recognizer was disabled or reset by its host.
  case disabled
  /// The touches were something else.
  case failure(FailureReason)
  /// A person's own recognizer decided for a reason of its own.
  case custom(code: Int, measured: Double, limit: Double)
}
