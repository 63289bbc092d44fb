import Testing
import Touchstone
import TouchstoneRendering

@Suite struct PictureCheckTests {
  @Test func `the same picture passes, another one names the first pixel and marks them all`()
    throws
  {
    let renderer = Renderer.bitmap()
    let layer = Layer(frame: Rect(x: 2, y: 1, width: 3, height: 2), fill: .black)
    let expected = try renderer.render(Scene(size: Size(width: 8, height: 6), layers: [layer]))
    var moved = layer
    moved.transform.translation.x = 1
    let found = try renderer.render(Scene(size: Size(width: 8, height: 6), layers: [moved]))
    #expect(PictureCheck().difference(of: expected, from: expected) == nil)
    let difference = try #require(PictureCheck().difference(of: found, from: expected))
    #expect(
      difference.message == "4 pixels differ, within x 2…5, y 1…2; the first at x 2, y 1 is "
        + "#ffffff, expected #000000")
    let magenta = Color(hex: 0xff00c0)
    let marked = difference.picture.colors.enumerated().filter { $0.element == magenta }
    #expect(marked.map(\.offset) == [10, 13, 18, 21])
    #expect(difference.picture[0, 0] == Color(hex: 0xfefefe))
    #expect(PictureCheck(tolerance: 255).difference(of: found, from: expected) == nil)
    let wide = try Bitmap(width: 9, height: 6, color: .white)
    #expect(
      PictureCheck().difference(of: wide, from: expected)?.message
        == "the picture is 9 × 6 pixels, expected 8 × 6")
  }

  @Test func `a wrong frame gives frame, layer, both numbers and a difference picture`() throws {
    let row = try OpeningRow(frames: 40)
    let golden = try FrameLog(row.frames.indices.map { row.list($0).frame(at: Double($0) / 60) })
    var run = golden.frames
    let place = try #require(run[12].layers.firstIndex { $0.layer == "tea.content" })
    run[12].layers[place].transform.translation.x -= 30
    let difference = try #require(FrameCheck().firstDifference(of: run, from: golden))
    #expect(difference.frame == 12)
    #expect(difference.layer == "tea.content")
    #expect(difference.message.contains("translation.x is -72."))
    let wrong = row.list(12).applying(run[12])
    let picture = try #require(try difference.picture(of: wrong, golden: golden))
    guard case .pixels(let count, let x, let y, _, _, _, _) = picture.kind else {
      Issue.record("\(picture.kind)")
      return
    }
    #expect(count > 1000)
    // Only the second row differs.
    #expect(y.lowerBound >= 60 && y.upperBound < 120)
    #expect(x.upperBound < 390)
    #expect(try difference.picture(of: row.list(12), golden: golden) == nil)
  }
}
