extension Elementary {
  /// Raises Euler's number to a power.
  ///
  /// Beyond 709.79 the result is infinity, below -745.14 it is zero, and subnormal results between
  /// are rounded as usual. Not-a-number stays that.
  public static func exp(_ x: Double) -> Double {
    // One test covers the finite, normal results; not-a-number fails it too.
    guard x > -708, x < 709 else { return expAtTheEnds(x) }
    let (k, r, c) = reduceByLogarithmOfTwo(x)
    let e = 1 + (r + (exponentialTail(r) + c))
    return Double(bitPattern: e.bitPattern &+ UInt64(bitPattern: k &<< 52))
  }

  /// Euler's number to a power, minus one, without losing digits near zero.
  ///
  /// The result for minus infinity is -1.
  public static func expMinusOne(_ x: Double) -> Double {
    guard x > -40 else { return x.isNaN ? x : -1 }
    guard x < 709 else { return exp(x) }
    if x > -0x1p-54, x < 0x1p-54 { return x }
    let (k, r, c) = reduceByLogarithmOfTwo(x)
    let tail = exponentialTail(r) + c
    if k == 0 { return r + tail }
    let scale = powerOfTwo(k)
    // The larger part is added last, so that only its rounding counts.
    if k < 0 {
      return (scale - 1) + scale * (r + tail)
    }
    if k < 53 {
      let start = 1 - powerOfTwo(-k)
      // Whichever sum is exact, or small, comes first.
      return scale * (r < -0.25 ? (start + r) + tail : start + (r + tail))
    }
    return scale * (1 + (r + (tail - powerOfTwo(-min(k, 1000)))))
  }

  @inline(never)
  private static func expAtTheEnds(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.79 { return .infinity }
    if x < -745.14 { return 0 }
    let (k, r, c) = reduceByLogarithmOfTwo(x)
    let e = 1 + (r + (exponentialTail(r) + c))
    // Two factors, so that neither leaves the normal range; the second one rounds once.
    let half = k < 0 ? k &+ 600 : k &- 600
    return e * powerOfTwo(half) * powerOfTwo(k < 0 ? -600 : 600)
  }

  /// Splits x into k·ln 2 + r + c with |r| at most ln 2 / 2 and c what rounding r has lost.
  @inline(__always)
  private static func reduceByLogarithmOfTwo(_ x: Double) -> (k: Int64, r: Double, c: Double) {
    let shifted = x * 0x1.71547652b82fep+0 + rounder
    let whole = shifted - rounder
    let k = Int64(Int32(truncatingIfNeeded: shifted.bitPattern))
    // The upper part of ln 2 has 32 bits, so its product with k is exact.
    let high = x - whole * 0x1.62e42feep-1
    let low = whole * 0x1.a39ef35793c76p-33
    let r = high - low
    return (k, r, (high - r) - low)
  }

  /// e^r - 1 - r for |r| up to ln 2 / 2: r²/2, and the rest in Estrin's form.
  @inline(__always)
  private static func exponentialTail(_ r: Double) -> Double {
    let r2 = r * r
    let r4 = r2 * r2
    let a = 0x1.5555555555557p-3 + r * 0x1.5555555555556p-5
    let b = 0x1.11111111100dcp-7 + r * 0x1.6c16c16c162d4p-10
    let c = 0x1.a01a01abe7fe1p-13 + r * 0x1.a01a01a6d889cp-16
    let d = 0x1.71de0231960ebp-19 + r * 0x1.27e4db646b17ep-22
    let e = 0x1.af4de97ca4194p-26 + r * 0x1.1f730349868cep-29
    return 0.5 * r2 + r * r2 * ((a + r2 * b) + r4 * ((c + r2 * d) + r4 * e))
  }
}
