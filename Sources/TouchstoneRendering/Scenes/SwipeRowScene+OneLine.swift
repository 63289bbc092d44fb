import Touchstone

extension SwipeRowScene {
  /// The row as one line of text: brackets are the content's edges, "▒" is the action area.
  ///
  /// ```
  /// [Tea                  4:00]
  /// e              4:00]▒▒⌫▒▒▒
  /// ```
  /// The content moves by whole cells, rounded to the nearest. An offset that is not finite leaves
  /// the content out.
  ///
  /// - Parameter columns: Cells that the row's width is divided into; brought into 8…400. The line
  ///   has no spaces at its end.
  public func oneLine(columns: Int = 40) -> String {
    let count = max(8, min(400, columns))
    var line = [String](repeating: " ", count: count)
    let perCell = width > 0 ? Double(count) / width : 0
    func cells(_ points: Double) -> Int {
      let cells = points * perCell
      guard cells.isFinite else { return 0 }
      return Int(max(-2, min(2, cells / Double(count))) * Double(count) + (cells < 0 ? -0.5 : 0.5))
    }
    if actionVisible {
      let side = offset.isFinite ? max(actionWidth, offset.magnitude) : actionWidth
      let area = max(1, min(count, cells(side)))
      let start = isActionLeft ? 0 : count - area
      for index in start..<start + area { line[index] = "▒" }
      line[start + area / 2] = String(Character(Symbol.trash.character))
    }
    if offset.isFinite {
      let shift = cells(offset)
      let content = contentCells(count)
      for (index, cell) in content.enumerated() where line.indices.contains(index + shift) {
        line[index + shift] = cell
      }
      // Half of a wide character at the edge of the line shows as a space.
      if shift < 0, -shift < count, content[-shift].isEmpty { line[0] = " " }
      if shift > 0, shift < count, content[count - shift].isEmpty { line[count - 1] = " " }
    }
    while line.last == " " { line.removeLast() }
    return line.joined()
  }

  /// The content at rest, one string a cell; the right half of a wide character is empty.
  private func contentCells(_ count: Int) -> [String] {
    var cells = [String](repeating: " ", count: count)
    cells[0] = "["
    cells[count - 1] = "]"
    let inner = count - 2
    let detailCells = SwipeRowScene.cells(detail, limit: inner / 2)
    let gap = detailCells.isEmpty ? 0 : 1
    let titleCells = SwipeRowScene.cells(title, limit: inner - detailCells.count - gap)
    let (first, last) =
      direction == .rightToLeft ? (detailCells, titleCells) : (titleCells, detailCells)
    cells.replaceSubrange(1..<1 + first.count, with: first)
    cells.replaceSubrange(count - 1 - last.count..<count - 1, with: last)
    return cells
  }

  private static func cells(_ text: String, limit: Int) -> [String] {
    let lines = LineBreaks.lines(of: text, fitting: Double(max(0, limit)), limit: 1) {
      Double(CharacterWidth.of($0))
    }
    var cells: [String] = []
    for scalar in lines[0] {
      let width = CharacterWidth.of(scalar)
      if width == 0 {
        // The mark belongs to the character before, which may have two cells.
        guard let owner = cells.lastIndex(where: { !$0.isEmpty }) else { continue }
        cells[owner].unicodeScalars.append(scalar)
        continue
      }
      cells.append(String(Character(scalar)))
      if width == 2 { cells.append("") }
    }
    return cells
  }
}
