/// Moves something from a start to a target with a spring.
///
/// The motion is a value: ask it for any time, keep it, copy it, compare it. Up to the end of the
/// delay it is exactly at the start; from the settling time on it is exactly at the target, at rest;
/// between, it follows the spring's equation. Where the start already counts as settled it is at
/// the target from the beginning. If a start, target or velocity is not finite nothing can move:
/// the motion is done at once.
public struct Motion<Value: VectorArithmetic>: Trajectory {
  /// What pulls.
  public let spring: Spring
  /// Where it starts.
  public let start: Value
  /// Where it ends.
  public let target: Value
  /// How fast it moves at the start, per second.
  public let initialVelocity: Value
  /// Seconds that it waits at the start.
  public let delay: Double
  /// When it counts as settled.
  public let rule: SettlingRule

  @usableFromInline let basis: SpringBasis
  @usableFromInline let offset: Value
  /// Seconds from the end of the delay until it has settled, or infinity.
  @usableFromInline let span: Double

  /// Makes a motion; the exact settling time is computed here, once.
  ///
  /// - Parameters:
  ///   - spring: What pulls.
  ///   - start: Where it starts.
  ///   - target: Where it ends.
  ///   - initialVelocity: How fast it moves at the start, per second, with the sign of the axis.
  ///   - delay: Seconds that it waits at the start; a negative one counts as none.
  ///   - rule: When it counts as settled.
  @inlinable
  public init(
    _ spring: Spring, from start: Value, to target: Value, initialVelocity: Value = .zero,
    delay: Double = 0, settling rule: SettlingRule = .thousandth
  ) {
    self.spring = spring
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity
    self.rule = rule
    basis = SpringBasis(spring)
    offset = start - target
    let moves =
      offset.hasFiniteComponents && initialVelocity.hasFiniteComponents
      && (offset != .zero || initialVelocity != .zero)
    self.delay = moves && delay > 0 && delay < .infinity ? delay : 0
    var span = 0.0
    if moves {
      for index in 0..<Value.componentCount {
        let time = basis.settlingTime(
          offset: offset.component(index), velocity: initialVelocity.component(index),
          unit: Value.unit(ofComponent: index), rule: rule)
        span = max(span, time)
      }
    }
    self.span = span
  }

  /// Seconds until it has settled, the delay included; nil if it never does.
  @inlinable
  public var settlingTime: Double? { span < .infinity ? delay + span : nil }

  /// The position some seconds after the start.
  @inlinable
  public func value(at time: Double) -> Value {
    let elapsed = time - delay
    if elapsed >= span { return target }
    guard elapsed > 0 else { return start }
    let sample = basis.sample(at: elapsed)
    return target
      + (offset.scaled(by: sample.position) + initialVelocity.scaled(by: sample.impulse))
  }

  /// The velocity some seconds after the start; zero during the delay and when it is done.
  @inlinable
  public func velocity(at time: Double) -> Value {
    state(at: time).velocity
  }

  /// Position and velocity some seconds after the start, for little more than one of them.
  @inlinable
  public func state(at time: Double) -> MotionState<Value> {
    let elapsed = time - delay
    if elapsed >= span { return MotionState(value: target, velocity: .zero) }
    guard elapsed > 0 else {
      return MotionState(value: start, velocity: elapsed == 0 ? initialVelocity : .zero)
    }
    let sample = basis.sample(at: elapsed)
    return MotionState(
      value: target
        + (offset.scaled(by: sample.position) + initialVelocity.scaled(by: sample.impulse)),
      velocity: offset.scaled(by: sample.positionSlope)
        + initialVelocity.scaled(by: sample.impulseSlope))
  }

  /// The motion to another target that takes over in mid-flight, without a jump in position or
  /// velocity.
  ///
  /// Its time starts at 0 where this one's is `time`. The spring and the rule stay unless others
  /// are given.
  @inlinable
  public func retargeted(
    to target: Value, at time: Double, spring: Spring? = nil, settling rule: SettlingRule? = nil
  ) -> Motion {
    let state = state(at: time)
    return Motion(
      spring ?? self.spring, from: state.value, to: target, initialVelocity: state.velocity,
      settling: rule ?? self.rule)
  }
}
