public import Touchstone

/// An outline made of lines and curves.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new part at a place.
    case move(Point)
    /// A straight line to a place.
    case line(Point)
    /// A cubic Bézier curve with two control points to a place.
    case curve(Point, Point, Point)
    /// A straight line back to where the part started.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// Makes an outline from its steps; by default an empty one.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The control distance that makes four cubic curves a circle, as a part of its radius.
  ///
  /// 4/3 · (√2 − 1); such a curve leaves the circle by at most 0.027 % of the radius.
  static let circle: Double = 0.552_284_749_830_793_4

  /// Straight lines from place to place.
  public static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      path.elements.append(index == 0 ? .move(point) : .line(point))
    }
    return path
  }

  /// A rectangle with rounded corners; the radius is at most half of the shorter side.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let r = max(0, min(radius, min(rect.size.width, rect.size.height) / 2))
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard r > 0 else {
      return Path([
        .move(Point(x: x0, y: y0)), .line(Point(x: x1, y: y0)), .line(Point(x: x1, y: y1)),
        .line(Point(x: x0, y: y1)), .close,
      ])
    }
    let k = r - r * circle
    return Path([
      .move(Point(x: x0 + r, y: y0)), .line(Point(x: x1 - r, y: y0)),
      .curve(Point(x: x1 - k, y: y0), Point(x: x1, y: y0 + k), Point(x: x1, y: y0 + r)),
      .line(Point(x: x1, y: y1 - r)),
      .curve(Point(x: x1, y: y1 - k), Point(x: x1 - k, y: y1), Point(x: x1 - r, y: y1)),
      .line(Point(x: x0 + r, y: y1)),
      .curve(Point(x: x0 + k, y: y1), Point(x: x0, y: y1 - k), Point(x: x0, y: y1 - r)),
      .line(Point(x: x0, y: y0 + r)),
      .curve(Point(x: x0, y: y0 + k), Point(x: x0 + k, y: y0), Point(x: x0 + r, y: y0)),
      .close,
    ])
  }

  /// The ellipse that just fits into a rectangle.
  public static func ellipse(in rect: Rect) -> Path {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (cx, cy) = (rect.center.x, rect.center.y)
    let dx = rect.size.width / 2 * (1 - circle)
    let dy = rect.size.height / 2 * (1 - circle)
    return Path([
      .move(Point(x: cx, y: y0)),
      .curve(Point(x: x1 - dx, y: y0), Point(x: x1, y: y0 + dy), Point(x: x1, y: cy)),
      .curve(Point(x: x1, y: y1 - dy), Point(x: x1 - dx, y: y1), Point(x: cx, y: y1)),
      .curve(Point(x: x0 + dx, y: y1), Point(x: x0, y: y1 - dy), Point(x: x0, y: cy)),
      .curve(Point(x: x0, y: y0 + dy), Point(x: x0 + dx, y: y0), Point(x: cx, y: y0)),
      .close,
    ])
  }

  /// Whether all coordinates are finite and within the limits.
  var isUsable: Bool {
    func isFine(_ point: Point) -> Bool {
      abs(point.x) <= Layer.limit && abs(point.y) <= Layer.limit
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        if !isFine(end) { return false }
      case .curve(let first, let second, let end):
        if !isFine(first) || !isFine(second) || !isFine(end) { return false }
      case .close:
        break
      }
    }
    return true
  }
}
