extension Spring {
  /// Seconds until something that starts at 0 stays within a thousandth of its target 1.
  public var settlingDuration: Double? { settlingDuration(target: 1) }

  /// Seconds until something that starts at zero stays within a distance of its target, exactly.
  ///
  /// The last time at which |x - target| exceeds `epsilon`, in every part; nil if it never stays,
  /// 0 if it always was there. This is the true time; what Core Animation prints is the envelope's,
  /// `envelopeDuration`.
  @inlinable
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double? {
    settlingDuration(
      fromValue: .zero, toValue: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// Seconds until something that starts somewhere stays within a distance of its target, exactly.
  @inlinable
  public func settlingDuration<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double? {
    Motion(
      self, from: fromValue, to: toValue, initialVelocity: initialVelocity,
      settling: .points(epsilon)
    ).settlingTime
  }

  /// Seconds after which something certainly stays within a distance of its target.
  ///
  /// Never less than the settling duration and much cheaper; nil where that is nil. Below the
  /// critical ratio it is the envelope's time, which Compose uses as its estimate.
  @inlinable
  public func settlingBound<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double? {
    let basis = SpringBasis(self)
    let offset = fromValue - toValue
    var bound = 0.0
    for index in 0..<V.componentCount {
      let time = basis.settlingBound(
        beyond: epsilon * V.unit(ofComponent: index), offset: offset.component(index),
        velocity: initialVelocity.component(index))
      bound = max(bound, time)
    }
    // The exact time and the bound are each rounded.
    return bound < .infinity ? bound * (1 + 0x1p-48) : nil
  }

  /// The settling duration that Core Animation prints, for something that moves along one axis.
  ///
  /// ln((|d| + |(βd - v) / ω|) / epsilon) / β with the way d, the velocity v, the decay β and the
  /// frequency ω: the time at which the sum of the envelope's two parts falls to `epsilon`. Defined
  /// below the critical ratio; nil from there on and without damping. Source: the documented values
  /// 2.85 s and "just over 1 s".
  public func envelopeDuration(
    fromValue: Double = 0, toValue: Double = 1, initialVelocity: Double = 0,
    epsilon: Double = 0.001
  ) -> Double? {
    let basis = SpringBasis(self)
    guard basis.regime == .underDamped, basis.rate > 0, epsilon > 0 else { return nil }
    let offset = fromValue - toValue
    let second = (initialVelocity + basis.rate * offset) / basis.gap
    let time =
      Elementary.log((offset.magnitude + second.magnitude) / epsilon) / basis.rate
    return time.isFinite ? max(0, time) : nil
  }
}
