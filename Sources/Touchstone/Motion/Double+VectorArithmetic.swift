extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  @inlinable
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }

  /// One.
  @inlinable
  public static var componentCount: Int { 1 }

  /// The number itself.
  @inlinable
  public func component(_ index: Int) -> Double { self }
}
