extension Elementary {
  /// The sine and the cosine of phase + correction, for a phase below half a million radians.
  ///
  /// Made for swings: half the work of `sinCos`, with an error below 2^-52 of the *amplitude*. Near
  /// zero the sine is as good as everywhere; near other whole turns it is not.
  @inline(__always)
  static func rotation(_ phase: Double, plus correction: Double) -> (sin: Double, cos: Double) {
    let shifted = phase * 0x1.45f306dc9c883p+4 + rounder
    let k = shifted - rounder
    // π/64 in two parts; the product with the first (27 bits) is exact.
    let b = (phase - k * 0x1.921fb54p-5) - (k * 0x1.10b4611a62633p-35 - correction)
    let row = Int(truncatingIfNeeded: shifted.bitPattern & 127)
    let sine = sines[row]
    let cosine = sines[row &+ 32]
    let z = b * b
    let sinB =
      b - b * z
      * ((0x1.5555555555555p-3 - z * 0x1.11111110c1960p-7) + z * z * 0x1.a018aab67ee38p-13)
    let versineB = z * (0.5 - z * (0x1.555555552d97dp-5 - z * 0x1.6c15c03cdd477p-10))
    return (
      sine + (cosine * sinB - sine * versineB), cosine - (sine * sinB + cosine * versineB)
    )
  }
}
