/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// No extent at all.
  public static let zero: Size = Size(width: 0, height: 0)

  /// Makes a size from its two lengths.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
