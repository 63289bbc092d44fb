/// When a long press begins.
///
/// Defaults are UIKit's.
public struct LongPressConfiguration: Hashable, Sendable {
  /// Seconds that the fingers must rest; UIKit: 0.5.
  public var minimumDuration: Double
  /// Points that a finger may wander before it begins; UIKit: 10; nil for no limit.
  public var allowableMovement: Double?
  /// Whether it fails only beyond that distance (true, UIKit) or on reaching it (false, SwiftUI).
  public var isStrict: Bool
  /// Taps that must come before the press; UIKit: 0.
  public var taps: Int
  /// Fingers that it takes; UIKit: exactly one.
  public var touches: TouchCount

  /// Makes a configuration; what is left out is UIKit's.
  public init(
    minimumDuration: Double = 0.5, allowableMovement: Double? = 10, isStrict: Bool = true,
    taps: Int = 0, touches: TouchCount = .exactly(1)
  ) {
    self.minimumDuration = minimumDuration
    self.allowableMovement = allowableMovement
    self.isStrict = isStrict
    self.taps = taps
    self.touches = touches
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("minimumDuration", minimumDuration)
    try ConfigurationError.check("allowableMovement", allowableMovement)
    try ConfigurationError.check("taps", count: taps, min: 0)
    try touches.validate()
  }
}
