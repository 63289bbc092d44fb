/// One finger in one frame.
public struct Touch: Hashable, Sendable {
  /// Whose contact this is.
  public var id: TouchID
  /// What the finger did.
  public var phase: TouchPhase
  /// Where it is, in points of the view; ignored when the phase is `cancelled`.
  public var position: Point
  /// How hard it presses, 0…1; nil if the device does not say.
  public var pressure: Double?

  /// Makes a touch.
  @inlinable
  public init(id: TouchID, phase: TouchPhase, position: Point, pressure: Double? = nil) {
    self.id = id
    self.phase = phase
    self.position = position
    self.pressure = pressure
  }

  /// A finger that lands.
  public static func began(_ id: Int64, _ x: Double, _ y: Double) -> Touch {
    Touch(id: TouchID(id), phase: .began, position: Point(x: x, y: y))
  }

  /// A finger that moves.
  public static func moved(_ id: Int64, _ x: Double, _ y: Double) -> Touch {
    Touch(id: TouchID(id), phase: .moved, position: Point(x: x, y: y))
  }

  /// A finger that is lifted.
  public static func ended(_ id: Int64, _ x: Double, _ y: Double) -> Touch {
    Touch(id: TouchID(id), phase: .ended, position: Point(x: x, y: y))
  }

  /// A finger whose touch the system takes away; the place it was last seen at is kept.
  public static func cancelled(_ id: Int64, _ x: Double = 0, _ y: Double = 0) -> Touch {
    Touch(id: TouchID(id), phase: .cancelled, position: Point(x: x, y: y))
  }
}
