/// Elementary functions made of + − × ÷ only, so that their bits are the same everywhere.
public enum Elementary {}

extension Elementary {
  /// The angle of a direction in degrees, −180…180, clockwise on a screen whose y grows downwards.
  ///
  /// Only + − × ÷ are used, so the bits are the same everywhere; within 2 ulp. The zero vector has
  /// the angle 0; components that are no numbers give not-a-number.
  public static func degrees(of direction: Vector) -> Double {
    let x = direction.x.magnitude
    let y = direction.y.magnitude
    guard x == x, y == y else { return .nan }
    guard x > 0 || y > 0 else { return 0 }
    // The angle within the first eighth of the circle, then unfolded.
    var angle = y <= x ? arcTangent(y / x) : halfPi - arcTangent(x / y)
    if x == .infinity && y == .infinity { angle = halfPi / 2 }
    if direction.x < 0 { angle = 2 * halfPi - angle }
    let degrees = angle * degreesPerRadian
    return direction.y < 0 ? -degrees : degrees
  }

  private static let halfPi: Double = 0x1.921fb54442d18p+0
  private static let degreesPerRadian: Double = 0x1.ca5dc1a63c1f8p+5

  /// Arc tangent of a number from 0 to 1, in radians.
  private static func arcTangent(_ ratio: Double) -> Double {
    // Beyond tan(π/8) the formula for differences leads back to a small argument.
    let isSteep = ratio > 0x1.a827999fcef32p-2
    let x = isSteep ? (ratio - 1) / (ratio + 1) : ratio
    let z = x * x
    var p = 0x1.0acd9e91a5a35p-6
    for coefficient in arcTangentCoefficients { p = p * z + coefficient }
    let small = x + x * z * p
    return isSteep ? 0x1.921fb54442d18p-1 + (small + 0x1.1a62633145c07p-55) : small
  }

  /// Fitted to (atan x − x) / x³ in x² on [0, tan²(π/8)], the highest but one first.
  private static var arcTangentCoefficients: [Double] {
    [
      -0x1.1b311bb48c215p-5, 0x1.74dccfb93fff0p-5, -0x1.ac7a5a79b3f26p-5, 0x1.e19a0bfa3eef9p-5,
      -0x1.110e87b4357d2p-4, 0x1.3b1392d519db1p-4, -0x1.745d165dc9713p-4, 0x1.c71c71c303dbbp-4,
      -0x1.249249248d7dcp-3, 0x1.9999999999953p-3, -0x1.5555555555555p-2,
    ]
  }
}
