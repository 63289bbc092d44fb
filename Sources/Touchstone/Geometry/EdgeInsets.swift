/// Distances that shrink a rectangle from its four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the left edge.
  public var left: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the right edge.
  public var right: Double

  /// No distance anywhere.
  public static let zero: EdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets from their four distances; positive values shrink.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
