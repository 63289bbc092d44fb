/// Moves something from a start to a target in a given time, along a timing curve.
///
/// Up to the end of the delay it is exactly at the start, after the duration exactly at the target.
public struct TimedMotion<Value: VectorArithmetic>: Trajectory {
  /// Where it starts.
  public let start: Value
  /// Where it ends.
  public let target: Value
  /// Seconds from the end of the delay to the target.
  public let duration: Double
  /// Seconds that it waits at the start.
  public let delay: Double
  /// How the way is spread over the duration.
  public let curve: TimingCurve

  /// Makes a motion; a duration of 0 is done at once, a negative one is refused.
  public init(
    _ curve: TimingCurve = .easeInOut, from start: Value, to target: Value, duration: Double,
    delay: Double = 0
  ) throws(MotionError) {
    try MotionError.check(duration, .duration, in: 0...1e20)
    self.start = start
    self.target = target
    self.duration = duration
    self.curve = curve
    self.delay = delay > 0 && delay < .infinity ? delay : 0
  }

  /// Seconds until it is at the target.
  public var settlingTime: Double? { delay + duration }

  /// Position and velocity some seconds after the start.
  public func state(at time: Double) -> MotionState<Value> {
    let elapsed = time - delay
    if elapsed >= duration { return MotionState(value: target, velocity: .zero) }
    guard elapsed >= 0 else { return MotionState(value: start, velocity: .zero) }
    let part = elapsed / duration
    let way = target - start
    let velocity = way.scaled(by: curve.slope(at: part) / duration)
    guard elapsed > 0 else { return MotionState(value: start, velocity: velocity) }
    return MotionState(
      value: start + way.scaled(by: curve.progress(at: part)), velocity: velocity)
  }
}
