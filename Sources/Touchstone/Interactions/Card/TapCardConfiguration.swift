/// How far a finger may leave a button that it presses.
public struct TapCardConfiguration: Hashable, Sendable {
  /// Points around the button that still count as on it while a finger presses it.
  ///
  /// A finger must land on the button itself.
  public var margin: Double

  /// Exactly the button.
  public static let standard: TapCardConfiguration = TapCardConfiguration(margin: 0)

  /// As UIKit's buttons are known to behave, which let go 70 points away.
  ///
  /// Apple documents no figure.
  public static let seed: TapCardConfiguration = TapCardConfiguration(margin: 70)

  /// Makes a configuration; the number is checked by the card that takes it.
  public init(margin: Double) {
    self.margin = margin
  }
}
