import Testing
import Touchstone
import TouchstoneRendering

@Suite struct PNGEncoderTests {
  /// A picture with so many colours, drawn as one-pixel layers.
  private func picture(colors: Int, alpha: UInt8 = 255) throws -> Bitmap {
    let side = 23
    var layers: [Layer] = []
    for index in 0..<side * side {
      let number = UInt32(index % colors)
      let color = Color(hex: number &* 0x0103_0507 % 0xff_ffff, alpha: alpha)
      layers.append(
        Layer(
          frame: Rect(x: Double(index % side), y: Double(index / side), width: 1, height: 1),
          fill: color))
    }
    let size = Size(width: Double(side), height: Double(side))
    let background = alpha == 255 ? Color.white : Color(hex: 0, alpha: 0)
    return try Renderer.bitmap().render(
      Scene(size: size, background: background, layers: layers))
  }

  @Test func `an independent decoder gives the same pixels in every format`() throws {
    let table: [(colors: Int, alpha: UInt8, depth: Int, type: Int)] = [
      (1, 255, 1, 3), (2, 255, 1, 3), (3, 255, 2, 3), (5, 255, 4, 3), (16, 255, 4, 3),
      (17, 255, 8, 3), (256, 255, 8, 3), (257, 255, 8, 2), (5, 100, 4, 3), (300, 100, 8, 6),
    ]
    for entry in table {
      let bitmap = try picture(colors: entry.colors, alpha: entry.alpha)
      let reader = try PNGReader(PNGEncoder.encode(bitmap))
      #expect(
        (reader.depth, reader.colorType) == (entry.depth, entry.type)
          && reader.frames[0].pixels == bitmap.colors, "\(entry)")
    }
  }

  @Test func `a row becomes the picture that its pixels say`() throws {
    let row = SwipeRowScene(title: "Green tea", detail: "3:30", offset: -80, actionVisible: true)
    let bitmap = try Renderer.bitmap(scale: 2).render(row.scene)
    let reader = try PNGReader(Renderer.png(scale: 2).render(row.scene))
    #expect((reader.width, reader.height) == (780, 120))
    #expect(reader.frames[0].pixels == bitmap.colors)
    #expect(bitmap[630, 60] == Palette.light.destructive)
    #expect(bitmap[100, 10] == Palette.light.surface)
  }

  @Test func `a screen of 390 × 300 points takes at most 12 KB`() throws {
    var layers: [Layer] = []
    for (index, title) in ["Soft-boiled eggs", "Green tea", "Pasta", "Bread", "Nap"].enumerated() {
      let row = SwipeRowScene(
        title: title, detail: "1\(index):30", offset: index == 1 ? -80 : 0,
        actionVisible: index == 1)
      layers.append(row.layer(at: Point(x: 0, y: Double(index) * 60)))
    }
    let scene = Scene(size: Size(width: 390, height: 300), layers: layers)
    #expect(try Renderer.png().render(scene).count < 12_000)
  }

  @Test func `absurd scales and sizes are refused before any memory is taken`() {
    let scene = Scene(size: Size(width: 16_000, height: 16_000))
    var messages: [String] = []
    for scale in [0, -1, .nan, .infinity, 17, 16, 1] {
      do throws(RenderingError) {
        _ = try Renderer.png(scale: scale).render(scene)
      } catch {
        messages.append(error.message)
      }
    }
    let expected = "expected more than 0 and at most 16.0"
    let most = "expected at most 33554432 pixels in all"
    #expect(
      messages == [
        "the scale is 0.0 pixels a point; \(expected)",
        "the scale is -1.0 pixels a point; \(expected)",
        "the scale is nan pixels a point; \(expected)",
        "the scale is inf pixels a point; \(expected)",
        "the scale is 17.0 pixels a point; \(expected)",
        "the picture would be 256000 × 256000 pixels; \(most)",
        "the picture would be 16000 × 16000 pixels; \(most)",
      ])
  }
}
