public import Touchstone

/// A scene as a grid of characters, for terminals and for tests that a person reads.
public struct TextGrid: Hashable, Sendable {
  /// One place of the grid.
  public struct Cell: Hashable, Sendable {
    /// The character with the marks that join it; empty where nothing is written.
    ///
    /// A wide character stands in the left of its two cells; the right one continues it.
    public var text: String = ""
    /// Whether the cell is the right half of the wide character before it.
    public var continuesWide: Bool = false
    /// The colour of the character.
    public var foreground: Color
    /// The colour of the ground.
    public var background: Color
  }

  /// How many cells stand side by side.
  public let columns: Int
  /// How many cells stand one above the other.
  public let rows: Int
  /// The cells, row by row from the top left.
  public internal(set) var cells: [Cell]
  /// The colour behind all layers.
  public let ground: Color

  /// The most cells that a grid may have.
  static let limit: Int = 1_000_000

  /// Draws a scene.
  ///
  /// The grid has as many cells as are needed to cover the scene. A cell shows the colour at its
  /// middle; a text stands in the row of cells that its middle falls into, one character a cell. A
  /// line that fits its frame in points is never cut, even if it takes more cells than the frame.
  ///
  /// - Parameter cell: Points that one cell stands for.
  public init(
    _ scene: Scene, cell: Size = Size(width: 8, height: 20)
  ) throws(RenderingError) {
    try scene.checkSize()
    let limit = TextGrid.limit
    guard cell.width > 0, cell.height > 0, cell.width.isFinite, cell.height.isFinite else {
      throw .cell(cell, limit: limit)
    }
    let across = (scene.size.width / cell.width).rounded(.up)
    let down = (scene.size.height / cell.height).rounded(.up)
    guard across * down <= Double(limit) else { throw .cell(cell, limit: limit) }
    columns = max(1, Int(across))
    rows = max(1, Int(down))
    ground = scene.background.over(.white)
    let empty = Cell(foreground: ground, background: ground)
    cells = [Cell](repeating: empty, count: columns * rows)
    var painter = CellPainter(grid: self, cell: cell)
    painter.draw(scene.layers, CellPainter.Place())
    cells = painter.grid.cells
  }
}

extension TextGrid {
  /// Writes a character into a cell; a wide one also takes the cell to the right.
  ///
  /// Half of a wide character is never left over: what loses its other half becomes empty.
  mutating func put(_ text: String, width: Int, column: Int, row: Int, color: Color) {
    let index = row * columns + column
    clear(index)
    if width == 2 { clear(index + 1) }
    cells[index].text = text
    cells[index].foreground = color
    if width == 2 {
      cells[index + 1].continuesWide = true
      cells[index + 1].foreground = color
    }
  }

  /// Lays a ground over a cell; solid grounds hide the character.
  mutating func fill(column: Int, row: Int, color: Color, opacity: Double) {
    let index = row * columns + column
    cells[index].background = color.over(cells[index].background, opacity: opacity)
    if Double(color.alpha) * opacity >= 128 {
      clear(index)
    } else {
      cells[index].foreground = color.over(cells[index].foreground, opacity: opacity)
    }
  }

  private mutating func clear(_ index: Int) {
    if cells[index].continuesWide {
      cells[index - 1].text = ""
      cells[index].continuesWide = false
    }
    cells[index].text = ""
    if index + 1 < cells.count, (index + 1) % columns != 0, cells[index + 1].continuesWide {
      cells[index + 1].continuesWide = false
    }
  }
}
