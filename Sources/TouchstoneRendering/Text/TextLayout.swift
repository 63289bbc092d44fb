internal import Touchstone

/// Where the lines of a label stand.
struct TextLayout {
  /// One line.
  struct Line {
    var scalars: [Unicode.Scalar]
    /// Where the first character starts, in points from the left of the frame.
    var x: Double
    /// The height that letters stand on, in points from the top of the frame.
    var baseline: Double
  }

  let lines: [Line]

  init(_ label: Label, in size: Size) {
    let fontSize = label.fontSize
    // Widths that add up to the frame's own must not break for the last bit.
    let available = size.width / fontSize + 1e-9
    let broken = LineBreaks.lines(of: label.text, fitting: available, limit: label.lineLimit) {
      FontMetrics.advance(of: $0, label.weight)
    }
    let pitch = fontSize * FontMetrics.lineHeight
    // Capital letters stand in the middle of their line.
    let first =
      (size.height - pitch * Double(broken.count - 1) + fontSize * FontMetrics.capHeight) / 2
    var lines: [Line] = []
    for (index, scalars) in broken.enumerated() {
      var width = 0.0
      for scalar in scalars { width += FontMetrics.advance(of: scalar, label.weight) }
      let spare = size.width - width * fontSize
      let x: Double
      switch label.alignment {
      case .left: x = 0
      case .center: x = spare / 2
      case .right: x = spare
      }
      lines.append(Line(scalars: scalars, x: x, baseline: first + pitch * Double(index)))
    }
    self.lines = lines
  }
}
