internal import Touchstone

/// Turns a line into the outline of a stroke with some width.
///
/// All outlines wind the same way, so that strokes that overlap add up instead of cancelling out.
struct Stroker {
  /// What corners and ends look like.
  enum Style {
    /// Round corners and ends.
    case round
    /// Sharp corners, and straight ends that reach half of the width beyond the line.
    case square
  }

  let halfWidth: Double
  let style: Style
  /// How far a fan of straight lines may lie from a round corner, in pixels.
  private let tolerance: Double = 0.05
  private(set) var polygons: [[Point]] = []

  init(width: Double, style: Style) {
    halfWidth = width / 2
    self.style = style
  }

  /// Adds the outline of a line from place to place, given in pixels.
  mutating func add(_ line: [Point]) {
    var points: [Point] = []
    points.reserveCapacity(line.count)
    for point in line where points.last.map({ ($0 - point).lengthSquared > 1e-12 }) ?? true {
      points.append(point)
    }
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    let isClosed = points.count > 3 && points.first == points.last
    if isClosed { points.removeLast() }
    var directions: [Vector] = []
    directions.reserveCapacity(points.count)
    for index in 0..<(isClosed ? points.count : points.count - 1) {
      let next = index + 1 == points.count ? points[0] : points[index + 1]
      let step = next - points[index]
      directions.append(step / step.length)
    }
    if isClosed {
      addClosed(points, directions)
    } else {
      addOpen(points, directions)
    }
  }

  private mutating func addOpen(_ points: [Point], _ directions: [Vector]) {
    var left: [Point] = []
    var right: [Point] = []
    let last = points.count - 1
    left.append(points[0] + side(directions[0]))
    right.append(points[0] - side(directions[0]))
    for index in 1..<last {
      addJoin(points[index], directions[index - 1], directions[index], &left, &right)
    }
    left.append(points[last] + side(directions[last - 1]))
    right.append(points[last] - side(directions[last - 1]))
    addCap(points[last], directions[last - 1], &left)
    left.append(contentsOf: right.reversed())
    addCap(points[0], -directions[0], &left)
    polygons.append(left)
  }

  private mutating func addClosed(_ points: [Point], _ directions: [Vector]) {
    var left: [Point] = []
    var right: [Point] = []
    for index in points.indices {
      let before = directions[index == 0 ? directions.count - 1 : index - 1]
      addJoin(points[index], before, directions[index], &left, &right)
    }
    polygons.append(left)
    polygons.append(right.reversed())
  }

  /// From a line to its left edge; y grows downwards, so this is a quarter turn against the clock.
  private func side(_ direction: Vector) -> Vector {
    Vector(x: direction.y * halfWidth, y: -direction.x * halfWidth)
  }

  /// Adds the end of a stroke behind its left edge.
  private func addCap(_ point: Point, _ direction: Vector, _ edge: inout [Point]) {
    let out = direction * halfWidth
    switch style {
    case .square:
      edge.append(point + side(direction) + out)
      edge.append(point - side(direction) + out)
    case .round:
      addFan(point, side(direction), out, &edge)
      edge.append(point + out)
      addFan(point, out, -side(direction), &edge)
    }
  }

  private func addJoin(
    _ point: Point, _ before: Vector, _ after: Vector, _ left: inout [Point],
    _ right: inout [Point]
  ) {
    let cosine = before.x * after.x + before.y * after.y
    let (first, second) = (side(before), side(after))
    if cosine > 0.9 {
      // Nearly straight: both edges simply bend.
      let middle = (first + second) / (1 + cosine)
      left.append(point + middle)
      right.append(point - middle)
      return
    }
    let turn = before.x * after.y - before.y * after.x
    if turn > 0 {
      addOuter(point, first, second, before, cosine, &left)
      right.append(contentsOf: [point - first, point, point - second])
    } else {
      left.append(contentsOf: [point + first, point, point + second])
      addOuter(point, -first, -second, before, cosine, &right)
    }
  }

  /// Adds the outer edge of a corner.
  private func addOuter(
    _ point: Point, _ first: Vector, _ second: Vector, _ before: Vector, _ cosine: Double,
    _ edge: inout [Point]
  ) {
    edge.append(point + first)
    switch style {
    case .square:
      // A corner sharper than 29° is cut off: its tip would reach out more than four half widths.
      if (1 + cosine) / 2 >= 1.0 / 16 { edge.append(point + (first + second) / (1 + cosine)) }
    case .round:
      if cosine < -0.99 {
        let out = before * halfWidth
        addFan(point, first, out, &edge)
        edge.append(point + out)
        addFan(point, out, second, &edge)
      } else {
        addFan(point, first, second, &edge)
      }
    }
    edge.append(point + second)
  }

  /// Adds the places between two directions of the same length on the circle around a point.
  private func addFan(_ point: Point, _ from: Vector, _ to: Vector, _ edge: inout [Point]) {
    let sum = from + to
    let length = sum.length
    // The sagitta of the chord: how far the circle bulges beyond it.
    guard halfWidth - length / 2 > tolerance, length > 0 else { return }
    let middle = sum * (halfWidth / length)
    addFan(point, from, middle, &edge)
    edge.append(point + middle)
    addFan(point, middle, to, &edge)
  }

  private mutating func addDot(_ point: Point) {
    let direction = Vector(x: 1, y: 0)
    var edge = [point + side(direction)]
    addCap(point, direction, &edge)
    edge.append(point - side(direction))
    addCap(point, -direction, &edge)
    polygons.append(edge)
  }
}
