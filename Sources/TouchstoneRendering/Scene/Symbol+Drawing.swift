internal import Touchstone

extension Symbol {
  /// An icon as outlines in a square of 24 points.
  struct Drawing {
    /// An outline whose inside is filled.
    let shape: Path
    /// An outline drawn as a line.
    let line: Path
    /// Width of the line.
    let lineWidth: Double

    fileprivate init(shapes: [Path] = [], lines: [Path] = [], lineWidth: Double = 1.6) {
      shape = Path(shapes.flatMap { $0.elements })
      line = Path(lines.flatMap { $0.elements })
      self.lineWidth = lineWidth
    }
  }

  /// The side of the square that drawings are made for.
  static var side: Double { 24 }

  /// The map from a drawing to the largest square in the middle of a rectangle of some size.
  static func placement(in size: Size) -> Affine {
    let length = min(size.width, size.height)
    let factor = length / side
    return Affine(
      a: factor, d: factor, tx: (size.width - length) / 2, ty: (size.height - length) / 2)
  }

  /// The outlines of the icon.
  var drawing: Drawing {
    switch self {
    case .trash:
      Drawing(lines: [
        .lines((3.8, 6.3), (20.2, 6.3)),
        Path([
          .move(Point(x: 8.8, y: 6.1)), .line(Point(x: 8.8, y: 5)),
          .curve(Point(x: 8.8, y: 3.9), Point(x: 9.4, y: 3.3), Point(x: 10.5, y: 3.3)),
          .line(Point(x: 13.5, y: 3.3)),
          .curve(Point(x: 14.6, y: 3.3), Point(x: 15.2, y: 3.9), Point(x: 15.2, y: 5)),
          .line(Point(x: 15.2, y: 6.1)),
        ]),
        Path([
          .move(Point(x: 5.6, y: 6.5)), .line(Point(x: 6.3, y: 18.6)),
          .curve(Point(x: 6.4, y: 20.1), Point(x: 7.3, y: 20.9), Point(x: 8.7, y: 20.9)),
          .line(Point(x: 15.3, y: 20.9)),
          .curve(Point(x: 16.7, y: 20.9), Point(x: 17.6, y: 20.1), Point(x: 17.7, y: 18.6)),
          .line(Point(x: 18.4, y: 6.5)),
        ]),
        .lines((9.4, 9.7), (9.7, 17.5)),
        .lines((12, 9.7), (12, 17.5)),
        .lines((14.6, 9.7), (14.3, 17.5)),
      ])
    case .play:
      Drawing(
        shapes: [.lines((8, 5.6), (18.4, 12), (8, 18.4), (8, 5.6))],
        lines: [.lines((8, 5.6), (18.4, 12), (8, 18.4), (8, 5.6))], lineWidth: 2.4)
    case .note:
      Drawing(
        shapes: [
          .ellipse(in: Rect(x: 4, y: 15.6, width: 6.2, height: 4.8)),
          .ellipse(in: Rect(x: 13.6, y: 13.8, width: 6.2, height: 4.8)),
          .lines((9.4, 5.6), (19.8, 3.4), (19.8, 6.6), (9.4, 8.8), (9.4, 5.6)),
        ],
        lines: [.lines((9.5, 18), (9.5, 5.9)), .lines((19.1, 16.2), (19.1, 3.9))], lineWidth: 1.4)
    case .timer:
      Drawing(lines: [
        .ellipse(in: Rect(x: 3.6, y: 3.6, width: 16.8, height: 16.8)),
        .lines((12, 7.4), (12, 12.2), (15.2, 14.2)),
      ])
    }
  }
}

extension Path {
  /// Straight lines between places given as pairs.
  fileprivate static func lines(_ places: (x: Double, y: Double)...) -> Path {
    var points: [Point] = []
    for place in places { points.append(Point(x: place.x, y: place.y)) }
    return polyline(points)
  }

  /// The outline seen through a map.
  func mapped(by map: Affine) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let end): result.elements.append(.move(map.apply(end)))
      case .line(let end): result.elements.append(.line(map.apply(end)))
      case .curve(let first, let second, let end):
        result.elements.append(.curve(map.apply(first), map.apply(second), map.apply(end)))
      case .close: result.elements.append(.close)
      }
    }
    return result
  }
}
