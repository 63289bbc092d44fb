/// Where something is and how fast it moves, at one moment.
public struct MotionState<Value: VectorArithmetic>: Equatable, Sendable {
  /// The position.
  public var value: Value
  /// The change of the position per second.
  public var velocity: Value

  /// Makes a state from its two parts.
  @inlinable
  public init(value: Value, velocity: Value) {
    self.value = value
    self.velocity = velocity
  }
}
