// The figures of each platform with their origins. D: documented; M: measured on a device;
// S: read in the platform's source; A: assumed by us, because the platform keeps it private.
extension GestureProfile {
  /// UIKit, as documented and as measured on devices.
  ///
  /// Pan: begins on reaching 10 pt of displacement (M); the excess is reported (A). Velocity: a
  /// quarter of the last interval and three quarters of the one before (M), kept while the finger
  /// rests (M). Long press: 0.5 s, fails beyond 10 pt (D). Tap: 45 pt, 0.75 s, 0.35 s, 45 pt
  /// between taps (A). Swipe: 10 pt, 0.5 s, 20° (A). Pinch 10 pt, rotation 10° (A).
  public static let uiKit: GestureProfile = GestureProfile(name: "uiKit")

  /// UIKit, but a velocity ages to zero when the finger rests for 0.1 s.
  ///
  /// The platform keeps it, which people report as a fault (a row that flies after a pause).
  public static let standard: GestureProfile = GestureProfile(
    name: "standard", pan: PanConfiguration(velocity: .standard))

  /// SwiftUI's gestures.
  ///
  /// Drag: the largest distance so far reaches 10 pt, raw translation (D). Velocity: UIKit's three
  /// samples (asserted by tests that ran on Apple's binary). Press: exactly 10 pt fails. Tap:
  /// exactly 45 pt or 0.75 s fails, 0.35 s between taps. Magnify: 0.01 of the scale (D), here
  /// 2 pt, which is that at a span of 200 pt (A). Rotate: 1° (D).
  public static let swiftUI: GestureProfile = GestureProfile(
    name: "swiftUI",
    pan: PanConfiguration(
      origin: .touchDown, velocity: VelocityConfiguration(liftCounts: false)),
    longPress: LongPressConfiguration(isStrict: false),
    tap: TapConfiguration(isStrict: false, maximumSeparation: nil),
    pinch: PinchConfiguration(minimumSpanChange: 2),
    rotation: RotationConfiguration(minimumRotation: 1))

  /// Flutter's recognizers.
  ///
  /// Slop 18, strict (S); a free drag 36 of path length (S); counts from acceptance (S); begins on
  /// the touch itself when nothing competes (S). Velocity: parabola through at least 3 of the last
  /// 20 samples, 100 ms, pauses of 40 ms, at most 8000 (S). Double tap: 300 ms from the first
  /// lift, at least 40 ms from the first touch, 100 pt (S). Long press 500 ms (S).
  public static let flutter: GestureProfile = {
    var free = PanConfiguration(
      minimumDistance: 36, isStrict: true, measure: .path, origin: .acceptance,
      tracking: .latest, beginsWhenAlone: true, velocity: flutterVelocity)
    free.velocity.clamp = .magnitude
    let axis = PanConfiguration(
      minimumDistance: 18, isStrict: true, measure: .axis, origin: .acceptance,
      tracking: .latest, beginsWhenAlone: true, velocity: flutterVelocity)
    return GestureProfile(
      name: "flutter", pan: free, axisPan: axis,
      longPress: LongPressConfiguration(allowableMovement: 18),
      tap: TapConfiguration(
        allowableMovement: 18, maximumDuration: nil, maximumInterval: 0.3,
        minimumInterval: 0.04, intervalFrom: .up, maximumSeparation: 100),
      pinch: PinchConfiguration(minimumSpanChange: 18),
      rotation: RotationConfiguration(minimumRotation: 0))
  }()

  private static let flutterVelocity: VelocityConfiguration = VelocityConfiguration(
    strategy: .leastSquares(degree: 2), horizon: 0.1, gap: 0.04, liftGap: 0.04,
    minimumSamples: 3, samples: 20, maximum: 8000, liftCounts: false)

  /// Android's view configuration and gesture detector.
  ///
  /// Slop 8, strict (S); raw translation (S). Long press 400 ms (S). Double tap: 300 ms from the
  /// first touch, at least 40 ms from the first lift, 100 dp (S). Velocity: parabola, 100 ms,
  /// 40 ms, 8000 (S). Pinch: span slop twice the slop; the least span depends on the screen,
  /// Chromium's 200 stands for it (A).
  public static let android: GestureProfile = GestureProfile(
    name: "android",
    pan: PanConfiguration(
      minimumDistance: 8, isStrict: true, origin: .touchDown,
      velocity: VelocityConfiguration(
        strategy: .leastSquares(degree: 2), horizon: 0.1, gap: 0.04, liftGap: 0.04,
        samples: 20, maximum: 8000, liftCounts: false)),
    longPress: LongPressConfiguration(minimumDuration: 0.4, allowableMovement: 8),
    tap: TapConfiguration(
      allowableMovement: 8, maximumDuration: nil, maximumInterval: 0.3, minimumInterval: 0.04,
      intervalFrom: .down, maximumSeparation: 100),
    pinch: PinchConfiguration(minimumSpanChange: 16, minimumSpan: 200))

  /// Chromium's gesture detector.
  ///
  /// Slop 8, taken out of the first movement (S). Long press 500 ms after the press is shown at
  /// 180 ms (S). Double tap as Android (S). Velocity: parabola, 100 ms, pauses of 40 ms, 80 ms
  /// before the lift, 8000 (S). Swipe: 20 dp a second within 20°, however short (S). Pinch 16 from
  /// a span of 200 (S).
  public static let chromium: GestureProfile = GestureProfile(
    name: "chromium",
    pan: PanConfiguration(
      minimumDistance: 8, isStrict: true, origin: .threshold,
      velocity: VelocityConfiguration(
        strategy: .leastSquares(degree: 2), horizon: 0.1, gap: 0.04, liftGap: 0.08,
        samples: 20, maximum: 8000, liftCounts: false)),
    longPress: LongPressConfiguration(minimumDuration: 0.68, allowableMovement: 8),
    tap: TapConfiguration(
      allowableMovement: 8, maximumDuration: nil, maximumInterval: 0.3, minimumInterval: 0.04,
      intervalFrom: .down, maximumSeparation: 100),
    swipe: SwipeConfiguration(
      directions: [.right, .left, .up, .down], minimumDistance: 0, minimumVelocity: 20,
      maximumDuration: nil),
    pinch: PinchConfiguration(minimumSpanChange: 16, minimumSpan: 200))
}
