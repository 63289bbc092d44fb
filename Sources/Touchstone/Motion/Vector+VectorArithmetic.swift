extension Vector: VectorArithmetic {
  /// Multiplies both components by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self = self * factor }

  /// The square of the length.
  @inlinable
  public var magnitudeSquared: Double { lengthSquared }

  /// Two.
  @inlinable
  public static var componentCount: Int { 2 }

  /// The x component for 0, the y component otherwise.
  @inlinable
  public func component(_ index: Int) -> Double { index == 0 ? x : y }
}
