extension Elementary {
  /// The angle whose tangent is a number, in radians from -π/2 to π/2.
  public static func atan(_ x: Double) -> Double {
    let a = x.magnitude
    guard a < 0x1p60 else {
      return x.isNaN ? x : (x < 0 ? -0x1.921fb54442d18p+0 : 0x1.921fb54442d18p+0)
    }
    if a < 0x1p-28 { return x }
    // Five intervals; in each the tangent of the difference to a known angle is below 7/16.
    let t: Double
    let high: Double
    let low: Double
    if a < 0.4375 {
      (t, high, low) = (a, 0, 0)
    } else if a < 0.6875 {
      (t, high, low) = ((2 * a - 1) / (2 + a), 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    } else if a < 1.1875 {
      (t, high, low) = ((a - 1) / (a + 1), 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    } else if a < 2.4375 {
      (t, high, low) = (
        (a - 1.5) / (1 + 1.5 * a), 0x1.f730bd281f69bp-1, 0x1.007887af0cbbdp-56
      )
    } else {
      (t, high, low) = (-1 / a, 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    }
    let z = t * t
    let z2 = z * z
    let z4 = z2 * z2
    let p0 = -0x1.5555555555554p-2 + z * 0x1.999999999885ap-3
    let p1 = -0x1.24924923b03dcp-3 + z * 0x1.c71c713636f43p-4
    let p2 = -0x1.745cff5d70ad0p-4 + z * 0x1.3b116123317ebp-4
    let p3 = -0x1.10ed190f13899p-4 + z * 0x1.df0b34935310ap-5
    let p4 = -0x1.9c5f39a16290ep-5 + z * 0x1.35d78557f7733p-5
    let p = (p0 + z2 * p1) + z4 * ((p2 + z2 * p3) + z4 * (p4 + z2 * -0x1.1f71e6b79ac6dp-6))
    let angle = high + (t + (t * z * p + low))
    return x < 0 ? -angle : angle
  }

  /// The angle of a direction, in radians from -π to π, measured from the x axis towards the y axis.
  ///
  /// On a screen whose y grows downwards positive angles turn clockwise. No direction at all, like a
  /// component that is not a number, follows the usual rules of this function (0, ±π or
  /// not-a-number).
  public static func atan2(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let straight = x.sign == .minus ? 0x1.921fb54442d18p+1 : 0
    if y == 0 { return y.sign == .minus ? -straight : straight }
    if x == 0 || (y.isInfinite && x.isFinite) {
      return y < 0 ? -0x1.921fb54442d18p+0 : 0x1.921fb54442d18p+0
    }
    if x.isInfinite {
      let angle = y.isInfinite ? (x < 0 ? 0x1.2d97c7f3321d2p+1 : 0x1.921fb54442d18p-1) : straight
      return y < 0 ? -angle : angle
    }
    let ratio = (y / x).magnitude
    // Beyond the range of a quotient only one axis is left; a lost remainder does not show there.
    var angle = atan(ratio)
    if x < 0 {
      angle = 0x1.921fb54442d18p+1 - (angle - 0x1.1a62633145c07p-53)
    }
    return y < 0 ? -angle : angle
  }
}
