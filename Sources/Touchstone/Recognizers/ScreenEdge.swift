/// One of the four sides of a view.
public enum ScreenEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The side with the smallest x.
  case left
  /// The side with the largest x.
  case right
  /// The side with the smallest y.
  case top
  /// The side with the largest y.
  case bottom

  /// Points from this side of a rectangle inwards to a place; negative outside.
  public func distance(from point: Point, in bounds: Rect) -> Double {
    switch self {
    case .left: point.x - bounds.minX
    case .right: bounds.maxX - point.x
    case .top: point.y - bounds.minY
    case .bottom: bounds.maxY - point.y
    }
  }
}
