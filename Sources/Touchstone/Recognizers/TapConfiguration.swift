/// What counts as a tap, or as several in a row.
///
/// Defaults are UIKit's where they are known.
public struct TapConfiguration: Hashable, Sendable {
  /// Taps in a row; UIKit: 1.
  public var taps: Int
  /// Fingers that tap together; UIKit: exactly one.
  public var touches: TouchCount
  /// Points that a finger may wander; 45 is our assumption; nil for no limit.
  public var allowableMovement: Double?
  /// Whether it fails only beyond that distance (true) or on reaching it (false, SwiftUI).
  public var isStrict: Bool
  /// A touch that lasts so many seconds is no tap; 0.75 is our assumption; nil for no limit.
  public var maximumDuration: Double?
  /// Seconds within which the next tap must begin; 0.35 is our assumption.
  public var maximumInterval: Double
  /// Seconds that must pass before the next tap may begin; they count from the other end of the
  /// tap than the maximum does (Flutter from the touch, Android from the lift).
  public var minimumInterval: Double
  /// From which end of a tap the maximum interval counts.
  public var intervalFrom: IntervalStart
  /// A touch farther than so many points from the first is not the next tap; nil for no limit.
  public var maximumSeparation: Double?

  /// An end of a tap.
  public enum IntervalStart: UInt8, Hashable, Sendable {
    /// The lift.
    case up
    /// The touch.
    case down
  }

  /// Makes a configuration; what is left out is UIKit's, as far as it is known.
  public init(
    taps: Int = 1, touches: TouchCount = .exactly(1), allowableMovement: Double? = 45,
    isStrict: Bool = true, maximumDuration: Double? = 0.75, maximumInterval: Double = 0.35,
    minimumInterval: Double = 0, intervalFrom: IntervalStart = .up,
    maximumSeparation: Double? = 45
  ) {
    self.taps = taps
    self.touches = touches
    self.allowableMovement = allowableMovement
    self.isStrict = isStrict
    self.maximumDuration = maximumDuration
    self.maximumInterval = maximumInterval
    self.minimumInterval = minimumInterval
    self.intervalFrom = intervalFrom
    self.maximumSeparation = maximumSeparation
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("taps", count: taps, min: 1)
    try touches.validate()
    try ConfigurationError.check("allowableMovement", allowableMovement)
    try ConfigurationError.check("maximumDuration", maximumDuration)
    try ConfigurationError.check("maximumInterval", maximumInterval)
    try ConfigurationError.check("minimumInterval", minimumInterval)
    try ConfigurationError.check("maximumSeparation", maximumSeparation)
    if minimumInterval > maximumInterval {
      throw ConfigurationError("minimumInterval", .above(maximum: maximumInterval))
    }
  }
}
