internal import Touchstone

extension SVGWriter {
  /// Text for an element or an attribute; what XML cannot hold becomes a replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{fffe}", "\u{ffff}": result.unicodeScalars.append(LineBreaks.replacement)
      default:
        let isFine = scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value)
        result.unicodeScalars.append(isFine ? scalar : LineBreaks.replacement)
      }
    }
    return result
  }

  /// The attributes of a filled area.
  static func fill(_ color: Color) -> String {
    " fill=\"\(color.hexText)\"" + opacity("fill-opacity", color)
  }

  /// The attributes of a line with round ends.
  static func stroke(_ color: Color, _ width: Double) -> String {
    " fill=\"none\" stroke=\"\(color.hexText)\" stroke-width=\"\(NumberText.text(width))\""
      + opacity("stroke-opacity", color) + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
  }

  private static func opacity(_ name: String, _ color: Color) -> String {
    color.alpha == 255 ? "" : " \(name)=\"\(NumberText.text(Double(color.alpha) / 255))\""
  }

  /// The attribute that places a layer; left out where it would change nothing.
  static func transform(of layer: Layer) -> String {
    let origin = layer.frame.origin
    let moved = layer.transform.translation
    var parts = ""
    let (x, y) = (origin.x + moved.x, origin.y + moved.y)
    if layer.transform.scale == 1 && layer.transform.rotation == 0 {
      if x == 0 && y == 0 { return "" }
      parts = "translate(\(NumberText.text(x)) \(NumberText.text(y)))"
    } else {
      let (halfWidth, halfHeight) = (layer.frame.size.width / 2, layer.frame.size.height / 2)
      parts = "translate(\(NumberText.text(x + halfWidth)) \(NumberText.text(y + halfHeight)))"
      if layer.transform.rotation != 0 {
        let degrees = layer.transform.rotation * (180 / 0x1.921fb54442d18p+1)
        parts += " rotate(\(NumberText.text(degrees)))"
      }
      if layer.transform.scale != 1 {
        parts += " scale(\(NumberText.text(layer.transform.scale)))"
      }
      parts += " translate(\(NumberText.text(-halfWidth)) \(NumberText.text(-halfHeight)))"
    }
    return " transform=\"\(parts)\""
  }

  /// The steps of an outline in SVG's path language.
  static func data(of path: Path) -> String {
    var text = ""
    func add(_ letter: String, _ points: [Point]) {
      text += letter
      for (index, point) in points.enumerated() {
        if index > 0 { text += " " }
        text += "\(NumberText.text(point.x)) \(NumberText.text(point.y))"
      }
    }
    for element in path.elements {
      switch element {
      case .move(let end): add("M", [end])
      case .line(let end): add("L", [end])
      case .curve(let first, let second, let end): add("C", [first, second, end])
      case .close: text += "Z"
      }
    }
    return text
  }
}

extension Renderer where Output == String {
  /// Draws scenes as SVG 1.1, with every number in its shortest exact form.
  ///
  /// Text uses the reader's own fonts; named layers carry their name as `data-layer`.
  public static func svg() -> Renderer {
    Renderer { (scene: Scene) throws(RenderingError) -> String in
      try scene.checkSize()
      return SVGWriter(scene).text
    }
  }
}
