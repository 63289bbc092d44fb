/// A difference between two places, in points; x grows to the right, y grows downwards.
public struct Vector: Hashable, Sendable {
  /// Points to the right; negative to the left.
  public var x: Double
  /// Points downwards; negative upwards.
  public var y: Double

  /// No difference.
  public static let zero: Vector = Vector(x: 0, y: 0)

  /// Makes a vector from its two components.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The square of the length.
  @inlinable
  public var lengthSquared: Double { x * x + y * y }

  /// The Euclidean length, in points.
  @inlinable
  public var length: Double { lengthSquared.squareRoot() }

  /// Whether both components are finite numbers.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The component-wise sum.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }

  /// The component-wise difference.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }

  /// Both components times a factor.
  @inlinable
  public static func * (left: Vector, factor: Double) -> Vector {
    Vector(x: left.x * factor, y: left.y * factor)
  }

  /// Both components divided by a number.
  @inlinable
  public static func / (left: Vector, divisor: Double) -> Vector {
    Vector(x: left.x / divisor, y: left.y / divisor)
  }

  /// The opposite vector.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector {
    Vector(x: -vector.x, y: -vector.y)
  }

  /// Adds a vector in place.
  @inlinable
  public static func += (left: inout Vector, right: Vector) {
    left = left + right
  }

  /// Subtracts a vector in place.
  @inlinable
  public static func -= (left: inout Vector, right: Vector) {
    left = left - right
  }
}
