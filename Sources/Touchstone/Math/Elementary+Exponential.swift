extension Elementary {
  /// Raises Euler's number to a power.
  ///
  /// Beyond 709.79 the result is infinity, below -745.14 it is zero, and subnormal results between
  /// are rounded as usual. Not-a-number stays that.
  public static func exp(_ x: Double) -> Double {
    // One test covers the finite, normal results; not-a-number fails it too.
    x > -708 && x < 709 ? expInRange(x) : expAtTheEnds(x)
  }

  /// The same for -708 < x < 709, to be inlined.
  @inline(__always)
  static func expInRange(_ x: Double) -> Double {
    let parts = expParts(x)
    let fraction = parts.power + parts.power * (parts.r + parts.rest)
    return Double(bitPattern: fraction.bitPattern &+ ((parts.k &>> 6) &<< 52))
  }

  @inline(never)
  private static func expAtTheEnds(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.79 { return .infinity }
    if x < -745.14 { return 0 }
    let parts = expParts(x)
    let fraction = parts.power + parts.power * (parts.r + parts.rest)
    let exponent = Int64(Int32(truncatingIfNeeded: parts.k)) &>> 6
    // Two factors, so that neither leaves the normal range; the second one rounds once.
    let half: Int64 = x < 0 ? -600 : 600
    return fraction * powerOfTwo(exponent &- half) * powerOfTwo(half)
  }

  /// Euler's number to a power, minus one, without losing digits near zero.
  ///
  /// The result for minus infinity is -1.
  public static func expMinusOne(_ x: Double) -> Double {
    if x > -40 && x < 708 { return expMinusOneInRange(x) }
    return x <= -40 ? -1 : exp(x)
  }

  /// The same for -40 < x < 708, to be inlined.
  @inline(__always)
  static func expMinusOneInRange(_ x: Double) -> Double {
    let parts = expParts(x)
    let scale = Double(bitPattern: parts.power.bitPattern &+ ((parts.k &>> 6) &<< 52))
    // scale·e^r - 1 = (scale - 1) + r + (e^r - 1 - r) + (scale - 1)·(e^r - 1); both sums with
    // what their rounding loses.
    let start = scale - 1
    let sum = start + parts.r
    let lost = ((start - sum) + parts.r) + (scale - (start + 1))
    return sum + (lost + (parts.rest + start * (parts.r + parts.rest)))
  }

  /// e^x as power · 2^(k / 64, rounded down) · e^r, with k in the lower 32 bits of its pattern.
  ///
  /// x = (k/64)·ln 2 + r; the power is a fraction of 2 from a table. The rest is e^r - 1 - r, from
  /// five terms, and what rounding took from r and from the power.
  @inline(__always)
  private static func expParts(
    _ x: Double
  ) -> (power: Double, k: UInt64, r: Double, rest: Double) {
    let shifted = x * 0x1.71547652b82fep+6 + rounder
    let whole = shifted - rounder
    // The upper part of ln 2 / 64 has 34 bits, so its product with k is exact.
    let high = x - whole * 0x1.62e42fef8p-7
    let low = whole * 0x1.1cf79abc9e3b4p-42
    let r = high - low
    let row = Int(truncatingIfNeeded: shifted.bitPattern & 63) &* 2
    let tail = powersOfTwo[row] + ((high - r) - low)
    let r2 = r * r
    let p =
      (0.5 + r * 0x1.5555555555253p-3)
      + r2 * ((0x1.55555555553d4p-5 + r * 0x1.11111d92f1876p-7) + r2 * 0x1.6c16cdedf728cp-10)
    return (powersOfTwo[row &+ 1], shifted.bitPattern, r, r2 * p + tail)
  }
}
