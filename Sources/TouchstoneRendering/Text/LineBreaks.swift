/// Breaks text into lines at spaces.
enum LineBreaks {
  /// The character that stands for what was left out.
  static var ellipsis: Unicode.Scalar { "\u{2026}" }

  /// The character that stands for what cannot be shown.
  static var replacement: Unicode.Scalar { "\u{fffd}" }

  /// The lines of a text, at most `limit` of them and at least one.
  ///
  /// Lines end at line feeds and, where the next word would not fit, at spaces; a word longer than a
  /// line is cut. What does not fit into the last line is left out and marked by "…". Other control
  /// characters become replacement characters.
  ///
  /// - Parameters:
  ///   - available: The width of a line, in the unit that `width` answers in.
  ///   - width: The width of one character.
  static func lines(
    of text: String, fitting available: Double, limit: Int, width: (Unicode.Scalar) -> Double
  ) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = []
    var line: [Unicode.Scalar] = []
    var used = 0.0
    // Where the line can end: before the last space, and how wide it is behind that space.
    var lastSpace = -1
    var usedAfterSpace = 0.0
    let limit = max(1, limit)
    for original in text.unicodeScalars {
      if original == "\n" {
        lines.append(line)
        (line, used, lastSpace) = ([], 0, -1)
        continue
      }
      let scalar = CharacterWidth.isControl(original) ? replacement : original
      let advance = width(scalar)
      if used + advance > available && !line.isEmpty && lines.count + 1 < limit {
        if scalar == " " {
          lines.append(line)
          (line, used, lastSpace) = ([], 0, -1)
          continue
        }
        if lastSpace >= 0 {
          lines.append(Array(line[..<lastSpace]))
          line = Array(line[(lastSpace + 1)...])
          used -= usedAfterSpace
        } else {
          lines.append(line)
          (line, used) = ([], 0)
        }
        lastSpace = -1
      }
      line.append(scalar)
      used += advance
      if scalar == " " {
        lastSpace = line.count - 1
        usedAfterSpace = used
      }
    }
    lines.append(line)
    let isCut = lines.count > limit
    if isCut { lines.removeSubrange(limit...) }
    let last = lines.count - 1
    lines[last] = truncated(lines[last], available, isCut: isCut, width)
    return lines
  }

  /// A line shortened so that it fits together with its "…"; unchanged where that is not needed.
  private static func truncated(
    _ line: [Unicode.Scalar], _ available: Double, isCut: Bool, _ width: (Unicode.Scalar) -> Double
  ) -> [Unicode.Scalar] {
    var used = 0.0
    for scalar in line { used += width(scalar) }
    guard isCut || used > available else { return line }
    var shorter = line
    used += width(ellipsis)
    while used > available, let scalar = shorter.popLast() { used -= width(scalar) }
    while shorter.last == " " { shorter.removeLast() }
    // A combining mark at the cut belongs to a character that is still there.
    if shorter.isEmpty && width(ellipsis) > available { return [] }
    return shorter + [ellipsis]
  }
}
