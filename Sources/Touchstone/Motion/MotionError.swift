/// Why a description of a spring or of another curve is refused.
public enum MotionError: Error, Hashable, Sendable {
  /// A number that is not finite or lies outside what is allowed.
  case outOfRange(Parameter, found: Double, allowed: ClosedRange<Double>)
  /// No curve with this number satisfies the description's equation.
  case unsolvable(Parameter, found: Double)

  /// What a number describes.
  public enum Parameter: String, Hashable, Sendable {
    /// The moving mass.
    case mass
    /// The pull.
    case stiffness
    /// The brake.
    case damping
    /// The damping in units of the critical one.
    case dampingRatio
    /// Seconds of one swing without damping.
    case response
    /// Seconds that the motion seems to take.
    case duration
    /// SwiftUI's bounce, from above -1 to 1.
    case bounce
    /// Seconds until what remains is invisible.
    case settlingDuration
    /// The part of the way that counts as invisible.
    case epsilon
    /// The velocity at the start, in ways per second.
    case initialVelocity
    /// The part of a velocity that is left after a millisecond or a second.
    case rate
    /// Points per second squared that a throw loses beside its decay.
    case constantDeceleration
    /// The lower edge of a range.
    case lowerBound
    /// The upper edge of a range.
    case upperBound
    /// The size of what is overscrolled, in points.
    case dimension
    /// How easily it is overscrolled.
    case coefficient
    /// The place of a timing curve's first control point in time.
    case x1
    /// The place of a timing curve's first control point in progress.
    case y1
    /// The place of a timing curve's second control point in time.
    case x2
    /// The place of a timing curve's second control point in progress.
    case y2
  }

  /// Lets a finite number within a range pass.
  static func check(
    _ value: Double, _ parameter: Parameter, in allowed: ClosedRange<Double>
  ) throws(MotionError) {
    guard value.isFinite, allowed.contains(value) else {
      throw .outOfRange(parameter, found: value, allowed: allowed)
    }
  }
}
