public import Touchstone

extension SwipeDirection {
  /// The direction with a name, as traces spell it.
  public init?(name: String) {
    switch name {
    case "right": self = .right
    case "left": self = .left
    case "up": self = .up
    case "down": self = .down
    default: return nil
    }
  }

  /// The name as traces spell it.
  public var name: String {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    case .down: "down"
    }
  }
}

extension GestureState {
  /// The reported state with a name, as traces spell it; `possible` is never reported.
  public init?(name: String) {
    switch name {
    case "began": self = .began
    case "changed": self = .changed
    case "ended": self = .ended
    case "cancelled": self = .cancelled
    case "failed": self = .failed
    case "recognized": self = .recognized
    default: return nil
    }
  }
}
