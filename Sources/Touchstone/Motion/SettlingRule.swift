/// Says how close to its target a motion must stay for ever to count as settled.
///
/// The distance is either absolute, in points, or a part of the way from start to target; a speed
/// limit may be added. A quantity of several parts has settled when each of them has; a part that is
/// no length is measured in its own unit (see `VectorArithmetic.unit(ofComponent:)`). Limits below
/// 1e-15 of the way count as that, since numbers near the target cannot be told apart any more.
public struct SettlingRule: Hashable, Sendable {
  /// The largest distance that still counts as settled.
  public var distance: Distance
  /// The largest speed that still counts as settled, in points per second; nil where any does.
  public var speed: Double?

  /// How a distance is stated.
  public enum Distance: Hashable, Sendable {
    /// In points, whatever the way.
    case points(Double)
    /// As a part of the way of each component; where that is zero, of the velocity divided by the
    /// spring's natural frequency.
    case fraction(Double)
  }

  /// Makes a rule from its two limits.
  public init(distance: Distance, speed: Double? = nil) {
    self.distance = distance
    self.speed = speed
  }

  /// Settled within a thousandth of the way: the rule of SwiftUI and Core Animation.
  public static let thousandth: SettlingRule = SettlingRule(distance: .fraction(0.001))

  /// Settled within a tenth of a point: no screen shows less.
  public static let tenthOfPoint: SettlingRule = SettlingRule(distance: .points(0.1))

  /// Settled within some points.
  public static func points(_ distance: Double, speed: Double? = nil) -> SettlingRule {
    SettlingRule(distance: .points(distance), speed: speed)
  }

  /// Settled within a part of the way.
  public static func fraction(_ part: Double) -> SettlingRule {
    SettlingRule(distance: .fraction(part))
  }
}
