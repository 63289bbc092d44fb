/// A quantity made of numbers that can be added and scaled, so that a spring can move it.
///
/// Numbers, vectors and transforms are such quantities; the name and the first two requirements are
/// SwiftUI's. The parts are asked one by one when a motion decides whether it has settled.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every part by a factor.
  mutating func scale(by factor: Double)

  /// The sum of the squares of all parts.
  var magnitudeSquared: Double { get }

  /// How many numbers it is made of.
  static var componentCount: Int { get }

  /// One of its numbers, counted from 0.
  func component(_ index: Int) -> Double

  /// The change of one part that looks as large as a movement by one point.
  static func unit(ofComponent index: Int) -> Double
}

extension VectorArithmetic {
  /// The quantity with every part multiplied by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// One point, for quantities that are lengths in every part.
  @inlinable
  public static func unit(ofComponent index: Int) -> Double { 1 }

  /// Whether every part is a finite number.
  @inlinable
  var hasFiniteComponents: Bool {
    for index in 0..<Self.componentCount where !component(index).isFinite { return false }
    return true
  }
}
