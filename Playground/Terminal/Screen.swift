import Touchstone
import TouchstoneRendering

/// What stands on the terminal; writes only the cells that change.
struct Screen {
  /// How many colours there are.
  enum Colors { case full, sixteen, none }

  var colors: Colors = .full
  private var shown: TextGrid?

  /// Forgets what stands there, so that everything is written again.
  mutating func forget() { shown = nil }

  /// The text that turns what stands there into a grid; empty if nothing changes.
  mutating func update(_ grid: TextGrid) -> String {
    var text = ""
    var before = shown
    if before?.columns != grid.columns || before?.rows != grid.rows {
      before = nil
      text += "\u{1b}[0m\u{1b}[2J"
    }
    var style: String?
    var cursor = -1
    for index in grid.cells.indices {
      let cell = grid.cells[index]
      if cell.continuesWide || cell == before?.cells[index] { continue }
      let column = index % grid.columns
      if cursor != index { text += "\u{1b}[\(index / grid.columns + 1);\(column + 1)H" }
      let wanted = sequence(cell, grid.ground)
      if wanted != style {
        text += wanted
        style = wanted
      }
      text += cell.text.isEmpty ? " " : cell.text
      let isWide = column + 1 < grid.columns && grid.cells[index + 1].continuesWide
      // A terminal may disagree about a wide character's width: after it the place is said anew.
      cursor =
        isWide || column + 1 == grid.columns || !cell.text.utf8.allSatisfy({ $0 < 0x80 })
        ? -1 : index + 1
    }
    shown = grid
    return text
  }

  private func sequence(_ cell: TextGrid.Cell, _ ground: Color) -> String {
    switch colors {
    case .full:
      let (f, b) = (cell.foreground, cell.background)
      return "\u{1b}[0;38;2;\(f.red);\(f.green);\(f.blue);48;2;\(b.red);\(b.green);\(b.blue)m"
    case .sixteen:
      return "\u{1b}[0;\(30 + Screen.nearest(cell.foreground));"
        + "\(40 + Screen.nearest(cell.background))m"
    case .none:
      // Without colours an area is told from the ground by being reversed.
      return Screen.differs(cell.background, ground) ? "\u{1b}[0;7m" : "\u{1b}[0m"
    }
  }

  /// The nearest of black, red, green, yellow, blue, magenta, cyan, white.
  private static func nearest(_ color: Color) -> Int {
    let bright = { (part: UInt8) in part >= 112 ? 1 : 0 }
    return bright(color.red) + 2 * bright(color.green) + 4 * bright(color.blue)
  }

  private static func differs(_ one: Color, _ other: Color) -> Bool {
    abs(Int(one.red) - Int(other.red)) > 60 || abs(Int(one.green) - Int(other.green)) > 60
      || abs(Int(one.blue) - Int(other.blue)) > 60
  }
}
