/// The measures of the built-in font, in parts of the font size.
///
/// Advances are those of the common Helvetica metrics, so that an SVG, whose text is set in the
/// reader's own font, keeps nearly the same line ends as a picture.
enum FontMetrics {
  /// From line to line.
  static var lineHeight: Double { 1.2 }
  /// Height of capital letters and figures.
  static var capHeight: Double { 0.716 }

  /// From the start of a character to the start of the next.
  static func advance(of scalar: Unicode.Scalar) -> Double {
    let index = Int(scalar.value) - 0x20
    if advances.indices.contains(index) { return Double(advances[index]) / 1000 }
    if let other = otherAdvances.first(where: { $0.scalar == scalar }) {
      return Double(other.advance) / 1000
    }
    // What the font does not have shows as a box, which is as wide as such a character would be.
    switch CharacterWidth.of(scalar) {
    case 0: return 0
    case 1: return 0.6
    default: return 1
    }
  }

  /// How wide a text is on one line.
  static func width(of text: String) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += advance(of: scalar) }
    return width
  }

  /// Thousandths, from the space to the tilde.
  private static let advances: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Characters beyond ASCII that the font has.
  private static let otherAdvances: [(scalar: Unicode.Scalar, advance: Int16)] = [
    ("\u{2026}", 1000), ("\u{2212}", 584), ("\u{d7}", 584), ("\u{b7}", 278), ("\u{2013}", 556),
    ("\u{2014}", 1000), ("\u{2019}", 222), ("\u{2018}", 222), ("\u{201c}", 333),
    ("\u{201d}", 333), ("\u{b0}", 400), ("\u{2022}", 350),
  ]
}
