internal import Touchstone

/// An outline whose curves were replaced by short straight lines.
struct FlatPath {
  /// The connected parts; a closed part ends where it starts.
  private(set) var parts: [[Point]] = []

  /// Replaces the curves of a path.
  ///
  /// - Parameter tolerance: How far a line may lie from the curve, in the path's points.
  init(_ path: Path, tolerance: Double = 0.05) {
    var part: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let end):
        if part.count > 1 { parts.append(part) }
        part = [end]
      case .line(let end):
        part.append(end)
      case .curve(let first, let second, let end):
        guard let start = part.last else {
          part = [end]
          continue
        }
        FlatPath.flatten(start, first, second, end, tolerance, into: &part)
      case .close:
        guard let start = part.first else { continue }
        if part.last != start { part.append(start) }
        if part.count > 1 { parts.append(part) }
        part = [start]
      }
    }
    if part.count > 1 { parts.append(part) }
  }

  /// Divides a curve into as many equal steps as its bend asks for.
  ///
  /// By Wang's bound, n steps leave a cubic curve by at most 0.75 · L / n², L its larger second
  /// difference.
  static func flatten(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ tolerance: Double,
    into part: inout [Point]
  ) {
    let bend = max(
      ((start - first) + (second - first)).lengthSquared,
      ((first - second) + (end - second)).lengthSquared)
    let needed = (0.75 * bend.squareRoot() / tolerance).squareRoot().rounded(.up)
    let count = Int(max(1, min(needed, 100)))
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      part.append(
        Point(
          x: w0 * start.x + w1 * first.x + w2 * second.x + w3 * end.x,
          y: w0 * start.y + w1 * first.y + w2 * second.y + w3 * end.y))
    }
    part.append(end)
  }

  /// The smallest rectangle around all places; empty for an empty path.
  var bounds: Rect {
    guard let first = parts.first?.first else { return .zero }
    var (low, high) = (first, first)
    for part in parts {
      for point in part {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether the outline winds around a place.
  func contains(_ point: Point) -> Bool {
    var winding = 0
    for part in parts {
      guard var from = part.last else { continue }
      for to in part {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return winding != 0
  }
}
