import Testing
import Touchstone
import TouchstoneRendering

@Suite struct TextGridTests {
  /// A scene of 8 × 3 cells of 10 × 10 points.
  private func grid(_ layers: [Layer]) throws -> TextGrid {
    let scene = Scene(size: Size(width: 80, height: 30), layers: layers)
    return try TextGrid(scene, cell: Size(width: 10, height: 10))
  }

  private func text(
    _ text: String, x: Double = 0, y: Double = 0, width: Double = 80, height: Double = 10,
    alignment: Label.Alignment = .left, lineLimit: Int = 1
  ) -> Layer {
    Layer(
      frame: Rect(x: x, y: y, width: width, height: height),
      content: .label(
        Label(text, fontSize: 20, alignment: alignment, lineLimit: lineLimit)))
  }

  @Test func `text stands left, right and in the middle`() throws {
    let grid = try grid([
      text("ab", alignment: .left), text("cd", y: 10, alignment: .center),
      text("ef", y: 20, alignment: .right),
    ])
    #expect(grid.plainText == "ab\n   cd\n      ef\n")
  }

  @Test func `lines break at spaces and the last one says what it leaves out`() throws {
    let table: [(String, Int, String)] = [
      ("one two three four", 3, "one two\nthree\nfour\n"),
      ("one two three four", 2, "\none two\nthree f…\n"),
      ("incomprehensible", 3, "\nincompre\nhensible\n"),
      ("a\nb\nc", 3, "a\nb\nc\n"),
      ("a\u{1b}[31mb", 1, "\na\u{fffd}[31mb\n\n"),
      ("日本語日本語", 1, "\n日本語…\n\n"),
    ]
    for (source, limit, expected) in table {
      let found = try grid([text(source, height: 30, lineLimit: limit)]).plainText
      let trimmed = expected.split(separator: "\n").map(String.init)
      #expect(found.split(separator: "\n").map(String.init) == trimmed, "\(source)")
    }
  }

  @Test func `a wide character takes two cells and vanishes with either half`() throws {
    let cover = Layer(frame: Rect(x: 10, y: 0, width: 10, height: 10), fill: .white)
    let grid = try grid([text("日本"), cover, text("e\u{301}x", x: 20, y: 10, width: 60)])
    #expect(grid.plainText == "  本\n  e\u{301}x\n\n")
    #expect(grid.cells[2].text == "本")
    #expect(grid.cells[3].continuesWide)
    #expect(!grid.cells[0].continuesWide && !grid.cells[1].continuesWide)
  }

  @Test func `sublayers end at a layer that clips`() throws {
    let inner = Layer(
      frame: Rect(x: -20, y: 0, width: 80, height: 10), fill: .black,
      sublayers: [text("abcdefgh")])
    let outer = Layer(
      frame: Rect(x: 20, y: 10, width: 30, height: 10), clipsToBounds: true, sublayers: [inner])
    #expect(try grid([outer]).plainText == "\n  cde\n\n")
  }

  @Test func `a quarter turn stands a bar upright`() throws {
    let bar = Layer(
      frame: Rect(x: 20, y: 10, width: 30, height: 10),
      transform: Transform(rotation: .pi / 2), fill: .black)
    #expect(try grid([bar]).plainText == "   ▓\n   ▓\n   ▓\n")
  }

  @Test func `a shape covers its inside and a line the cells it passes`() throws {
    let triangle = Path.polyline([
      Point(x: 0, y: 0), Point(x: 30, y: 30), Point(x: 0, y: 30), Point(x: 0, y: 0),
    ])
    let rising = Path.polyline([Point(x: 45, y: 29), Point(x: 79, y: 1)])
    let frame = Rect(x: 0, y: 0, width: 80, height: 30)
    let grid = try grid([
      Layer(frame: frame, content: .shape(triangle, .black)),
      Layer(frame: frame, content: .line(rising, width: 1, .black)),
    ])
    #expect(grid.plainText == "      ··\n▓    ··\n▓▓  ··\n")
  }

  @Test func `colours are written only where they change`() throws {
    let red = Layer(
      frame: Rect(x: 20, y: 0, width: 20, height: 10), fill: Color(hex: 0xff0000),
      sublayers: [
        Layer(
          frame: Rect(x: 0, y: 0, width: 20, height: 10),
          content: .label(Label("x", fontSize: 10, color: .white)))
      ])
    let first = try grid([red]).ansiText.split(separator: "\n")[0]
    #expect(
      first == "\u{1b}[48;2;255;255;255m  \u{1b}[48;2;255;0;0m\u{1b}[38;2;255;255;255mx "
        + "\u{1b}[48;2;255;255;255m    \u{1b}[0m")
  }

  @Test func `absurd sizes are refused`() {
    var refused: [String] = []
    let cell = Size(width: 10, height: 10)
    let sizes: [Size] = [
      .zero, Size(width: -1, height: 5), Size(width: .nan, height: 5),
      Size(width: .infinity, height: 5), Size(width: 1e9, height: 5),
    ]
    for size in sizes {
      do throws(RenderingError) { _ = try TextGrid(Scene(size: size), cell: cell) } catch {
        refused.append(error.message)
      }
    }
    let whole = Scene(size: Size(width: 16_384, height: 16_384))
    for cell in [
      Size(width: 0, height: 1), Size(width: .nan, height: 1), Size(width: 1, height: 1),
    ] {
      do throws(RenderingError) { _ = try TextGrid(whole, cell: cell) } catch {
        refused.append(error.message)
      }
    }
    #expect(
      refused == [
        "the scene is 0.0 × 0.0 points; expected more than 0 and at most 16384.0 each way",
        "the scene is -1.0 × 5.0 points; expected more than 0 and at most 16384.0 each way",
        "the scene is nan × 5.0 points; expected more than 0 and at most 16384.0 each way",
        "the scene is inf × 5.0 points; expected more than 0 and at most 16384.0 each way",
        "the scene is 1000000000.0 × 5.0 points; expected more than 0 and at most 16384.0 each way",
        "a cell is 0.0 × 1.0 points; expected more than 0 each way and at most 1000000 cells in all",
        "a cell is nan × 1.0 points; expected more than 0 each way and at most 1000000 cells in all",
        "a cell is 1.0 × 1.0 points; expected more than 0 each way and at most 1000000 cells in all",
      ])
  }
}
