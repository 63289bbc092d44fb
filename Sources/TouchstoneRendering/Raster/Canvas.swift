internal import Touchstone

/// A picture that outlines are drawn on.
struct Canvas {
  private(set) var bitmap: Bitmap
  /// Where the bitmap's first pixel lies in the whole picture.
  let bounds: PixelRect
  private var buffer = Coverage()

  init(_ bounds: PixelRect, _ pixel: UInt32) {
    self.bounds = bounds
    bitmap = Bitmap(bounds.width, bounds.height, pixel)
  }

  /// Draws the inside of closed outlines, given in pixels; where they overlap, they cover once.
  mutating func fill(_ polygons: [[Point]], _ color: Color, _ clip: Clip) {
    let area = Canvas.bounds(of: polygons).intersection(clip.bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    buffer.start(area)
    for polygon in polygons { buffer.add(polygon) }
    let source = Pixel.packed(color)
    let (left, firstRow, width) = (bounds.left, bounds.top, bounds.width)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      buffer.finish { row, column, coverage in
        var weight = coverage
        if !clip.mask.isEmpty {
          weight = Pixel.divided(weight * clip.coverage(row: row, column: column))
          if weight == 0 { return }
        }
        let index = (row - firstRow) * width + column - left
        let above = weight == 255 ? source : Pixel.scaled(source, by: weight)
        pixels[index] = above >> 24 == 255 ? above : Pixel.over(above, pixels[index])
      }
    }
  }

  /// Draws a rectangle along the axes, given in pixels; parts of pixels count.
  mutating func fill(_ rect: Rect, _ color: Color, _ clip: Clip) {
    let area = PixelRect(rect).intersection(clip.bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let source = Pixel.packed(color)
    let isPlain = clip.mask.isEmpty && source >> 24 == 255
    let (left, top, width) = (bounds.left, bounds.top, bounds.width)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for row in area.top..<area.bottom {
        let down = min(rect.maxY, Double(row + 1)) - max(rect.minY, Double(row))
        let base = (row - top) * width - left
        var column = area.left
        while column < area.right {
          let isEdge = column == area.left || column == area.right - 1
          if isPlain && down == 1 && !isEdge {
            // Between the sides of a solid rectangle there is nothing to compute.
            pixels[base + column..<base + area.right - 1].update(repeating: source)
            column = area.right - 1
            continue
          }
          var across = 1.0
          if isEdge {
            across = min(rect.maxX, Double(column + 1)) - max(rect.minX, Double(column))
          }
          var weight = Coverage.rounded(across * down)
          if !clip.mask.isEmpty {
            weight = Pixel.divided(weight * clip.coverage(row: row, column: column))
          }
          let above = weight == 255 ? source : Pixel.scaled(source, by: weight)
          let index = base + column
          pixels[index] = above >> 24 == 255 ? above : Pixel.over(above, pixels[index])
          column += 1
        }
      }
    }
  }

  /// Lays another canvas over this one.
  ///
  /// - Parameter opacity: How solid the other is, 0…255.
  mutating func draw(_ other: Canvas, opacity: UInt32) {
    let area = other.bounds.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      var from = (row - other.bounds.top) * other.bounds.width + area.left - other.bounds.left
      var to = (row - bounds.top) * bounds.width + area.left - bounds.left
      for _ in 0..<area.width {
        let above = Pixel.scaled(other.bitmap.pixels[from], by: opacity)
        if above != 0 { bitmap.pixels[to] = Pixel.over(above, bitmap.pixels[to]) }
        from += 1
        to += 1
      }
    }
  }

  /// A clip further limited by outlines, given in pixels.
  mutating func clip(_ clip: Clip, to polygons: [[Point]]) -> Clip {
    let area = Canvas.bounds(of: polygons).intersection(clip.bounds)
    var result = Clip(area)
    guard !area.isEmpty else { return result }
    result.mask = [UInt8](repeating: 0, count: area.width * area.height)
    buffer.start(area)
    for polygon in polygons { buffer.add(polygon) }
    buffer.finish { row, column, coverage in
      let weight = Pixel.divided(coverage * clip.coverage(row: row, column: column))
      result.mask[(row - area.top) * area.width + column - area.left] = UInt8(weight)
    }
    return result
  }

  /// The pixels that outlines touch.
  private static func bounds(of polygons: [[Point]]) -> PixelRect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for polygon in polygons {
      for point in polygon {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
      }
    }
    guard minX <= maxX else { return PixelRect(left: 0, top: 0, right: 0, bottom: 0) }
    return PixelRect(Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }
}

extension PixelRect {
  /// The pixels that a rectangle touches; kept within ±2³⁰.
  init(_ rect: Rect) {
    func whole(_ value: Double) -> Int { Int(max(-0x1p30, min(0x1p30, value))) }
    self.init(
      left: whole(rect.minX.rounded(.down)), top: whole(rect.minY.rounded(.down)),
      right: whole(rect.maxX.rounded(.up)), bottom: whole(rect.maxY.rounded(.up)))
  }
}
