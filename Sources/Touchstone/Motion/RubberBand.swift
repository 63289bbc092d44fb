/// Makes something follow a finger ever more reluctantly beyond an edge.
///
/// A finger x points beyond the edge moves it by (1 - 1 / (x·coefficient / dimension + 1))·dimension,
/// which never reaches the dimension. Both directions are alike. Source: measured on scroll views,
/// coefficient 0.55.
public struct RubberBand: Hashable, Sendable {
  /// The size of what is overscrolled, in points; the offset stays below it.
  public let dimension: Double
  /// The part of a small movement that is followed.
  public let coefficient: Double

  /// Makes a band; the dimension must not be negative, the coefficient must be positive.
  public init(dimension: Double, coefficient: Double = 0.55) throws(MotionError) {
    try MotionError.check(dimension, .dimension, in: 0...1e15)
    try MotionError.check(coefficient, .coefficient, in: 1e-9...1e9)
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far it moves when the finger is some points beyond the edge; the sign is kept.
  public func offset(for overscroll: Double) -> Double {
    guard dimension > 0, !overscroll.isNaN else { return 0 }
    let x = overscroll.magnitude
    // The quotient form keeps the digits of a small x; for a huge one the limit is the dimension.
    let moved = x < 1e300 ? x * coefficient * dimension / (x * coefficient + dimension) : dimension
    return overscroll < 0 ? -moved : moved
  }

  /// How far beyond the edge the finger is when it has moved by an offset: the inverse.
  ///
  /// Infinite where the offset is not below the dimension.
  public func overscroll(for offset: Double) -> Double {
    guard !offset.isNaN, offset != 0 else { return 0 }
    let y = offset.magnitude
    let x = y < dimension ? y * dimension / (coefficient * (dimension - y)) : .infinity
    return offset < 0 ? -x : x
  }

  /// A position that is free within a range and follows reluctantly beyond its ends.
  public func position(for free: Double, within range: ClosedRange<Double>) -> Double {
    if free > range.upperBound { return range.upperBound + offset(for: free - range.upperBound) }
    if free < range.lowerBound { return range.lowerBound + offset(for: free - range.lowerBound) }
    return free
  }

  /// The free position that is shown at a position: the inverse.
  public func freePosition(for shown: Double, within range: ClosedRange<Double>) -> Double {
    if shown > range.upperBound {
      return range.upperBound + overscroll(for: shown - range.upperBound)
    }
    if shown < range.lowerBound {
      return range.lowerBound + overscroll(for: shown - range.lowerBound)
    }
    return shown
  }

  /// The part of a finger's movement that Flutter's lists follow at some overscroll.
  ///
  /// 0.52·(1 - overscroll)², with the overscroll as a part of the view, from 0 to 1.
  public static func flutterFactor(overscrollFraction: Double) -> Double {
    let rest = 1 - min(max(overscrollFraction, 0), 1)
    return 0.52 * rest * rest
  }
}
