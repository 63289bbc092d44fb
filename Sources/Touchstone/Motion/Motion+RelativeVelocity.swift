extension Motion {
  /// Makes a motion whose initial velocity is stated in ways per second, as UIKit's are.
  ///
  /// 1 covers the whole way in one second, towards the target; 200 points at 100 points a second are
  /// 0.5. Without a way there is no velocity either, and the motion is done at once.
  @inlinable
  public init(
    _ spring: Spring, from start: Value, to target: Value, relativeVelocity: Double,
    delay: Double = 0, settling rule: SettlingRule = .thousandth
  ) {
    self.init(
      spring, from: start, to: target,
      initialVelocity: (target - start).scaled(by: relativeVelocity), delay: delay, settling: rule)
  }
}

extension Motion where Value == Double {
  /// The initial velocity in ways per second, positive towards the target; nil without a way.
  public var relativeVelocity: Double? {
    let way = target - start
    return way == 0 ? nil : initialVelocity / way
  }
}
