internal import Touchstone

/// Draws layers into the cells of a text grid.
struct CellPainter {
  var grid: TextGrid
  let cell: Size

  /// Where a layer stands and what limits it.
  struct Place {
    /// From the points of the layer that holds it to the scene's.
    var map: Affine = Affine()
    var opacity: Double = 1
    var depth: Int = 0
    /// The layers that clip, each with the map from scene points to its own.
    var clips: [(layer: Layer, inverse: Affine)] = []

    func shows(_ point: Point) -> Bool {
      for clip in clips where !clip.layer.covers(clip.inverse.apply(point)) { return false }
      return true
    }
  }

  mutating func draw(_ layers: [Layer], _ place: Place) {
    guard place.depth < Scene.depthLimit else { return }
    for layer in layers where layer.problem == nil {
      var inner = place
      inner.depth += 1
      inner.map = place.map.after(layer.placement)
      inner.opacity *= max(0, min(1, layer.opacity))
      // What has no extent shows nothing and cannot be mapped back.
      guard inner.opacity > 0, let inverse = inner.map.inverse else { continue }
      if let fill = layer.fill {
        paint(layer.frame.size, inner, fill) { layer.covers(inverse.apply($0)) }
      }
      draw(layer.content, layer.frame.size, inner, inverse)
      if layer.clipsToBounds { inner.clips.append((layer, inverse)) }
      draw(layer.sublayers, inner)
    }
  }

  private mutating func draw(
    _ content: Layer.Content, _ size: Size, _ place: Place, _ inverse: Affine
  ) {
    switch content {
    case .none:
      break
    case .label(let label):
      write(label, size, place)
    case .symbol(let symbol, let color):
      let middle = place.map.apply(Point(x: size.width / 2, y: size.height / 2))
      put(symbol.character, width: 1, at: middle, place, color)
    case .shape(let path, let color):
      let outline = FlatPath(path)
      paint(outline.bounds, place, color) { outline.contains(inverse.apply($0)) }
    case .line(let path, _, let color):
      trace(FlatPath(path), place, color)
    }
  }

  /// Lays a colour over the cells whose middle passes a test.
  private mutating func paint(
    _ size: Size, _ place: Place, _ color: Color, where isInside: (Point) -> Bool
  ) {
    paint(Rect(origin: .zero, size: size), place, color, where: isInside)
  }

  private mutating func paint(
    _ rect: Rect, _ place: Place, _ color: Color, where isInside: (Point) -> Bool
  ) {
    guard let (columns, rows) = cells(under: rect, place.map) else { return }
    for row in rows {
      for column in columns {
        let point = middle(column, row)
        guard isInside(point), place.shows(point) else { continue }
        grid.fill(column: column, row: row, color: color, opacity: place.opacity)
      }
    }
  }

