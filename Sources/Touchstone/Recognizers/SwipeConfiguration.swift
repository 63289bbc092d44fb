/// What counts as a swipe.
///
/// UIKit's own figures are private; these defaults are assumptions.
public struct SwipeConfiguration: Hashable, Sendable {
  /// Directions that count; UIKit: right.
  public var directions: [SwipeDirection]
  /// Fingers that swipe together; UIKit: exactly one.
  public var touches: TouchCount
  /// Points that the fingers' middle must move, straight.
  public var minimumDistance: Double
  /// Mean speed that it must have then, in points a second.
  public var minimumVelocity: Double
  /// Seconds within which that must happen; nil for no limit.
  public var maximumDuration: Double?
  /// Degrees that the way may differ from a direction, 0…45.
  public var maximumAngle: Double

  /// Makes a configuration.
  public init(
    directions: [SwipeDirection] = [.right], touches: TouchCount = .exactly(1),
    minimumDistance: Double = 10, minimumVelocity: Double = 0, maximumDuration: Double? = 0.5,
    maximumAngle: Double = 20
  ) {
    self.directions = directions
    self.touches = touches
    self.minimumDistance = minimumDistance
    self.minimumVelocity = minimumVelocity
    self.maximumDuration = maximumDuration
    self.maximumAngle = maximumAngle
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("directions", count: directions.count, min: 1)
    try touches.validate()
    try ConfigurationError.check("minimumDistance", minimumDistance)
    try ConfigurationError.check("minimumVelocity", minimumVelocity)
    try ConfigurationError.check("maximumDuration", maximumDuration)
    try ConfigurationError.check("maximumAngle", maximumAngle, min: 0, max: 45)
  }
}
