extension GestureState {
  /// The state's name, as traces and journals spell it.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .recognized: "recognized"
    }
  }
}

extension SwipeDirection {
  /// The direction's name, as traces spell it.
  public var name: String {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    case .down: "down"
    }
  }
}
