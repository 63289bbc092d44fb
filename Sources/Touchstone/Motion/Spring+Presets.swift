extension Spring {
  /// SwiftUI's spring without bounce: half a second, critically damped.
  public static let smooth: Spring = Spring(
    uncheckedFrequency: twoPi / 0.5, dampingRatio: 1)

  /// SwiftUI's spring with a small bounce: half a second, bounce 0.15.
  public static let snappy: Spring = Spring(
    uncheckedFrequency: twoPi / 0.5, dampingRatio: 0.85)

  /// SwiftUI's spring with a visible bounce: half a second, bounce 0.3.
  public static let bouncy: Spring = Spring(
    uncheckedFrequency: twoPi / 0.5, dampingRatio: 0.7)
}
