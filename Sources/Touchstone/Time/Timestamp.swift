/// A moment, counted in whole nanoseconds from the start of a recording or of a device.
///
/// Differences and formulas use seconds (`seconds` is `Double(nanoseconds) / 1e9`). Arithmetic
/// saturates at the ends of `Int64` instead of trapping, so a hostile trace cannot stop a program.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the origin; negative values are allowed.
  public var nanoseconds: Int64

  /// The origin.
  public static let zero: Timestamp = Timestamp(nanoseconds: 0)

  /// The latest moment that can be named, about 292 years after the origin.
  public static let max: Timestamp = Timestamp(nanoseconds: .max)

  /// Makes a moment from nanoseconds since the origin.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Makes a moment from seconds since the origin, rounded to the nearest nanosecond.
  ///
  /// Values beyond the range saturate; a value that is not a number gives the origin.
  public init(seconds: Double) {
    self.nanoseconds = Timestamp.nanoseconds(fromSeconds: seconds)
  }

  /// Makes a moment from whole milliseconds since the origin; saturates.
  public static func milliseconds(_ count: Int64) -> Timestamp {
    let (product, overflow) = count.multipliedReportingOverflow(by: 1_000_000)
    return Timestamp(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
  }

  /// Seconds since the origin.
  @inlinable
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Seconds from an earlier moment to this one; negative if `earlier` is later.
  ///
  /// The difference is taken in nanoseconds first, so it does not lose digits far from the origin.
  @inlinable
  public func seconds(since earlier: Timestamp) -> Double {
    Double(nanoseconds(since: earlier)) / 1e9
  }

  /// Nanoseconds from an earlier moment to this one; saturates.
  @inlinable
  public func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (nanoseconds < 0 ? .min : .max) : difference
  }

  /// The moment that lies a number of nanoseconds later; saturates.
  @inlinable
  public func advanced(byNanoseconds count: Int64) -> Timestamp {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(count)
    return Timestamp(nanoseconds: overflow ? (count < 0 ? .min : .max) : sum)
  }

  /// The moment that lies a number of seconds later, rounded to the nearest nanosecond; saturates.
  public func advanced(bySeconds seconds: Double) -> Timestamp {
    advanced(byNanoseconds: Timestamp.nanoseconds(fromSeconds: seconds))
  }

  /// Seconds as whole nanoseconds, rounded to the nearest and saturating; not-a-number gives 0.
  public static func nanoseconds(fromSeconds seconds: Double) -> Int64 {
    let scaled = seconds * 1e9
    if scaled.isNaN { return 0 }
    if scaled >= 9.2e18 { return .max }
    if scaled <= -9.2e18 { return .min }
    return Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// Orders moments from earlier to later.
  @inlinable
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
