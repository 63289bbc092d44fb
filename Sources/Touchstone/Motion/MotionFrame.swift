/// One picture of a motion.
public struct MotionFrame<Value: VectorArithmetic>: Equatable, Sendable {
  /// Counted from 0, the start.
  public var index: Int
  /// Seconds since the start: exactly the index divided by the frame rate.
  public var time: Double
  /// The position.
  public var value: Value
  /// The change of the position per second.
  public var velocity: Value

  /// Makes a frame from its four parts.
  @inlinable
  public init(index: Int, time: Double, value: Value, velocity: Value) {
    self.index = index
    self.time = time
    self.value = value
    self.velocity = velocity
  }
}
