internal import Touchstone

/// Writes the elements of an SVG picture, two spaces deeper for each layer.
struct SVGWriter {
  private(set) var text = ""
  private var clipCount = 0

  /// Writes a whole picture.
  init(_ scene: Scene) {
    let width = NumberText.text(scene.size.width)
    let height = NumberText.text(scene.size.height)
    line(
      0,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" font-family=\"\(SVGWriter.fonts)\">")
    if !scene.title.isEmpty { line(1, "<title>\(SVGWriter.escaped(scene.title))</title>") }
    line(1, "<rect width=\"\(width)\" height=\"\(height)\"\(SVGWriter.fill(scene.background))/>")
    write(scene.layers, depth: 1)
    line(0, "</svg>")
  }

  /// Fonts with the measures that lines were broken with.
  private static let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  private mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private mutating func write(_ layers: [Layer], depth: Int) {
    guard depth <= Scene.depthLimit else { return }
    for layer in layers where layer.problem == nil && layer.opacity > 0 {
      write(layer, depth)
    }
  }

  private mutating func write(_ layer: Layer, _ depth: Int) {
    if layer.name.isEmpty && layer.opacity == 1 && layer.sublayers.isEmpty {
      // One element needs no group around it.
      let place = SVGWriter.transform(of: layer)
      switch (layer.fill, layer.content) {
      case (nil, .none): return
      case (let fill?, .none): return line(depth, rect(layer) + SVGWriter.fill(fill) + place + "/>")
      case (nil, .label(let label)) where label.lineLimit == 1:
        return write(label, layer.frame.size, depth, place)
      case (nil, .shape(let path, let color)):
        return write(path, depth, SVGWriter.fill(color) + place)
      case (nil, .line(let path, let width, let color)):
        return write(path, depth, SVGWriter.stroke(color, width) + place)
      default: break
      }
    }
    var start = "<g"
    if !layer.name.isEmpty { start += " data-layer=\"\(SVGWriter.escaped(layer.name))\"" }
    start += SVGWriter.transform(of: layer)
    if layer.opacity < 1 { start += " opacity=\"\(NumberText.text(layer.opacity))\"" }
    line(depth, start + ">")
    if let fill = layer.fill { line(depth + 1, rect(layer) + SVGWriter.fill(fill) + "/>") }
    write(layer.content, layer.frame.size, depth + 1)
    if layer.clipsToBounds && !layer.sublayers.isEmpty {
      clipCount += 1
      let name = "clip\(clipCount)"
      line(depth + 1, "<clipPath id=\"\(name)\">\(rect(layer))/></clipPath>")
      line(depth + 1, "<g clip-path=\"url(#\(name))\">")
      write(layer.sublayers, depth: depth + 2)
      line(depth + 1, "</g>")
    } else {
      write(layer.sublayers, depth: depth + 1)
    }
    line(depth, "</g>")
  }

  /// The start of the rounded rectangle that a layer covers.
  private func rect(_ layer: Layer) -> String {
    let size = layer.frame.size
    var element = "<rect width=\"\(NumberText.text(size.width))\""
    element += " height=\"\(NumberText.text(size.height))\""
    let radius = layer.effectiveRadius
    return radius > 0 ? element + " rx=\"\(NumberText.text(radius))\"" : element
  }

  private mutating func write(_ content: Layer.Content, _ size: Size, _ depth: Int) {
    switch content {
    case .none:
      break
    case .label(let label):
      write(label, size, depth)
    case .symbol(let symbol, let color):
      let drawing = symbol.drawing
      let map = Symbol.placement(in: size)
      var place = " transform=\""
      if map.tx != 0 || map.ty != 0 {
        place += "translate(\(NumberText.text(map.tx)) \(NumberText.text(map.ty))) "
      }
      place += "scale(\(NumberText.text(map.a)))\""
      if !drawing.shape.elements.isEmpty {
        write(drawing.shape, depth, SVGWriter.fill(color) + place)
      }
      write(drawing.line, depth, SVGWriter.stroke(color, drawing.lineWidth) + place)
    case .shape(let path, let color):
      write(path, depth, SVGWriter.fill(color))
    case .line(let path, let width, let color):
      write(path, depth, SVGWriter.stroke(color, width))
    }
  }

  private mutating func write(_ path: Path, _ depth: Int, _ style: String) {
    line(depth, "<path d=\"\(SVGWriter.data(of: path))\"\(style)/>")
  }

  private mutating func write(
    _ label: Label, _ size: Size, _ depth: Int, _ placement: String = ""
  ) {
    let layout = TextLayout(label, in: size)
    var style = "\(placement) font-size=\"\(NumberText.text(label.fontSize))\""
    switch label.weight {
    case .regular: break
    case .semibold: style += " font-weight=\"600\""
    case .bold: style += " font-weight=\"700\""
    }
    switch label.alignment {
    case .left: break
    case .center: style += " text-anchor=\"middle\""
    case .right: style += " text-anchor=\"end\""
    }
    style += SVGWriter.fill(label.color) + " xml:space=\"preserve\""
    for placed in layout.lines {
      var content = ""
      content.unicodeScalars.append(contentsOf: placed.scalars)
      let x: Double
      switch label.alignment {
      case .left: x = 0
      case .center: x = size.width / 2
      case .right: x = size.width
      }
      let place = "x=\"\(NumberText.text(x))\" y=\"\(NumberText.text(placed.baseline))\""
      line(depth, "<text \(place)\(style)>\(SVGWriter.escaped(content))</text>")
    }
  }
}
