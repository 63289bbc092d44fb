/// Why a description of a spring or of another curve is refused.
public enum SpringError: Error, Hashable, Sendable {
  /// A number that is not finite or lies outside what is allowed.
  case outOfRange(Parameter, found: Double, allowed: ClosedRange<Double>)
  /// No spring of that damping ratio and initial velocity has the duration that was asked for.
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
  }

  /// Lets a finite number within a range pass.
  static func check(
    _ value: Double, _ parameter: Parameter, in allowed: ClosedRange<Double>
  ) throws(SpringError) {
    guard allowed.contains(value) else {
      throw .outOfRange(parameter, found: value, allowed: allowed)
    }
  }
}
