/// How fast a throw loses its speed: the part of the velocity that is left after a millisecond.
public struct DecelerationRate: Hashable, Sendable {
  /// The part that is left after a millisecond, between 0 and 1.
  public let perMillisecond: Double
  /// The natural logarithm of the part that is left after a second; negative.
  let exponent: Double

  /// A scroll view's usual rate, 0.998.
  public static let normal: DecelerationRate = DecelerationRate(unchecked: 0.998)

  /// A scroll view's fast rate, 0.99.
  public static let fast: DecelerationRate = DecelerationRate(unchecked: 0.99)

  /// Makes a rate from the part that is left after a millisecond, between 0 and 1 (both excluded).
  public init(perMillisecond: Double) throws(MotionError) {
    try MotionError.check(perMillisecond, .rate, in: 1e-300...1.0.nextDown)
    self.init(unchecked: perMillisecond)
  }

  /// Makes a rate from the part that is left after a second, as Flutter's drag states it.
  public init(perSecond: Double) throws(MotionError) {
    try MotionError.check(perSecond, .rate, in: 1e-300...1.0.nextDown)
    exponent = Elementary.log(perSecond)
    perMillisecond = Elementary.exp(exponent / 1000)
  }

  private init(unchecked perMillisecond: Double) {
    self.perMillisecond = perMillisecond
    exponent = 1000 * Elementary.log(perMillisecond)
  }

  /// The part that is left after a second.
  public var perSecond: Double { Elementary.exp(exponent) }

  /// The part that is left after some seconds; everything before the start.
  public func remainder(after seconds: Double) -> Double {
    seconds > 0 ? Elementary.exp(exponent * seconds) : 1
  }
}
