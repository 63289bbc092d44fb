extension Elementary {
  /// The sine and the cosine of an angle in radians, computed together.
  ///
  /// Any finite angle is fine, however large. An infinite one, like not-a-number, gives not-a-number.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    sinCos(x, plus: 0)
  }

  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// The sine and the cosine of x + correction, where the correction is far smaller than a turn.
  ///
  /// A product of two numbers carries its rounding error in here, so that a phase keeps its digits
  /// after thousands of turns.
  @inline(__always)
  static func sinCos(_ x: Double, plus correction: Double) -> (sin: Double, cos: Double) {
    guard x > -0x1p19, x < 0x1p19 else { return sinCosOfLargeAngle(x, plus: correction) }
    let shifted = x * 0x1.45f306dc9c883p-1 + rounder
    let k = shifted - rounder
    // π/2 in three parts; the products with the first two (31 and 32 bits) are exact.
    let high = x - k * 0x1.921fb544p+0
    let middle = k * 0x1.0b4611a6p-34
    let r = high - middle
    let low = ((high - r) - middle) - k * 0x1.3198a2e037073p-69 + correction
    return sinCos(ofReduced: r, low, quadrant: shifted.bitPattern)
  }

  /// The sine and the cosine of r + low + quadrant·π/2, with |r| at most a little over π/4.
  @inline(__always)
  static func sinCos(
    ofReduced r: Double, _ low: Double, quadrant: UInt64
  ) -> (sin: Double, cos: Double) {
    let y = r + low
    let rest = (r - y) + low
    let z = y * y
    let z2 = z * z
    let half = 0.5 * z

    let s0 = -0x1.5555555555555p-3 + z * 0x1.1111111111110p-7
    let s1 = -0x1.a01a01a019937p-13 + z * 0x1.71de3a54607a5p-19
    let s2 = -0x1.ae64541295cdfp-26 + z * 0x1.61217ee5cca1bp-33
    let s = (s0 + z2 * s1) + z2 * z2 * (s2 + z2 * -0x1.ab17bdcbd3414p-41)
    let sine = y + (y * z * s + rest * (1 - half))

    let c0 = 0x1.5555555555555p-5 + z * -0x1.6c16c16c16967p-10
    let c1 = 0x1.a01a019f4e9b4p-16 + z * -0x1.27e4fa17bf139p-22
    let c2 = 0x1.1eeb68cd22f56p-29 + z * -0x1.907d8f29fe831p-37
    let c = c0 + z2 * (c1 + z2 * c2)
    let w = 1 - half
    let cosine = w + (((1 - w) - half) + (z2 * c - y * rest))

    let swapped = quadrant & 1 != 0
    let sinBits = (swapped ? cosine : sine).bitPattern ^ ((quadrant & 2) &<< 62)
    let cosBits = (swapped ? sine : cosine).bitPattern ^ (((quadrant &+ 1) & 2) &<< 62)
    return (Double(bitPattern: sinBits), Double(bitPattern: cosBits))
  }
}
