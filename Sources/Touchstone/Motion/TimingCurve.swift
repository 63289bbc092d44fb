/// Bends the even flow of time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The two control points are those of UIKit, Core Animation and CSS. Times are parts of the
/// duration; times before the start count as the start, times after the end as the end.
public struct TimingCurve: Hashable, Sendable {
  /// When the first control point comes, from 0 to 1.
  public let x1: Double
  /// How far things are at the first control point.
  public let y1: Double
  /// When the second control point comes, from 0 to 1.
  public let x2: Double
  /// How far things are at the second control point.
  public let y2: Double

  /// Even speed.
  public static let linear: TimingCurve = TimingCurve(unchecked: 0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn: TimingCurve = TimingCurve(unchecked: 0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut: TimingCurve = TimingCurve(unchecked: 0, 0, 0.58, 1)
  /// Starts and ends slowly: UIKit's usual curve.
  public static let easeInOut: TimingCurve = TimingCurve(unchecked: 0.42, 0, 0.58, 1)
  /// Core Animation's default and CSS's `ease`.
  public static let ease: TimingCurve = TimingCurve(unchecked: 0.25, 0.1, 0.25, 1)

  /// Makes a curve; the times must lie from 0 to 1, so that time never runs backwards.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try MotionError.check(x1, .x1, in: 0...1)
    try MotionError.check(y1, .y1, in: -1e6...1e6)
    try MotionError.check(x2, .x2, in: 0...1)
    try MotionError.check(y2, .y2, in: -1e6...1e6)
    self.init(unchecked: x1, y1, x2, y2)
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// How far things are at a part of the duration; 0 at the start and 1 at the end, exactly.
  public func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return part }
    return TimingCurve.cubic(y1, y2, at: parameter(at: part))
  }

  /// How fast things move at a part of the duration, in ways per duration.
  ///
  /// Where the curve stands upright there is no such number, and 0 is answered.
  public func slope(at part: Double) -> Double {
    if x1 == y1, x2 == y2 { return 1 }
    let s = part > 0 ? (part < 1 ? parameter(at: part) : 1) : 0
    let across = TimingCurve.cubicSlope(x1, x2, at: s)
    let upwards = TimingCurve.cubicSlope(y1, y2, at: s)
    if across > 0 { return upwards / across }
    // At an end whose control point lies on it the other one gives the direction.
    let run = s == 0 ? x2 : 1 - x1
    let rise = s == 0 ? y2 : 1 - y1
    guard upwards == 0, s == 0 || s == 1 else { return 0 }
    if run > 0 { return rise / run }
    return rise == 0 ? 1 : 0
  }

  /// The curve's parameter at a part of the duration, by Newton's method between guards.
  private func parameter(at part: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = part
    for _ in 0..<100 {
      let excess = TimingCurve.cubic(x1, x2, at: s) - part
      if excess == 0 { return s }
      if excess < 0 { low = s } else { high = s }
      var next = s - excess / TimingCurve.cubicSlope(x1, x2, at: s)
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if (next - s).magnitude <= 1e-16 { return next }
      s = next
    }
    return s
  }

  /// 3(1-s)²s·a + 3(1-s)s²·b + s³.
  private static func cubic(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * s * (r * a + s * b) + s * s * s
  }

  private static func cubicSlope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * a + 2 * r * s * (b - a) + s * s * (1 - b))
  }
}
