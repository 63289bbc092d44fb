extension Spring {
  /// SwiftUI's spring without bounce: half a second, critically damped.
  public static let smooth: Spring = Spring(uncheckedFrequency: twoPi / 0.5, dampingRatio: 1)

  /// SwiftUI's spring with a small bounce: half a second, bounce 0.15.
  public static let snappy: Spring = Spring(uncheckedFrequency: twoPi / 0.5, dampingRatio: 0.85)

  /// SwiftUI's spring with a visible bounce: half a second, bounce 0.3.
  public static let bouncy: Spring = Spring(uncheckedFrequency: twoPi / 0.5, dampingRatio: 0.7)

  /// The smooth spring with another duration and some bounce added to its 0.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: extraBounce)
  }

  /// The snappy spring with another duration and some bounce added to its 0.15.
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The bouncy spring with another duration and some bounce added to its 0.3.
  public static func bouncy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// SwiftUI's default animation since 2023: response 0.55 s, damping ratio 1.
  public static let swiftUIDefault: Spring = Spring(
    uncheckedFrequency: twoPi / 0.55, dampingRatio: 1)

  /// SwiftUI's animation by response and damping fraction, with its defaults 0.5 s and 0.825.
  public static let swiftUISpring: Spring = Spring(
    uncheckedFrequency: twoPi / 0.5, dampingRatio: 0.825)

  /// SwiftUI's animation that follows a finger, with its defaults 0.15 s and 0.86.
  public static let swiftUIInteractive: Spring = Spring(
    uncheckedFrequency: twoPi / 0.15, dampingRatio: 0.86)

  /// Core Animation's spring with its defaults: mass 1, stiffness 100, damping 10.
  public static let coreAnimation: Spring = Spring(
    uncheckedMass: 1, stiffness: 100, damping: 10)

  /// Jetpack Compose's spring with its defaults: stiffness 1500, damping ratio 1.
  public static let compose: Spring = Spring(
    uncheckedMass: 1, stiffness: 1500, dampingRatio: 1)

  /// AndroidX's spring force with its defaults: stiffness 1500, damping ratio 0.5.
  public static let androidX: Spring = Spring(
    uncheckedMass: 1, stiffness: 1500, dampingRatio: 0.5)

  /// React Native's spring with its physical defaults: mass 1, stiffness 100, damping 10.
  public static let reactNative: Spring = Spring(
    uncheckedMass: 1, stiffness: 100, damping: 10)

  /// React Native's spring when nothing is said: tension 40 and friction 7 on Origami's scales.
  ///
  /// Stiffness is 3.62·(tension - 30) + 194 and damping 3·(friction - 8) + 25.
  public static let reactNativeOrigami: Spring = Spring(
    uncheckedMass: 1, stiffness: 3.62 * 10 + 194, damping: 22)

  /// Flutter's spring of an overscrolled list: mass 0.5, stiffness 100, damping ratio 1.1.
  public static let flutterScroll: Spring = Spring(
    uncheckedMass: 0.5, stiffness: 100, dampingRatio: 1.1)

  /// Makes a spring from constants that are known to be good.
  init(uncheckedMass mass: Double, stiffness: Double, dampingRatio: Double) {
    self.init(
      uncheckedMass: mass, stiffness: stiffness,
      damping: 2 * dampingRatio * (mass * stiffness).squareRoot())
  }
}
