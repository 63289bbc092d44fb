/// One of the four ways in which a swipe can go.
public enum SwipeDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Towards larger x.
  case right
  /// Towards smaller x.
  case left
  /// Towards smaller y.
  case up
  /// Towards larger y.
  case down

  /// The vector of length 1 that points this way.
  public var unit: Vector {
    switch self {
    case .right: Vector(x: 1, y: 0)
    case .left: Vector(x: -1, y: 0)
    case .up: Vector(x: 0, y: -1)
    case .down: Vector(x: 0, y: 1)
    }
  }
}
