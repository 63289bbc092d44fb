public import Touchstone

/// One number of a transform.
public enum TransformPart: Hashable, Sendable, CaseIterable {
  /// Points to the right.
  case x
  /// Points downwards.
  case y
  /// Size factor.
  case scale
  /// Turn in radians.
  case rotation
  /// Visibility, 0…1.
  case opacity

  /// What the part is called in messages and logs.
  public var name: String {
    switch self {
    case .x: "translation.x"
    case .y: "translation.y"
    case .scale: "scale"
    case .rotation: "rotation"
    case .opacity: "opacity"
    }
  }

  /// The part's number in a transform.
  public func value(of transform: Transform) -> Double {
    switch self {
    case .x: transform.translation.x
    case .y: transform.translation.y
    case .scale: transform.scale
    case .rotation: transform.rotation
    case .opacity: transform.opacity
    }
  }

  /// Puts a number into a transform.
  func set(_ value: Double, in transform: inout Transform) {
    switch self {
    case .x: transform.translation.x = value
    case .y: transform.translation.y = value
    case .scale: transform.scale = value
    case .rotation: transform.rotation = value
    case .opacity: transform.opacity = value
    }
  }
}
