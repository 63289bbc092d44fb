extension Elementary {
  /// The natural logarithm of a positive number.
  ///
  /// Zero gives minus infinity, a negative number gives not-a-number.
  public static func log(_ x: Double) -> Double {
    var bits = x.bitPattern
    var k: Int64 = 0
    // Zero, subnormal, negative, infinite and not-a-number all fall out of one unsigned range.
    if bits &- 0x0010_0000_0000_0000 >= 0x7fe0_0000_0000_0000 {
      if x == 0 { return -.infinity }
      if !(x > 0) { return .nan }
      if x == .infinity { return x }
      bits = (x * 0x1p54).bitPattern
      k = -54
    }
    // The fraction is brought between √½ and √2, where its distance from one is exact.
    let offset = bits &- 0x3fe6_a09e_0000_0000
    k &+= Int64(bitPattern: offset) &>> 52
    let fraction = Double(
      bitPattern: (offset & 0x000f_ffff_ffff_ffff) &+ 0x3fe6_a09e_0000_0000)
    return logarithm(ofOnePlus: fraction - 1, scaledBy: Double(k), remainder: 0)
  }

  /// The natural logarithm of one plus a number, without losing digits near zero.
  public static func logOnePlus(_ x: Double) -> Double {
    if x > -0x1p-54, x < 0x1p-54 { return x }
    // Near zero one plus x needs no scaling, so nothing is rounded away.
    if x > -0.29, x < 0.41 { return logarithm(ofOnePlus: x, scaledBy: 0, remainder: 0) }
    let u = 1 + x
    guard u > 0, u < .infinity else { return log(u) }
    let lost = x < 1 ? x - (u - 1) : 1 - (u - x)
    let offset = u.bitPattern &- 0x3fe6_a09e_0000_0000
    let k = Int64(bitPattern: offset) &>> 52
    let fraction = Double(
      bitPattern: (offset & 0x000f_ffff_ffff_ffff) &+ 0x3fe6_a09e_0000_0000)
    return logarithm(ofOnePlus: fraction - 1, scaledBy: Double(k), remainder: lost / u)
  }

  /// ln(1 + f) + k·ln 2 + remainder, from the odd series in s = f / (2 + f).
  @inline(__always)
  private static func logarithm(
    ofOnePlus f: Double, scaledBy k: Double, remainder: Double
  ) -> Double {
    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let a = 0x1.5555555555558p-1 + z * 0x1.99999999952ccp-2
    let b = 0x1.2492492df3ba9p-2 + z * 0x1.c71c62e26208bp-3
    let c = 0x1.7462b58e46ebep-3 + z * 0x1.39fe42e9740a7p-3
    let series = z * ((a + z2 * b) + z2 * z2 * (c + z2 * 0x1.2b59b713616c9p-3))
    // ln(1 + f) = f - f²/2 + s·(f²/2 + series); f itself is exact and is added last.
    let half = 0.5 * f * f
    let small = s * (half + series) + (k * 0x1.a39ef35793c76p-33 + remainder)
    return k * 0x1.62e42feep-1 - ((half - small) - f)
  }
}
