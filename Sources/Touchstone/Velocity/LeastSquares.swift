extension SampleHistory {
  /// Slope at the newest sample of the polynomial that fits the samples best.
  ///
  /// With too few samples the degree is lowered to one less than their number.
  func fit(degree: Int, weighting: VelocityStrategy.Weighting, count: Int) -> Vector {
    let degree = min(degree, count - 1)
    if weighting == .none && degree == 2 { return parabola(count) }
    if weighting == .none && degree == 1 { return line(count) }
    return polynomial(degree: degree, weighting: weighting, count: count)
  }

  /// The same, but zero where it points against the way from the oldest to the newest sample.
  func restrictedFit(degree: Int, count: Int) -> Vector {
    let velocity = fit(degree: degree, weighting: .none, count: count)
    let newest = self[0]
    let oldest = self[count - 1]
    let along = velocity.x * (newest.x - oldest.x) + velocity.y * (newest.y - oldest.y)
    return along < 0 ? .zero : velocity
  }

  /// Closed form for a line; operation by operation what `polynomial` does for the degree of 1.
  private func line(_ count: Int) -> Vector {
    let newest = self[0]
    let origin = SIMD2(newest.x, newest.y)
    var moment = 0.0
    forEach(newest: count) { moment += Double($0.time &- newest.time) / 1e9 }
    let middle = moment / Double(count)
    var norm = 0.0
    var sum = SIMD2<Double>.zero
    forEach(newest: count) { sample in
      let p = Double(sample.time &- newest.time) / 1e9 - middle
      norm += p * p
      sum += p * (SIMD2(sample.x, sample.y) - origin)
    }
    guard norm > 0 else { return .zero }
    // Added to zero as there, which turns −0 into 0.
    let velocity = SIMD2<Double>.zero + sum / norm
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Closed form for a parabola: sums about the newest sample, one pass for both axes.
  private func parabola(_ count: Int) -> Vector {
    let newest = self[0]
    let origin = SIMD2(newest.x, newest.y)
    var t1 = 0.0
    var t2 = 0.0
    var t3 = 0.0
    var t4 = 0.0
    var sum0 = SIMD2<Double>.zero
    var sum1 = SIMD2<Double>.zero
    var sum2 = SIMD2<Double>.zero
    forEach(newest: count) { sample in
      let t = Double(sample.time &- newest.time) / 1e9
      let place = SIMD2(sample.x, sample.y) - origin
      let square = t * t
      t1 += t
      t2 += square
      t3 += square * t
      t4 += square * square
      sum0 += place
      sum1 += place * t
      sum2 += place * square
    }
    let n = Double(count)
    let stt = t2 - t1 * t1 / n
    let stq = t3 - t1 * t2 / n
    let sqq = t4 - t2 * t2 / n
    let denominator = stt * sqq - stq * stq
    guard denominator > 1e-14 * stt * sqq else { return .zero }
    let velocity = ((sum1 - t1 * sum0 / n) * sqq - (sum2 - t2 * sum0 / n) * stq) / denominator
    return Vector(x: velocity.x, y: velocity.y)
  }

  /// Any degree and weights, by polynomials that are orthogonal over the samples.
  ///
  /// Each follows from the two before it (p₊ = (t − a)·p − b·p₋), so nothing is stored per sample.
  private func polynomial(
    degree: Int, weighting: VelocityStrategy.Weighting, count: Int
  ) -> Vector {
    let newest = self[0]
    var a = SIMD8<Double>()
    var b = SIMD8<Double>()
    var velocity = Vector.zero
    var normBefore = 1.0
    for k in 0...degree {
      var norm = 0.0
      var moment = 0.0
      var x = 0.0
      var y = 0.0
      for age in 0..<count {
        let sample = self[age]
        let t = Double(sample.time &- newest.time) / 1e9
        let w = weight(weighting, age: age, seconds: -t)
        let p = SampleHistory.value(of: k, at: t, a, b)
        norm += w * w * p * p
        moment += w * w * p * p * t
        x += w * w * p * (sample.x - newest.x)
        y += w * w * p * (sample.y - newest.y)
      }
      guard norm > 0 else { break }
      a[k] = moment / norm
      b[k] = k == 0 ? 0 : norm / normBefore
      normBefore = norm
      let slope = SampleHistory.slopeAtZero(of: k, a, b)
      velocity += Vector(x: x / norm, y: y / norm) * slope
    }
    return velocity
  }

  private static func value(of k: Int, at t: Double, _ a: SIMD8<Double>, _ b: SIMD8<Double>)
    -> Double
  {
    var before = 0.0
    var now = 1.0
    for i in 0..<k { (before, now) = (now, (t - a[i]) * now - b[i] * before) }
    return now
  }

  private static func slopeAtZero(of k: Int, _ a: SIMD8<Double>, _ b: SIMD8<Double>) -> Double {
    var before = 0.0
    var now = 1.0
    var slopeBefore = 0.0
    var slope = 0.0
    for i in 0..<k {
      (slopeBefore, slope) = (slope, now - a[i] * slope - b[i] * slopeBefore)
      (before, now) = (now, -a[i] * now - b[i] * before)
    }
    return slope
  }

  /// Android's weights, by age or by the pause after the sample.
  private func weight(
    _ weighting: VelocityStrategy.Weighting, age: Int, seconds: Double
  ) -> Double {
    let milliseconds = seconds * 1000
    switch weighting {
    case .none:
      return 1
    case .delta:
      guard age > 0 else { return 1 }
      let pause = self.seconds(from: age, to: age - 1) * 1000
      return pause < 10 ? 0.5 + 0.05 * pause : 1
    case .central:
      if milliseconds < 10 { return 0.5 + 0.05 * milliseconds }
      if milliseconds < 50 { return 1 }
      return milliseconds < 60 ? 0.5 + 0.05 * (60 - milliseconds) : 0.5
    case .recent:
      if milliseconds < 50 { return 1 }
      return milliseconds < 100 ? 0.5 + 0.01 * (100 - milliseconds) : 0.5
    }
  }
}
