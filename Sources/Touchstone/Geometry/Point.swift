/// A place, in points from the top left corner; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// The top left corner.
  public static let zero: Point = Point(x: 0, y: 0)

  /// Makes a place from its two coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite numbers.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector from `right` to `left`.
  @inlinable
  public static func - (left: Point, right: Point) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }

  /// The place reached by moving along a vector.
  @inlinable
  public static func + (left: Point, right: Vector) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The place reached by moving against a vector.
  @inlinable
  public static func - (left: Point, right: Vector) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Moves along a vector.
  @inlinable
  public static func += (left: inout Point, right: Vector) {
    left = left + right
  }
}
