internal import Touchstone

/// The outlines of a line of text.
struct GlyphRun {
  /// Closed outlines, in pixels.
  private(set) var polygons: [[Point]] = []

  /// Draws a line of text.
  ///
  /// Where the map only moves and scales, heights are rounded to whole pixels, so that the feet and
  /// the tops of letters are crisp; where it turns, they are kept as they are.
  init(_ line: TextLayout.Line, _ label: Label, _ map: Affine) {
    let isStraight = map.isUpright && map.a > 0
    let factor = map.lengthFactor
    guard factor > 0 else { return }
    let zones = GlyphZones(label, pixelsPerPoint: factor, isRounded: isStraight)
    let start = map.apply(Point(x: line.x, y: line.baseline))
    let baseline = isStraight ? (start.y + 0.5).rounded(.down) : start.y
    var x = 0.0
    for scalar in line.scalars {
      let advance = FontMetrics.advance(of: scalar, label.weight) * zones.size
      if scalar != " ", advance > 0 {
        for polygon in zones.polygons(of: scalar, advance: advance) {
          polygons.append(
            polygon.map { point in
              let (dx, dy) = ((x + point.x) / factor, -point.y / factor)
              return Point(
                x: start.x + map.a * dx + map.c * dy, y: baseline + map.b * dx + map.d * dy)
            })
        }
      }
      x += advance
    }
  }
}
