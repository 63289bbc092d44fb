internal import Touchstone

/// The heights of a font at one size, and the drawings of its characters at that size.
///
/// Drawings are made for a pen of 82 units; a thicker pen keeps to the same heights, so its middle
/// moves inwards. Between the heights that matter, drawings are stretched evenly.
struct GlyphZones {
  /// Pixels of the font size.
  let size: Double
  private let width: Double
  private let widening: Double
  private let xHeight: Double
  private let capHeight: Double
  /// Pairs of a height of the pen's middle in a drawing and in pixels, growing.
  private let anchors: [(drawn: Double, pixels: Double)]

  init(_ label: Label, pixelsPerPoint: Double, isRounded: Bool) {
    size = label.fontSize * pixelsPerPoint
    let exact = FontMetrics.strokeWidth(label.weight) * size
    // A line thinner than a pixel would only be a shade.
    width = isRounded ? max(exact, 1) : exact
    widening = FontMetrics.widening(label.weight)
    func height(_ part: Double, _ size: Double) -> Double {
      isRounded ? max(1, (part * size + 0.5).rounded(.down)) : part * size
    }
    xHeight = height(FontMetrics.xHeight, size)
    capHeight = height(FontMetrics.capHeight, size)
    let descent = height(FontMetrics.descent, size)
    anchors = [
      (-166, -descent + width / 2), (41, width / 2), (482, xHeight - width / 2),
      (675, capHeight - width / 2),
    ]
  }

  /// The height in pixels of a height in a drawing.
  private func pixels(_ drawn: Double) -> Double {
    let unit = size / 1000
    guard let first = anchors.first, let last = anchors.last else { return drawn * unit }
    if drawn <= first.drawn { return first.pixels + (drawn - first.drawn) * unit }
    if drawn >= last.drawn { return last.pixels + (drawn - last.drawn) * unit }
    for index in 1..<anchors.count where drawn <= anchors[index].drawn {
      let (low, high) = (anchors[index - 1], anchors[index])
      let part = (drawn - low.drawn) / (high.drawn - low.drawn)
      return low.pixels + part * (high.pixels - low.pixels)
    }
    return last.pixels
  }

  /// The closed outlines of a character, in pixels from its start on the base line, y upwards.
  func polygons(of scalar: Unicode.Scalar, advance: Double) -> [[Point]] {
    let known = Glyph.drawing(of: scalar)
    let glyph = Glyph(known ?? Glyph.missing)
    // The box of an unknown character is stretched to its advance.
    let unit = known == nil ? advance / 600 : size / 1000 * widening
    var result: [[Point]] = []
    for stroke in glyph.strokes {
      var path = Path()
      path.elements.reserveCapacity(stroke.path.elements.count)
      func place(_ point: Point) -> Point { Point(x: point.x * unit, y: pixels(point.y)) }
      for element in stroke.path.elements {
        switch element {
        case .move(let end): path.elements.append(.move(place(end)))
        case .line(let end): path.elements.append(.line(place(end)))
        case .curve(let first, let second, let end):
          path.elements.append(.curve(place(first), place(second), place(end)))
        case .close: path.elements.append(.close)
        }
      }
      var stroker = Stroker(width: width, style: .square)
      for part in FlatPath(path, tolerance: 0.03).parts { stroker.add(part) }
      for polygon in stroker.polygons {
        var cut = polygon
        if stroke.cutsBase { cut = GlyphZones.part(of: cut, above: 0) }
        if stroke.cutsXHeight { cut = GlyphZones.part(of: cut, below: xHeight) }
        if stroke.cutsCapHeight { cut = GlyphZones.part(of: cut, below: capHeight) }
        if cut.count > 2 { result.append(cut) }
      }
    }
    return result
  }

  private static func part(of polygon: [Point], above height: Double) -> [Point] {
    cut(polygon, height) { $0 >= height }
  }

  private static func part(of polygon: [Point], below height: Double) -> [Point] {
    cut(polygon, height) { $0 <= height }
  }

  /// The part of an outline on one side of a height (Sutherland and Hodgman).
  private static func cut(
    _ polygon: [Point], _ height: Double, keeps: (Double) -> Bool
  ) -> [Point] {
    guard var from = polygon.last else { return [] }
    var result: [Point] = []
    for to in polygon {
      if keeps(from.y) != keeps(to.y) {
        let part = (height - from.y) / (to.y - from.y)
        result.append(Point(x: from.x + (to.x - from.x) * part, y: height))
      }
      if keeps(to.y) { result.append(to) }
      from = to
    }
    return result
  }
}
