extension Spring {
  /// Makes the spring of a view animation that has a duration and a damping ratio.
  ///
  /// UIKit's rule: mass 1, and a frequency at which the second term of the envelope has fallen to
  /// `epsilon` of the way at the duration. So the duration is *not* the settling time (a ratio of
  /// 0.85 settles within a percent of it, 0.25 takes a fifth longer), and the rule jumps at ratio 1:
  /// 0.999999 is 46 % stiffer than 1. That is the platform's, kept on purpose. Ratios above 1 count
  /// as 1; a ratio so small that no frequency fits (below about `epsilon`) is refused. The initial
  /// velocity of the motion does not change the spring. Source: the equation reproduces published
  /// pairs of stiffness and damping to all digits.
  public init(
    uiKitDuration duration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(MotionError) {
    try Spring.checkEnvelope(duration, .duration, dampingRatio, epsilon)
    let ratio = min(dampingRatio, 1)
    let turns = Spring.envelopeAngle(dampingRatio: ratio, epsilon: epsilon)
    guard turns > 0 else { throw .unsolvable(.dampingRatio, found: dampingRatio) }
    self.init(uncheckedFrequency: turns / duration, dampingRatio: ratio)
  }

  /// Makes the same spring with the initial velocity inside the equation, for compatibility.
  ///
  /// The velocity is relative: 1 covers the whole way in one second. The equation has a pole where
  /// the velocity is ratio · frequency and may have several solutions; what twelve of Newton's steps
  /// from 5 / duration find is the answer, as in the platform's re-implementations. Where they find
  /// none it is refused. Prefer the form without: a flick as initial velocity makes this one swing.
  public init(
    uiKitDuration duration: Double, dampingRatio: Double, coupledVelocity: Double,
    epsilon: Double = 0.001
  ) throws(MotionError) {
    try Spring.checkEnvelope(duration, .duration, dampingRatio, epsilon)
    try MotionError.check(coupledVelocity, .initialVelocity, in: -1e20...1e20)
    let ratio = min(dampingRatio, 1)
    // In units of the duration, so that the steps do not depend on it.
    let angle = Spring.coupledEnvelopeAngle(
      dampingRatio: ratio, epsilon: epsilon, velocity: coupledVelocity * duration)
    guard let angle else { throw .unsolvable(.initialVelocity, found: coupledVelocity) }
    self.init(uncheckedFrequency: angle / duration, dampingRatio: ratio)
  }

  /// Makes a spring from its settling duration and its damping ratio, as in SwiftUI.
  ///
  /// The equation is UIKit's (see there). Durations count as at least 0.01 and at most 10 seconds,
  /// ratios as at most 1.
  public init(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(MotionError) {
    try MotionError.check(settlingDuration, .settlingDuration, in: Spring.durations)
    let duration = min(max(settlingDuration, 0.01), 10)
    try self.init(uiKitDuration: duration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  /// The duration in UIKit's description of this spring, the inverse of the initializers.
  ///
  /// Nil where there is none: without damping, above the critical ratio (the description knows none),
  /// and where the envelope starts below `epsilon`. At the critical ratio a velocity at or above the
  /// frequency has none either.
  public func uiKitDuration(coupledVelocity: Double = 0, epsilon: Double = 0.001) -> Double? {
    let ratio = dampingRatio
    let frequency = naturalFrequency
    guard epsilon > 0, epsilon < 1, coupledVelocity.isFinite, ratio > 0, ratio <= 1 else {
      return nil
    }
    let angle: Double
    if ratio < 1 {
      let root = ((1 - ratio) * (1 + ratio)).squareRoot()
      let term = (ratio - coupledVelocity / frequency).magnitude
      angle = Elementary.log(term / (epsilon * root)) / ratio
    } else {
      let weight = 1 - coupledVelocity / frequency
      guard weight > 0 else { return nil }
      angle = Spring.criticalEnvelopeAngle(weight: weight, epsilon: epsilon)
    }
    return angle > 0 && angle < .infinity ? angle / frequency : nil
  }

  private static func checkEnvelope(
    _ duration: Double, _ name: MotionError.Parameter, _ dampingRatio: Double, _ epsilon: Double
  ) throws(MotionError) {
    try MotionError.check(duration, name, in: durations)
    try MotionError.check(dampingRatio, .dampingRatio, in: 0...1e20)
    try MotionError.check(epsilon, .epsilon, in: 1e-15...0.5)
  }

  /// Frequency times duration at which the second envelope term is `epsilon`; ratio at most 1.
  static func envelopeAngle(dampingRatio ratio: Double, epsilon: Double) -> Double {
    if ratio < 1 {
      // (1 - ratio)·(1 + ratio) keeps the digits that 1 - ratio² loses near 1.
      let root = ((1 - ratio) * (1 + ratio)).squareRoot()
      return Elementary.log(ratio / (epsilon * root)) / ratio
    }
    return criticalEnvelopeAngle(weight: 1, epsilon: epsilon)
  }

  /// The largest solution a of (1 + weight·a)·e^-a = epsilon, for a positive weight.
  private static func criticalEnvelopeAngle(weight: Double, epsilon: Double) -> Double {
    // Newton on the logarithm, which is concave, from the right of the solution.
    let level = Elementary.log(epsilon)
    var angle = 2 * (0.2 + Elementary.logOnePlus(weight) - level)
    for _ in 0..<60 {
      let value = Elementary.logOnePlus(weight * angle) - angle - level
      let step = value / (1 - weight / (1 + weight * angle))
      angle += step
      if step.magnitude <= 1e-15 * angle { break }
    }
    return angle
  }

  /// The same with a velocity in ways per duration; nil where twelve of Newton's steps from 5 do
  /// not end on a positive solution.
  private static func coupledEnvelopeAngle(
    dampingRatio ratio: Double, epsilon: Double, velocity: Double
  ) -> Double? {
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    var angle = 5.0
    var step = Double.infinity
    for _ in 0..<12 {
      let decay = Elementary.exp(-ratio * angle)
      let value: Double
      let slope: Double
      if ratio < 1 {
        let term = (ratio - velocity / angle) / root
        let sign: Double = term < 0 ? -1 : 1
        value = sign * term * decay - epsilon
        slope = sign * decay * (velocity / (angle * angle * root) - ratio * term)
      } else {
        value = (1 + angle - velocity) * decay - epsilon
        slope = decay * (velocity - angle)
      }
      step = value / slope
      angle -= step
    }
    return angle > 0 && angle.isFinite && step.magnitude <= 1e-9 * angle ? angle : nil
  }
}
