/// When a row opens, how far, and how it moves there.
public struct SwipeRowConfiguration: Hashable, Sendable {
  /// Width of the action area, in points.
  public var trailing: Double
  /// Inset of the content, in points, added to the area's width.
  public var leftInset: Double
  /// Safe area at the left, in points, added to the area's width.
  public var safeLeft: Double
  /// The action area is visible beyond so many points.
  public var visible: Double
  /// A release opens beyond so many points.
  public var openDistance: Double
  /// A release opens beyond so many points a second.
  public var openVelocity: Double
  /// Nominal seconds of the spring, as UIKit counts them.
  public var duration: Double
  /// Damping ratio of the spring.
  public var dampingRatio: Double
  /// Velocity with which the spring starts, in distances a second, as UIKit counts it.
  public var initialVelocity: Double
  /// The spring is done within this fraction of the distance.
  public var settledFraction: Double

  /// The configuration of the cell that this package started from.
  ///
  /// Trailing 80 pt, visible beyond 25, opens beyond 40 pt or 400 pt a second, UIKit's spring of
  /// 0.25 s with damping ratio 0.85 and initial velocity 0.6.
  public static let seed: SwipeRowConfiguration = SwipeRowConfiguration()

  /// Makes a configuration; what is left out is the seed's.
  public init(
    trailing: Double = 80, leftInset: Double = 0, safeLeft: Double = 0, visible: Double = 25,
    openDistance: Double = 40, openVelocity: Double = 400, duration: Double = 0.25,
    dampingRatio: Double = 0.85, initialVelocity: Double = 0.6, settledFraction: Double = 0.001
  ) {
    self.trailing = trailing
    self.leftInset = leftInset
    self.safeLeft = safeLeft
    self.visible = visible
    self.openDistance = openDistance
    self.openVelocity = openVelocity
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
    self.settledFraction = settledFraction
  }

  /// How far an open row is moved, in points.
  public var revealWidth: Double { trailing + leftInset + safeLeft }

  /// The spring of the animation; numbers that no spring fits are refused.
  ///
  /// UIKit solves for it with the initial velocity inside the equation.
  public func spring() throws(ConfigurationError) -> Spring {
    do throws(MotionError) {
      return try Spring(
        uiKitDuration: duration, dampingRatio: dampingRatio, coupledVelocity: initialVelocity)
    } catch {
      throw ConfigurationError("duration", .unsolvable)
    }
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("trailing", trailing)
    try ConfigurationError.check("leftInset", leftInset)
    try ConfigurationError.check("safeLeft", safeLeft)
    try ConfigurationError.check("visible", visible)
    try ConfigurationError.check("openDistance", openDistance)
    try ConfigurationError.check("openVelocity", openVelocity)
    try ConfigurationError.check("settledFraction", settledFraction, min: 1e-12, max: 1)
    try ConfigurationError.check("trailing", revealWidth)
  }
}
