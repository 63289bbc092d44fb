/// The measures of the built-in font, in parts of the font size.
///
/// Advances are those of the common Helvetica metrics, so that an SVG, whose text is set in the
/// reader's own font, keeps nearly the same line ends as a picture.
enum FontMetrics {
  /// From line to line.
  static var lineHeight: Double { 1.2 }
  /// Height of capital letters and figures.
  static var capHeight: Double { 0.716 }
  /// Height of letters such as x.
  static var xHeight: Double { 0.523 }
  /// How far letters such as p reach down.
  static var descent: Double { 0.207 }

  /// Thickness of the strokes.
  static func strokeWidth(_ weight: Label.Weight) -> Double {
    switch weight {
    case .regular: 0.082
    case .semibold: 0.106
    case .bold: 0.124
    }
  }

  /// By what advances grow with the thickness.
  static func widening(_ weight: Label.Weight) -> Double {
    switch weight {
    case .regular: 1
    case .semibold: 1.04
    case .bold: 1.065
    }
  }

  /// From the start of a character to the start of the next.
  static func advance(of scalar: Unicode.Scalar, _ weight: Label.Weight) -> Double {
    regularAdvance(of: scalar) * widening(weight)
  }

  /// How wide a text is on one line.
  static func width(of text: String, _ weight: Label.Weight = .regular) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += regularAdvance(of: scalar) }
    return width * widening(weight)
  }

  private static func regularAdvance(of scalar: Unicode.Scalar) -> Double {
    if let advance = Glyph.advance(of: scalar) { return Double(advance) / 1000 }
    // What the font does not have shows as a box, which is as wide as such a character would be.
    switch CharacterWidth.of(scalar) {
    case 0: return 0
    case 1: return 0.6
    default: return 1
    }
  }
}
