internal import Touchstone

/// The drawing of one character: lines that a pen of constant width follows.
///
/// Drawings are short texts in a unit of 1/1000 of the font size, with x to the right from the start
/// of the character and y upwards from the base line. They show the middle of the pen:
/// - `M x y` sets the pen down, `L x y` draws a straight line,
///   `C x1 y1 x2 y2 x y` a cubic Bézier curve;
/// - `A cx cy rx ry from to` draws a part of an ellipse, in quarter turns against the clock from the
///   right (0 right, 1 top, 2 left, 3 bottom); it is joined to what was drawn before;
/// - `b`, `x` and `p` cut all that follows at the base line, at the height of an x, and at the height
///   of capital letters, so that slanted lines end level; `n` ends that.
struct Glyph {
  /// One line of the pen, and where it is cut off.
  struct Stroke {
    var path: Path = Path()
    var cutsBase = false
    var cutsXHeight = false
    var cutsCapHeight = false
  }

  private(set) var strokes: [Stroke] = []

  /// Reads a drawing; what is not of its language is left out.
  init(_ drawing: StaticString) {
    var reader = GlyphReader(drawing)
    while let stroke = reader.next() { strokes.append(stroke) }
  }
}
