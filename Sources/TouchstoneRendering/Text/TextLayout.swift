internal import Touchstone

/// Where the lines of a label stand.
struct TextLayout {
  /// One line.
  struct Line {
    var scalars: [Unicode.Scalar]
    /// Points from the top of the frame to the line that letters stand on.
    var baseline: Double
  }

  let lines: [Line]

  init(_ label: Label, in size: Size) {
    let broken = LineBreaks.lines(
      of: label.text, fitting: size.width / label.fontSize, limit: label.lineLimit
    ) { FontMetrics.advance(of: $0) }
    let pitch = label.fontSize * FontMetrics.lineHeight
    // Capital letters stand in the middle of their line.
    let first =
      (size.height - pitch * Double(broken.count - 1)) / 2
      + label.fontSize * FontMetrics.capHeight / 2
    var lines: [Line] = []
    for (index, scalars) in broken.enumerated() {
      lines.append(Line(scalars: scalars, baseline: first + pitch * Double(index)))
    }
    self.lines = lines
  }
}
