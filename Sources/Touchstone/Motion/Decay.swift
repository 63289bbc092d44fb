/// Lets something that was thrown roll out.
///
/// The velocity after t seconds is the initial one times rate^t; a constant deceleration may be taken
/// off the speed beside that, until it is zero. The motion counts as settled when what is left of the
/// way is within the rule; from then on it is exactly at its final place, at rest.
public struct Decay<Value: VectorArithmetic>: Trajectory {
  /// Where it starts.
  public let start: Value
  /// How fast it moves at the start, per second.
  public let initialVelocity: Value
  /// How fast it loses its speed.
  public let rate: DecelerationRate
  /// What the speed loses beside that, in points per second squared.
  public let constantDeceleration: Double
  /// Where it comes to rest.
  public let target: Value

  /// Seconds until the speed is zero, or infinity.
  private let stop: Double
  private let span: Double
  private let speed: Double

  /// Makes a throw.
  public init(
    from start: Value, initialVelocity: Value, rate: DecelerationRate = .normal,
    settling rule: SettlingRule = .tenthOfPoint
  ) {
    self.init(
      start: start, initialVelocity: initialVelocity, rate: rate, deceleration: 0, rule: rule)
  }

  /// Makes a throw that also loses speed evenly; the deceleration, in points per second squared,
  /// must not be negative.
  public init(
    from start: Value, initialVelocity: Value, rate: DecelerationRate,
    constantDeceleration: Double, settling rule: SettlingRule = .tenthOfPoint
  ) throws(MotionError) {
    try MotionError.check(constantDeceleration, .constantDeceleration, in: 0...1e15)
    self.init(
      start: start, initialVelocity: initialVelocity, rate: rate,
      deceleration: constantDeceleration, rule: rule)
  }

  private init(
    start: Value, initialVelocity: Value, rate: DecelerationRate, deceleration: Double,
    rule: SettlingRule
  ) {
    self.start = start
    self.initialVelocity = initialVelocity
    self.rate = rate
    constantDeceleration = deceleration
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    self.speed = speed
    guard speed > 0, speed < .infinity, start.hasFiniteComponents else {
      target = start
      stop = 0
      span = 0
      return
    }
    guard deceleration > 0 else {
      // In one division, so that the way and its inverse agree to the last digits.
      target = start + initialVelocity.scaled(by: -1 / rate.exponent)
      stop = .infinity
      span = Decay.settlingTime(speed: speed, exponent: rate.exponent, rule: rule)
      return
    }
    stop = Decay.stop(speed: speed, exponent: rate.exponent, deceleration: deceleration)
    span = stop
    let way = Decay.way(
      at: stop, speed: speed, exponent: rate.exponent, deceleration: deceleration)
    target = start + initialVelocity.scaled(by: way / speed)
  }

  /// Seconds until it has settled.
  public var settlingTime: Double? { span }

  /// Position and velocity some seconds after the start; before it, it is at the start.
  public func state(at time: Double) -> MotionState<Value> {
    time >= span ? MotionState(value: target, velocity: .zero) : flight(at: time)
  }

  /// The same without settling.
  func flight(at time: Double) -> MotionState<Value> {
    guard time > 0 else {
      return MotionState(value: start, velocity: time == 0 ? initialVelocity : .zero)
    }
    let left = Elementary.exp(rate.exponent * time)
    guard constantDeceleration > 0 else {
      let way = Elementary.expMinusOne(rate.exponent * time) / rate.exponent
      return MotionState(
        value: start + initialVelocity.scaled(by: way), velocity: initialVelocity.scaled(by: left))
    }
    let way = Decay.way(
      at: time, speed: speed, exponent: rate.exponent, deceleration: constantDeceleration)
    let part = left - constantDeceleration * time / speed
    return MotionState(
      value: start + initialVelocity.scaled(by: way / speed),
      velocity: initialVelocity.scaled(by: part))
  }

  private static func way(
    at time: Double, speed: Double, exponent: Double, deceleration: Double
  ) -> Double {
    speed * Elementary.expMinusOne(exponent * time) / exponent
      - 0.5 * deceleration * time * time
  }

  /// When speed·e^(exponent·t) = deceleration·t: convex, so Newton from the left never overshoots.
  private static func stop(speed: Double, exponent: Double, deceleration: Double) -> Double {
    var time = 0.0
    for _ in 0..<100 {
      let left = speed * Elementary.exp(exponent * time)
      let step = (left - deceleration * time) / (deceleration - exponent * left)
      time += step
      if step <= 1e-15 * time { break }
    }
    return time
  }

  private static func settlingTime(
    speed: Double, exponent: Double, rule: SettlingRule
  ) -> Double {
    let way = -speed / exponent
    let asked: Double
    switch rule.distance {
    case .points(let points): asked = points
    case .fraction(let part): asked = part * way
    }
    let limit = asked > 1e-15 * way ? asked : 1e-15 * way
    let near = limit < way ? Elementary.log(limit / way) / exponent : 0
    guard let slow = rule.speed else { return near }
    let speedLimit = slow > 1e-15 * speed ? slow : 1e-15 * speed
    return max(near, speedLimit < speed ? Elementary.log(speedLimit / speed) / exponent : 0)
  }
}