  /// The cells that a rectangle may touch; nil if it lies outside.
  private func cells(under rect: Rect, _ map: Affine) -> (ClosedRange<Int>, ClosedRange<Int>)? {
    let corners = [
      map.apply(rect.origin), map.apply(Point(x: rect.maxX, y: rect.minY)),
      map.apply(Point(x: rect.minX, y: rect.maxY)), map.apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var (minX, maxX, minY, maxY) = (Double.infinity, -Double.infinity, Double.infinity, -1e300)
    for corner in corners {
      minX = min(minX, corner.x / cell.width)
      maxX = max(maxX, corner.x / cell.width)
      minY = min(minY, corner.y / cell.height)
      maxY = max(maxY, corner.y / cell.height)
    }
    guard
      let columns = CellPainter.range(minX, maxX, grid.columns),
      let rows = CellPainter.range(minY, maxY, grid.rows)
    else { return nil }
    return (columns, rows)
  }

  private static func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int>? {
    guard high >= 0, low < Double(count) else { return nil }
    return Int(max(0, low))...Int(min(Double(count - 1), high))
  }

  private func middle(_ column: Int, _ row: Int) -> Point {
    Point(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
  }

  /// Writes lines of text from the middle of the frame outwards.
  private mutating func write(_ label: Label, _ size: Size, _ place: Place) {
    let factor = place.map.lengthFactor
    var available = (size.width * factor / cell.width + 0.5).rounded(.down)
    if label.lineLimit <= 1,
      FontMetrics.width(of: label.text, label.weight) * label.fontSize <= size.width
    {
      var needed = 0
      for scalar in label.text.unicodeScalars { needed += CharacterWidth.of(scalar) }
      available = max(available, Double(needed))
    }
    let lines = LineBreaks.lines(of: label.text, fitting: available, limit: label.lineLimit) {
      Double(CharacterWidth.of($0))
    }
    let middle = place.map.apply(Point(x: size.width / 2, y: size.height / 2))
    let middleRow = middle.y / cell.height - Double(lines.count - 1) / 2
    let left = place.map.apply(Point(x: 0, y: size.height / 2)).x / cell.width
    let extra = available - size.width * factor / cell.width
    for (index, line) in lines.enumerated() {
      var width = 0
      for scalar in line { width += CharacterWidth.of(scalar) }
      let spare = available - Double(width)
      var start: Double
      switch label.alignment {
      case .left: start = left
      case .center: start = left + ((spare - extra) / 2).rounded(.down)
      case .right: start = left + spare - extra
      }
      // A line with more cells than its frame moves rather than loses its ends.
      let right = left + size.width * factor / cell.width
      if Double(width) > right - left, left >= 0, right <= Double(grid.columns) + 0.5 {
        start = max(0, min(start, Double(grid.columns - width)))
      }
      write(line, from: start, row: middleRow + Double(index), place, label.color)
    }
  }

  private mutating func write(
    _ line: [Unicode.Scalar], from start: Double, row: Double, _ place: Place, _ color: Color
  ) {
    guard row >= 0, row < Double(grid.rows), start.magnitude < 1e9 else { return }
    var column = Int((start + 0.5).rounded(.down))
    var index = 0
    while index < line.count {
      let width = CharacterWidth.of(line[index])
      var text = String(Character(line[index]))
      index += 1
      var isJoined = false
      while index < line.count, isJoined || CharacterWidth.of(line[index]) == 0 {
        isJoined = line[index].value == CharacterWidth.joiner
        text.unicodeScalars.append(line[index])
        index += 1
      }
      put(text, width: max(1, width), column: column, row: Int(row), place, color)
      column += max(1, width)
    }
  }

  /// Marks the cells that a line passes.
  private mutating func trace(_ outline: FlatPath, _ place: Place, _ color: Color) {
    for part in outline.parts {
      for index in part.indices.dropFirst() {
        let start = place.map.apply(part[index - 1])
        let end = place.map.apply(part[index])
        let steps = max(
          abs(end.x - start.x) / cell.width, abs(end.y - start.y) / cell.height)
        // A line far beyond the grid is looked at no finer than the grid is large.
        let count = Int(min(steps * 2 + 1, Double(grid.columns + grid.rows) * 8))
        for step in 0...count {
          let point = start + (end - start) * (Double(step) / Double(count))
          put("\u{b7}", width: 1, at: point, place, color)
        }
      }
    }
  }

  private mutating func put(
    _ scalar: Unicode.Scalar, width: Int, at point: Point, _ place: Place, _ color: Color
  ) {
    let column = (point.x / cell.width).rounded(.down)
    let row = (point.y / cell.height).rounded(.down)
    guard row >= 0, row < Double(grid.rows), column.magnitude < 1e9 else { return }
    put(
      String(Character(scalar)), width: width, column: Int(column), row: Int(row), place, color)
  }

  /// Writes one character if all its cells lie in the grid and within the clips.
  private mutating func put(
    _ text: String, width: Int, column: Int, row: Int, _ place: Place, _ color: Color
  ) {
    guard column >= 0, column + width <= grid.columns else { return }
    for cell in column..<column + width where !place.shows(middle(cell, row)) { return }
    let below = grid.cells[row * grid.columns + column].background
    let shade = color.over(below, opacity: place.opacity)
    grid.put(text, width: width, column: column, row: row, color: shade)
  }
}
