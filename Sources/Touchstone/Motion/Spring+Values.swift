extension Spring {
  /// Where something is that started at zero, some seconds ago.
  @inlinable
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    value(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// How fast something moves that started at zero, some seconds ago; per second.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    velocity(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// Where something is that started somewhere, some seconds ago.
  ///
  /// Times before the start count as the start. It is never exactly at the target; a `Motion` is.
  @inlinable
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    guard time > 0 else { return fromValue }
    let sample = SpringBasis(self).sample(at: time)
    return toValue
      + ((fromValue - toValue).scaled(by: sample.position)
        + initialVelocity.scaled(by: sample.impulse))
  }

  /// How fast something moves that started somewhere, some seconds ago; per second.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    guard time > 0 else { return initialVelocity }
    let sample = SpringBasis(self).sample(at: time)
    return (fromValue - toValue).scaled(by: sample.positionSlope)
      + initialVelocity.scaled(by: sample.impulseSlope)
  }

  /// How strongly something is pulled and braked, in mass times points per second squared.
  @inlinable
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a position and a velocity forward by some seconds.
  ///
  /// Any step is exact, however long; a negative one, like not-a-number, changes nothing.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let sample = SpringBasis(self).sample(at: deltaTime)
    let offset = value - target
    let start = velocity
    value = target + (offset.scaled(by: sample.position) + start.scaled(by: sample.impulse))
    velocity =
      offset.scaled(by: sample.positionSlope) + start.scaled(by: sample.impulseSlope)
  }
}
