extension Elementary {
  /// The sine and the cosine of an angle in radians, computed together.
  ///
  /// Any finite angle is fine, however large. An infinite one, like not-a-number, gives not-a-number.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x > -0x1p19, x < 0x1p19 else { return sinCosOfLargeAngle(x) }
    let shifted = x * 0x1.45f306dc9c883p-1 + rounder
    let k = shifted - rounder
    // π/2 in three parts; the products with the first two (31 and 32 bits) are exact.
    let high = x - k * 0x1.921fb544p+0
    let middle = k * 0x1.0b4611a6p-34
    let r = high - middle
    let low = ((high - r) - middle) - k * 0x1.3198a2e037073p-69
    return sinCos(ofReduced: r, low, quadrant: shifted.bitPattern)
  }

  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// The sine and the cosine of r + low + quadrant·π/2, with |r| at most a little over π/4.
  ///
  /// The two polynomials run side by side: sine in the first lane, cosine in the second.
  @inline(__always)
  static func sinCos(
    ofReduced r: Double, _ low: Double, quadrant: UInt64
  ) -> (sin: Double, cos: Double) {
    let y = r + low
    let rest = (r - y) + low
    let z = y * y
    let half = 0.5 * z
    let w = 1 - half
    let a = SIMD2(0x1.5555555555555p-3, 0x1.5555555555555p-5)
    let b = SIMD2(0x1.1111111111110p-7, 0x1.6c16c16c16c16p-10)
    let c = SIMD2(0x1.a01a01a019937p-13, 0x1.a01a01a019d0ap-16)
    let d = SIMD2(0x1.71de3a54607a5p-19, 0x1.27e4fb7712ca2p-22)
    let e = SIMD2(0x1.ae64541295cdfp-26, 0x1.1eed8deb82809p-29)
    let f = SIMD2(0x1.61217ee5cca1bp-33, 0x1.9394b9eb4d56dp-37)
    let g = SIMD2(0x1.ab17bdcbd3414p-41, 0x1.ab78473be59d7p-45)
    let zz = SIMD2(z, z)
    let zz2 = zz * zz
    let series = ((a - zz * b) + zz2 * (c - zz * d)) + (zz2 * zz2) * ((e - zz * f) + zz2 * g)
    // What rounding took from the angle, and from the cosine's leading term 1 - z/2.
    let correction = SIMD2(rest * w, ((1 - w) - half) - y * rest)
    let result = SIMD2(y, w) + (SIMD2(-y * z, z * z) * series + correction)

    // Odd quadrants swap the two; masks, because a branch would be a guess.
    let sine = result.x.bitPattern
    let cosine = result.y.bitPattern
    let change = (sine ^ cosine) & (0 &- (quadrant & 1))
    let sinBits = sine ^ change ^ ((quadrant & 2) &<< 62)
    let cosBits = cosine ^ change ^ (((quadrant &+ 1) & 2) &<< 62)
    return (Double(bitPattern: sinBits), Double(bitPattern: cosBits))
  }
}
