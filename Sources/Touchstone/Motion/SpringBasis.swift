/// The two solutions of a spring's equation out of which every motion is made.
///
/// With the offset y from the target, y(t) = y(0)·position(t) + y′(0)·impulse(t), whatever the
/// values are made of; one exponential and one sine-cosine serve all their parts. Each regime has a
/// form that neither cancels nor divides by what vanishes at the critical ratio, so positions and
/// velocities pass through it continuously without a threshold:
/// - below 1: e^-βt·(cos ωt, sin ωt / ω);
/// - above 1, with rates a ≤ b: the slow e^-at and φ = (1 - e^-(b-a)t) / (b - a), which tends to t;
/// - at 1: the same with φ = t.
@usableFromInline
struct SpringBasis: Hashable, Sendable {
  /// Which of the three forms applies.
  @usableFromInline let regime: Regime
  /// β below the critical ratio, the slower rate a otherwise; per second.
  @usableFromInline let rate: Double
  /// The faster rate b; β below the critical ratio; per second.
  @usableFromInline let fastRate: Double
  /// ω below the critical ratio, b - a above it; per second.
  @usableFromInline let gap: Double
  /// Stiffness over mass, per second squared.
  @usableFromInline let pull: Double
  /// 1 / gap, or 0 at the critical ratio.
  @usableFromInline let inverseGap: Double
  /// What rounding took from ω.
  @usableFromInline let gapRest: Double

  @usableFromInline
  enum Regime: UInt8, Hashable, Sendable {
    case underDamped
    case critical
    case overDamped
  }

  /// Values and slopes of the two solutions at one time.
  @usableFromInline
  struct Sample {
    @usableFromInline let position: Double
    @usableFromInline let impulse: Double
    @usableFromInline let positionSlope: Double
    @usableFromInline let impulseSlope: Double

    @usableFromInline
    init(position: Double, impulse: Double, positionSlope: Double, impulseSlope: Double) {
      self.position = position
      self.impulse = impulse
      self.positionSlope = positionSlope
      self.impulseSlope = impulseSlope
    }
  }

  @usableFromInline
  init(_ spring: Spring) {
    let half = spring.damping / (2 * spring.mass)
    pull = spring.stiffness / spring.mass
    // (damping² - 4·mass·stiffness) / (4·mass²), with the products exact: near the critical ratio
    // their difference is all that is left.
    let square = Elementary.product(spring.damping, spring.damping)
    let limit = Elementary.product(4 * spring.mass, spring.stiffness)
    let upper = Elementary.sum(square.high, -limit.high)
    let lower = upper.low + (square.low - limit.low)
    let difference = upper.high + lower
    let differenceRest = (upper.high - difference) + lower
    let root = difference.magnitude.squareRoot()
    let twice = 2 * spring.mass
    if difference < 0 {
      regime = .underDamped
      rate = half
      fastRate = half
      gap = root / twice
      inverseGap = twice / root
      // ω to twice the digits: what its square root and its division have left over.
      let squared = Elementary.product(root, root)
      let lost = ((-difference - squared.high) - squared.low) - (differenceRest)
      let whole = Elementary.product(gap, twice)
      gapRest = (((root - whole.high) - whole.low) + lost / (2 * root)) / twice
    } else if difference > 0 {
      regime = .overDamped
      fastRate = half + root / twice
      rate = pull / fastRate
      gap = 2 * (root / twice)
      inverseGap = spring.mass / root
      gapRest = 0
    } else {
      regime = .critical
      rate = half
      fastRate = half
      gap = 0
      inverseGap = 0
      gapRest = 0
    }
  }

  /// The solutions some seconds after the start; before it, as at it.
  @inlinable
  func sample(at time: Double) -> Sample {
    SpringBasis.sample(
      time, regime, rate: rate, fastRate: fastRate, gap: gap, pull: pull, inverseGap: inverseGap,
      gapRest: gapRest)
  }

  /// The same with every number in a register: a copy of the basis would cost a tenth of the time.
  @usableFromInline
  static func sample(
    _ time: Double, _ regime: Regime, rate: Double, fastRate: Double, gap: Double, pull: Double,
    inverseGap: Double, gapRest: Double
  ) -> Sample {
    guard time > 0 else {
      return Sample(position: 1, impulse: 0, positionSlope: 0, impulseSlope: 1)
    }
    // No description reaches a rate of 1e110, so below this nothing overflows.
    let t = min(time, 1e150)
    let exponent = -rate * t
    switch regime {
    case .underDamped:
      let phase = gap * t
      // After some turns the rounding of the phase would show.
      let lost = phase < 16 ? 0 : Elementary.product(gap, t).low + gapRest * t
      let decay: Double
      let (sine, cosine): (Double, Double)
      if exponent > -708, phase < 0x1p19 {
        decay = Elementary.expInRange(exponent)
        (sine, cosine) = Elementary.rotation(phase, plus: lost)
      } else {
        decay = Elementary.exp(exponent)
        (sine, cosine) = SpringBasis.swing(phase, plus: lost)
      }
      let impulse = decay * (sine * inverseGap)
      let swing = decay * cosine
      return Sample(
        position: swing + rate * impulse, impulse: impulse,
        positionSlope: -pull * impulse, impulseSlope: swing - rate * impulse)
    case .critical, .overDamped:
      let decay = exponent > -708 ? Elementary.expInRange(exponent) : Elementary.exp(exponent)
      let spread: Double
      if regime == .critical {
        spread = t
      } else {
        let narrowing = -gap * t
        spread =
          (narrowing > -40 ? -Elementary.expMinusOneInRange(narrowing) : 1) * inverseGap
      }
      let impulse = decay * spread
      return Sample(
        position: decay + rate * impulse, impulse: impulse,
        positionSlope: -pull * impulse, impulseSlope: decay - fastRate * impulse)
    }
  }

  /// The sine and the cosine of phase + lost, where even what rounding lost may be many turns.
  @inline(never)
  private static func swing(_ phase: Double, plus lost: Double) -> (Double, Double) {
    let main = Elementary.sinCos(phase)
    let rest = Elementary.sinCos(lost)
    return (
      main.sin * rest.cos + main.cos * rest.sin, main.cos * rest.cos - main.sin * rest.sin
    )
  }
}
