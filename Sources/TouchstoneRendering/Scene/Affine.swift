internal import Touchstone

/// A linear map of the plane with a shift: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
struct Affine: Hashable, Sendable {
  var a: Double = 1
  var b: Double = 0
  var c: Double = 0
  var d: Double = 1
  var tx: Double = 0
  var ty: Double = 0

  /// The place to which another is brought.
  func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that first applies `inner`, then this one.
  func after(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// Whether all places of a scene stay at finite ones that are not absurdly far away.
  var isUsable: Bool {
    let limit = 1e12
    return abs(a) <= limit && abs(b) <= limit && abs(c) <= limit && abs(d) <= limit
      && abs(tx) <= limit && abs(ty) <= limit
  }

  /// Whether rectangles stay rectangles along the axes.
  var isUpright: Bool { b == 0 && c == 0 }

  /// By how much areas grow, as the factor of a length.
  var lengthFactor: Double { abs(a * d - b * c).squareRoot() }

  /// The map back; nil where everything falls on one line.
  var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
