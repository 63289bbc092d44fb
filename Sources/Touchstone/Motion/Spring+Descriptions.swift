extension Spring {
  /// Makes a spring from how long it seems to take and how much it bounces, as in SwiftUI.
  ///
  /// The duration is that of one swing without damping, in seconds, at least 1e-20 and at most 1e20.
  /// A bounce of 0 is critically damped, 1 swings for ever, a negative one (above -1) creeps.
  public init(duration: Double = 0.5, bounce: Double = 0) throws(MotionError) {
    try MotionError.check(duration, .duration, in: Spring.durations)
    try MotionError.check(bounce, .bounce, in: (-1.0).nextUp...1)
    self.init(
      uncheckedFrequency: Spring.twoPi / duration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Makes a spring from the time of one swing without damping and from its damping ratio.
  ///
  /// The response is in seconds, from 1e-20 to 1e20; the ratio from 0 (swings for ever) to 1e20,
  /// and above 1 it creeps. WWDC 2018's fluid interfaces are described like this.
  public init(response: Double, dampingRatio: Double) throws(MotionError) {
    try MotionError.check(response, .response, in: Spring.durations)
    try MotionError.check(dampingRatio, .dampingRatio, in: 0...1e20)
    self.init(uncheckedFrequency: Spring.twoPi / response, dampingRatio: dampingRatio)
  }

  /// Seconds of one swing without damping: SwiftUI's duration.
  public var response: Double { Spring.twoPi * (mass / stiffness).squareRoot() }

  /// Seconds that the motion seems to take; the same as the response.
  public var duration: Double { response }

  /// How much it bounces: 0 for critical damping, 1 for none, negative where it creeps.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  static let durations: ClosedRange<Double> = 1e-20...1e20
  static let twoPi: Double = 0x1.921fb54442d18p+2
}
