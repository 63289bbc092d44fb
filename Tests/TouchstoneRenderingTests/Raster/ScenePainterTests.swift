import Testing
import Touchstone
import TouchstoneRendering

@Suite struct ScenePainterTests {
  private func draw(_ layers: [Layer], _ side: Double = 8) throws -> Bitmap {
    try Renderer.bitmap().render(Scene(size: Size(width: side, height: side), layers: layers))
  }

  /// One character a pixel: how dark it is, in fifteenths.
  private func picture(_ bitmap: Bitmap) -> String {
    var text = ""
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let level = (255 - Int(bitmap[x, y].red)) / 17
        text += level == 0 ? "." : String(level, radix: 16)
      }
      text += "\n"
    }
    return text
  }

  @Test func `parts of pixels are covered by their area`() throws {
    let square = Layer(frame: Rect(x: 1.2, y: 2, width: 4.4, height: 3.4), fill: .black)
    #expect(
      picture(try draw([square])) == """
        ........
        ........
        .cfff9..
        .cfff9..
        .cfff9..
        .56664..
        ........
        ........

        """)
  }

  @Test func `a round corner, a circle and a turned square keep their areas`() throws {
    let frame = Rect(x: 10, y: 10, width: 40, height: 40)
    let table: [(String, Layer, Double)] = [
      ("square", Layer(frame: frame, fill: .black), 1600),
      ("rounded", Layer(frame: frame, fill: .black, cornerRadius: 10), 1600 - 100 * (4 - .pi)),
      ("circle", Layer(frame: frame, fill: .black, cornerRadius: 99), 400 * .pi),
      ("turned", Layer(frame: frame, transform: Transform(rotation: 0.4), fill: .black), 1600),
      ("scaled", Layer(frame: frame, transform: Transform(scale: 0.5), fill: .black), 400),
      (
        "ellipse",
        Layer(
          frame: .zero,
          content: .shape(.ellipse(in: Rect(x: 5, y: 20, width: 50, height: 20)), .black)),
        250 * .pi
      ),
      (
        "line",
        Layer(
          frame: .zero,
          content: .line(.polyline([Point(x: 10, y: 10), Point(x: 40, y: 50)]), width: 6, .black)),
        300 + 9 * .pi
      ),
      (
        "bent line",
        Layer(
          frame: .zero,
          content: .line(
            .polyline([Point(x: 10, y: 10), Point(x: 40, y: 10), Point(x: 40, y: 50)]), width: 4,
            .black)),
        // Two bars that share half a square at the corner, a quarter circle outside, two round ends.
        4 * 30 + 4 * 40 - 4 + .pi + 4 * .pi
      ),
      (
        "dot",
        Layer(
          frame: .zero,
          content: .line(.polyline([Point(x: 30, y: 30), Point(x: 30, y: 30)]), width: 10, .black)),
        25 * .pi
      ),
    ]
    var wrong: [String] = []
    for (name, layer, area) in table {
      let bitmap = try draw([layer], 60)
      var sum = 0.0
      for y in 0..<60 { for x in 0..<60 { sum += Double(255 - bitmap[x, y].red) / 255 } }
      if abs(sum - area) > area * 0.006 + 0.5 { wrong.append("\(name): \(sum), expected \(area)") }
    }
    #expect(wrong == [])
  }

  @Test func `a layer that clips shows nothing beyond its rounded edge`() throws {
    let inner = Layer(frame: Rect(x: -10, y: -10, width: 40, height: 40), fill: .black)
    let clip = Layer(
      frame: Rect(x: 1, y: 1, width: 6, height: 6), cornerRadius: 2, clipsToBounds: true,
      sublayers: [inner])
    let filled = Layer(frame: clip.frame, fill: .black, cornerRadius: 2)
    #expect(picture(try draw([clip])) == picture(try draw([filled])))
    let upright = Layer(
      frame: Rect(x: 1, y: 2, width: 3, height: 2), clipsToBounds: true, sublayers: [inner])
    #expect(
      picture(try draw([upright], 5)) == ".....\n.....\n.fff.\n.fff.\n.....\n")
  }

  @Test func `opacity applies to a layer with all that it holds at once`() throws {
    let lower = Layer(frame: Rect(x: 0, y: 0, width: 2, height: 1), fill: .black)
    let upper = Layer(frame: Rect(x: 1, y: 0, width: 2, height: 1), fill: .black)
    let group = Layer(
      frame: Rect(x: 0, y: 0, width: 4, height: 1), transform: Transform(opacity: 0.4),
      sublayers: [lower, upper])
    let bitmap = try draw([group], 4)
    // 255 − 0.4 · 255, also where the two overlap.
    #expect((0..<4).map { bitmap[$0, 0].red } == [153, 153, 153, 255])
  }

  @Test func `colours that are not solid mix with what lies below`() throws {
    let layer = Layer(
      frame: Rect(x: 0, y: 0, width: 8, height: 8), fill: Color(hex: 0xff0000, alpha: 128))
    #expect(try draw([layer])[3, 3] == Color(hex: 0xff7f7f))
  }

  @Test func `nothing absurd in a scene stops the renderer`() throws {
    let frame = Rect(x: 0, y: 0, width: 8, height: 8)
    var grown = Layer(frame: frame, fill: .black, content: .label(Label("x")))
    for _ in 0..<60 {
      grown = Layer(frame: frame, transform: Transform(scale: 1e6), sublayers: [grown])
    }
    let far = Path.polyline([Point(x: -1e6, y: 4), Point(x: 1e6, y: 4.5)])
    let layers = [
      grown, Layer(frame: frame, transform: Transform(scale: 0), fill: .black),
      Layer(frame: frame, transform: Transform(scale: -1, rotation: 1e6), fill: .black),
      Layer(frame: Rect(x: -1e6, y: -1e6, width: 1e6, height: 1e6), fill: .black, cornerRadius: 9),
      Layer(frame: frame, content: .line(far, width: 1e6, .black)),
      Layer(frame: frame, content: .line(far, width: 0, .black)),
      Layer(frame: frame, content: .label(Label("huge", fontSize: 10_000))),
      Layer(frame: frame, content: .label(Label("", fontSize: 0.1))),
      Layer(frame: .zero, fill: .black, cornerRadius: 3, clipsToBounds: true, sublayers: [grown]),
    ]
    for layer in layers { _ = try draw([layer]) }
    #expect(try draw([Layer(frame: frame, content: .line(far, width: 2, .black))])[4, 4].red == 0)
  }

  @Test(arguments: [1.0, 2, 3])
  func `an icon keeps within its frame and fills it`(scale: Double) throws {
    for symbol in Symbol.allCases {
      let layer = Layer(
        frame: Rect(x: 4, y: 4, width: 24, height: 24), content: .symbol(symbol, .black))
      let bitmap = try Renderer.bitmap(scale: scale).render(
        Scene(size: Size(width: 32, height: 32), layers: [layer]))
      var (low, high) = (Int.max, 0)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y] != .white {
          low = min(low, min(x, y))
          high = max(high, max(x, y))
        }
      }
      #expect(low >= Int(4 * scale) && high < Int(28 * scale), "\(symbol)")
      #expect(Double(high - low) > 14 * scale, "\(symbol)")
    }
  }
}
