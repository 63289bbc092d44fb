extension SpringBasis {
  /// The last time at which a component of a motion breaks a rule: its settling time.
  ///
  /// 0 if it never does, infinity if it never stops.
  @usableFromInline
  func settlingTime(
    offset: Double, velocity: Double, unit: Double, rule: SettlingRule
  ) -> Double {
    guard offset.isFinite, velocity.isFinite, offset != 0 || velocity != 0 else { return 0 }
    let frequency = pull.squareRoot()
    let reach = offset.magnitude + velocity.magnitude / frequency
    let asked: Double
    switch rule.distance {
    case .points(let points): asked = points * unit
    case .fraction(let part):
      asked = part * (offset == 0 ? velocity.magnitude / frequency : offset.magnitude)
    }
    let limit = asked > 1e-15 * reach ? asked : 1e-15 * reach
    let time = lastTime(beyond: limit, offset: offset, velocity: velocity)
    guard let speed = rule.speed else { return time }
    // The velocity obeys the same equation as the offset.
    let fastest = reach * frequency
    let speedLimit = speed * unit > 1e-15 * fastest ? speed * unit : 1e-15 * fastest
    let acceleration = -pull * offset - (rate + fastRate) * velocity
    return max(time, lastTime(beyond: speedLimit, offset: velocity, velocity: acceleration))
  }

  /// The last time at which the offset's size exceeds a positive limit.
  ///
  /// 0 if it never does, infinity if it does again and again. The extremum after which only one
  /// crossing is left is known in closed form; from there Newton's method on the logarithm of the
  /// offset, which is concave there, runs between guards.
  func lastTime(beyond limit: Double, offset: Double, velocity: Double) -> Double {
    if rate == 0 {
      let reach = offset * offset + velocity * velocity / pull
      return reach > limit * limit ? .infinity : 0
    }
    let extremum = lastExtremum(beyond: limit, offset: offset, velocity: velocity)
    if extremum.size > limit {
      return extremum.time
        + crossing(of: limit, from: extremum.size, velocity: 0, before: extremum.next)
    }
    guard offset.magnitude > limit else { return 0 }
    return crossing(
      of: limit, from: offset.magnitude, velocity: offset < 0 ? -velocity : velocity,
      before: extremum.time)
  }

  /// The last extremum that exceeds a limit, or else the first one that there is.
  private func lastExtremum(
    beyond limit: Double, offset: Double, velocity: Double
  ) -> (time: Double, size: Double, next: Double) {
    let half = 0x1.921fb54442d18p+1
    switch regime {
    case .underDamped:
      // The slope is e^-βt·(v·cos ωt - (βv + w²y)/ω·sin ωt).
      var angle = Elementary.atan2(y: velocity * gap, x: rate * velocity + pull * offset)
      if angle < 0 { angle += half }
      if angle >= half { angle = 0 }
      let first = angle / gap
      let sample = sample(at: first)
      let size = (offset * sample.position + velocity * sample.impulse).magnitude
      guard size > limit else { return (first, size, half / gap) }
      let decrement = rate / gap * half
      let count = (Elementary.log(size / limit) / decrement).rounded(.down)
      let last = size * Elementary.exp(-decrement * count)
      return ((angle + count * half) / gap, last, half / gap)
    case .critical, .overDamped:
      let mixture = velocity + rate * offset
      let spread = velocity / (fastRate * mixture)
      guard spread >= 0, gap * spread < 1 else { return (.infinity, 0, .infinity) }
      let time = regime == .critical ? spread : -Elementary.logOnePlus(-gap * spread) / gap
      let sample = sample(at: time)
      let size = (offset * sample.position + velocity * sample.impulse).magnitude
      return (time, size, .infinity)
    }
  }

  /// When an offset that falls steadily from a start above a limit reaches it.
  private func crossing(
    of limit: Double, from start: Double, velocity: Double, before end: Double
  ) -> Double {
    let frequency = pull.squareRoot()
    let excess = Elementary.log(start / limit)
    guard excess > 0 else { return 0 }
    var low = 0.0
    var high = end
    // At an extremum the logarithm starts as -w²t²/2, elsewhere with its slope.
    var time =
      velocity == 0 ? (2 * excess).squareRoot() / frequency : -excess * start / velocity
    if !(time > low && time < high) { time = high < .infinity ? 0.5 * high : 1 / frequency }
    for _ in 0..<200 {
      let sample = sample(at: time)
      let value = start * sample.position + velocity * sample.impulse
      let slope = start * sample.positionSlope + velocity * sample.impulseSlope
      var next = -1.0
      if value > 0 {
        let above = Elementary.log(value / limit)
        if above > 0 { low = time } else { high = time }
        next = time - above * value / slope
      } else {
        high = time
      }
      if !(next > low && next < high) {
        // At the root itself Newton's answer may coincide with a guard.
        if next == time { return time }
        next = high < .infinity ? 0.5 * (low + high) : 2 * low + 1 / frequency
      }
      let step = (next - time).magnitude
      time = next
      if step * frequency <= 1e-7 * min(1, time * frequency) { break }
      if high < .infinity, high - low <= 1e-15 * high { break }
    }
    return time
  }
}

extension SpringBasis {
  /// A time after which the offset's size certainly stays within a limit; infinity without damping
  /// or where the limit is not positive.
  @usableFromInline
  func settlingBound(beyond limit: Double, offset: Double, velocity: Double) -> Double {
    guard offset.isFinite, velocity.isFinite, offset != 0 || velocity != 0 else { return 0 }
    guard limit > 0 else { return .infinity }
    let mixture = (velocity + rate * offset).magnitude
    if rate == 0 {
      let reach = (offset * offset + velocity * velocity / pull).squareRoot()
      return reach > limit ? .infinity : 0
    }
    // Near the critical ratio |offset| + mixture·t bounds the swing: e^-x·(1 + x) = e^-L lies below
    // x = L + √(2L), a known bound of Lambert's function.
    let level = Elementary.log((offset.magnitude + mixture / rate) / limit)
    guard level > 0 else { return 0 }
    let near = (level + (2 * level).squareRoot()) / rate
    guard regime != .critical else { return near }
    // Farther away the amplitude itself is small.
    let second = mixture * inverseGap
    let amplitude =
      regime == .underDamped
      ? (offset * offset + second * second).squareRoot() : offset.magnitude + second
    return min(near, max(0, Elementary.log(amplitude / limit) / rate))
  }
}
