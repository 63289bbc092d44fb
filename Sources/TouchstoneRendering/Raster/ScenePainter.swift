internal import Touchstone

/// Draws a scene's layers on a canvas.
struct ScenePainter {
  private(set) var canvas: Canvas

  init(_ scene: Scene, scale: Double) throws(RenderingError) {
    try scene.checkSize()
    guard scale > 0, scale <= ScenePainter.scaleLimit else {
      throw .scale(scale, limit: ScenePainter.scaleLimit)
    }
    let width = Int((scene.size.width * scale).rounded(.up))
    let height = Int((scene.size.height * scale).rounded(.up))
    guard width <= Bitmap.limit / height else {
      throw .pixels(width: width, height: height, limit: Bitmap.limit)
    }
    let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    canvas = Canvas(bounds, Pixel.packed(scene.background))
    draw(scene.layers, Affine(a: scale, d: scale), Clip(bounds), depth: 0)
  }

  /// The most pixels that a point may have each way.
  private static let scaleLimit: Double = 16

  private mutating func draw(_ layers: [Layer], _ map: Affine, _ clip: Clip, depth: Int) {
    guard depth < Scene.depthLimit, !clip.bounds.isEmpty else { return }
    for layer in layers where layer.problem == nil && layer.opacity > 0 {
      let inner = map.after(layer.placement)
      guard inner.isUsable else { continue }
      if layer.opacity >= 1 {
        draw(layer, inner, clip, depth)
      } else {
        drawGroup(layer, inner, clip, depth)
      }
    }
  }

  /// Draws a layer with all that it holds apart, then lays it over the rest.
  private mutating func drawGroup(_ layer: Layer, _ map: Affine, _ clip: Clip, _ depth: Int) {
    var group = Canvas(clip.bounds, 0)
    swap(&canvas, &group)
    draw(layer, map, clip, depth)
    swap(&canvas, &group)
    canvas.draw(group, opacity: UInt32(layer.opacity * 255 + 0.5))
  }

  private mutating func draw(_ layer: Layer, _ map: Affine, _ clip: Clip, _ depth: Int) {
    if let fill = layer.fill {
      if layer.effectiveRadius == 0 && map.isUpright {
        canvas.fill(map.upright(layer.bounds), fill, clip)
      } else {
        canvas.fill(outline(layer, map), fill, clip)
      }
    }
    draw(layer.content, layer.frame.size, map, clip)
    guard !layer.sublayers.isEmpty else { return }
    draw(
      layer.sublayers, map, layer.clipsToBounds ? self.clip(clip, to: layer, map) : clip,
      depth: depth + 1)
  }

  private mutating func clip(_ clip: Clip, to layer: Layer, _ map: Affine) -> Clip {
    if layer.effectiveRadius == 0 && map.isUpright {
      let rect = map.upright(layer.bounds)
      let pixels = PixelRect(rect)
      if rect == Rect(pixels) {
        var result = clip
        result.bounds = clip.bounds.intersection(pixels)
        return result
      }
    }
    return canvas.clip(clip, to: outline(layer, map))
  }

  /// The rounded rectangle of a layer, in pixels.
  private func outline(_ layer: Layer, _ map: Affine) -> [[Point]] {
    polygons(.roundedRect(layer.bounds, radius: layer.effectiveRadius), map)
  }

  private func polygons(_ path: Path, _ map: Affine) -> [[Point]] {
    FlatPath(path.mapped(by: map), tolerance: 0.05).parts
  }

  private mutating func draw(
    _ content: Layer.Content, _ size: Size, _ map: Affine, _ clip: Clip
  ) {
    switch content {
    case .none:
      break
    case .label(let label):
      draw(label, size, map, clip)
    case .symbol(let symbol, let color):
      let drawing = symbol.drawing
      let inner = map.after(Symbol.placement(in: size))
      canvas.fill(polygons(drawing.shape, inner), color, clip)
      stroke(drawing.line, drawing.lineWidth, color, inner, clip)
    case .shape(let path, let color):
      canvas.fill(polygons(path, map), color, clip)
    case .line(let path, let width, let color):
      stroke(path, width, color, map, clip)
    }
  }

  private mutating func stroke(
    _ path: Path, _ width: Double, _ color: Color, _ map: Affine, _ clip: Clip
  ) {
    var stroker = Stroker(width: width * map.lengthFactor, style: .round)
    for part in polygons(path, map) { stroker.add(part) }
    canvas.fill(stroker.polygons, color, clip)
  }

  private mutating func draw(_ label: Label, _ size: Size, _ map: Affine, _ clip: Clip) {
    for line in TextLayout(label, in: size).lines {
      canvas.fill(GlyphRun(line, label, map).polygons, label.color, clip)
    }
  }
}

extension Rect {
  init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.left), y: Double(pixels.top), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}

extension Affine {
  /// The rectangle to which an upright map brings another.
  func upright(_ rect: Rect) -> Rect {
    let (x0, x1) = (a * rect.minX + tx, a * rect.maxX + tx)
    let (y0, y1) = (d * rect.minY + ty, d * rect.maxY + ty)
    return Rect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }
}
