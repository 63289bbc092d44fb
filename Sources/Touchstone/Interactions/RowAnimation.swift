/// The spring that moves a row to where it rests, and when it counts as there.
public enum RowAnimation: Hashable, Sendable {
  /// UIKit's spring with a fixed initial velocity, in distances a second; done within a part of the
  /// distance.
  case uiKit(duration: Double, dampingRatio: Double, initialVelocity: Double, within: Double)
  /// A spring that takes over the velocity of the release; done within some points.
  case settling(duration: Double, dampingRatio: Double, within: Double)

  /// The spring; numbers that no spring fits are refused.
  ///
  /// UIKit solves for it with the initial velocity inside the equation.
  public func spring() throws(ConfigurationError) -> Spring {
    do throws(MotionError) {
      switch self {
      case .uiKit(let duration, let ratio, let velocity, _):
        return try Spring(
          uiKitDuration: duration, dampingRatio: ratio, coupledVelocity: velocity)
      case .settling(let duration, let ratio, _):
        return try Spring(settlingDuration: duration, dampingRatio: ratio)
      }
    } catch {
      throw ConfigurationError("duration", .unsolvable)
    }
  }

  /// When the movement counts as settled.
  var rule: SettlingRule {
    switch self {
    case .uiKit(_, _, _, let part): .fraction(part)
    case .settling(_, _, let points): .points(points)
    }
  }

  /// The velocity with which the spring starts, in points a second.
  func initialVelocity(over distance: Double, releasedAt velocity: Double) -> Double {
    switch self {
    case .uiKit(_, _, let relative, _): relative * distance
    case .settling: velocity
    }
  }

  /// What the spring itself does not refuse.
  func validate() throws(ConfigurationError) {
    switch self {
    case .uiKit(_, _, _, let part):
      try ConfigurationError.check("within", part, min: 1e-12, max: 1)
    case .settling(_, _, let points):
      try ConfigurationError.check("within", points, min: 1e-9)
    }
  }
}
