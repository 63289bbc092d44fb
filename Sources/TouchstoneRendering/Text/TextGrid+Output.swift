public import Touchstone

extension TextGrid {
  /// The grid as lines of characters without colours, with no spaces at the ends of lines.
  ///
  /// Empty cells show how much their colour differs from the scene's ground: " ", "░", "▒" or "▓".
  public var plainText: String {
    var text = ""
    for row in 0..<rows {
      var spaces = 0
      for cell in cells[row * columns..<(row + 1) * columns] where !cell.continuesWide {
        if cell.text.isEmpty || cell.text == " " {
          let shade = TextGrid.shade(of: cell.background, on: ground)
          if shade == " " {
            spaces += 1
            continue
          }
          text += String(repeating: " ", count: spaces) + shade
        } else {
          text += String(repeating: " ", count: spaces) + cell.text
        }
        spaces = 0
      }
      text += "\n"
    }
    return text
  }

  /// The grid as lines of characters with the colours of a terminal (24-bit SGR sequences).
  ///
  /// A sequence is written only where a colour changes; each line ends with a reset.
  public var ansiText: String {
    var text = ""
    for row in 0..<rows {
      var background: Color?
      var foreground: Color?
      for cell in cells[row * columns..<(row + 1) * columns] where !cell.continuesWide {
        if background != cell.background {
          text += TextGrid.sequence(48, cell.background)
          background = cell.background
        }
        if cell.text.isEmpty {
          text += " "
          continue
        }
        if foreground != cell.foreground {
          text += TextGrid.sequence(38, cell.foreground)
          foreground = cell.foreground
        }
        text += cell.text
      }
      text += "\u{1b}[0m\n"
    }
    return text
  }

  private static func sequence(_ kind: Int, _ color: Color) -> String {
    "\u{1b}[\(kind);2;\(color.red);\(color.green);\(color.blue)m"
  }

  /// How far two colours lie apart, as a filling.
  private static func shade(of color: Color, on ground: Color) -> String {
    func distance(_ one: UInt8, _ other: UInt8) -> Int { abs(Int(one) - Int(other)) }
    let most = max(
      distance(color.red, ground.red),
      max(distance(color.green, ground.green), distance(color.blue, ground.blue)))
    switch most {
    case ..<40: return " "
    case ..<110: return "░"
    case ..<225: return "▒"
    default: return "▓"
    }
  }
}

extension Renderer where Output == String {
  /// Draws scenes as characters.
  ///
  /// - Parameters:
  ///   - cell: Points that one character stands for.
  ///   - colors: Whether the colours of a terminal are used.
  public static func text(
    cell: Size = Size(width: 8, height: 20), colors: Bool = false
  ) -> Renderer {
    Renderer { (scene: Scene) throws(RenderingError) -> String in
      let grid = try TextGrid(scene, cell: cell)
      return colors ? grid.ansiText : grid.plainText
    }
  }
}
