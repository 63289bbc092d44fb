import Testing
import Touchstone
import TouchstoneRendering

@Suite struct GlyphTests {
  /// A character alone at 40 points on a line that starts at x = 10.
  private func picture(_ scalar: Unicode.Scalar, _ weight: Label.Weight = .regular) throws -> Bitmap
  {
    let text = String(Character(scalar))
    let label = Layer(
      frame: Rect(x: 10, y: 0, width: 60, height: 60),
      content: .label(Label(text, fontSize: 40, weight: weight)))
    return try Renderer.bitmap().render(Scene(size: Size(width: 70, height: 60), layers: [label]))
  }

  /// The columns and rows with ink; nil without any.
  private func ink(_ bitmap: Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var (x, y): ([Int], [Int]) = ([], [])
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width where bitmap[column, row].red < 128 {
        x.append(column)
        y.append(row)
      }
    }
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return nil
    }
    return (left...right, top...bottom)
  }

  private let ascii = (0x21...0x7e).compactMap { Unicode.Scalar($0) }
  private let others = "°·×–—‘’“”•…−".unicodeScalars

  @Test func `every character has a drawing of its own`() throws {
    var pictures: [Bitmap: Unicode.Scalar] = [:]
    var wrong: [String] = []
    let missing = try picture("\u{3b1}")
    for scalar in ascii + others {
      let bitmap = try picture(scalar)
      if bitmap == missing || ink(bitmap) == nil { wrong.append("\(scalar) is not drawn") }
      if let other = pictures[bitmap] { wrong.append("\(scalar) looks like \(other)") }
      pictures[bitmap] = scalar
    }
    #expect(wrong == [])
    #expect(try ink(picture(" ")) == nil)
    // What the font does not have is a box, as wide as the character would be.
    let box = try #require(ink(missing))
    let wide = try #require(ink(try picture("日")))
    #expect(box.x.count > 15 && box.y.count > 20)
    #expect(wide.x.count > 30)
  }

  @Test func `letters stand on one line and reach common heights`() throws {
    // The base line of a text of 40 points in a frame of 60 lies at (60 + 0.716 · 40) / 2 = 44.3,
    // which rounds to 44; capitals are 29 pixels high, an x 21.
    var wrong: [String] = []
    for weight in [Label.Weight.regular, .semibold, .bold] {
      for scalar in "ABDEFHIKLMNPRTVWXYZ0123456789bdhklfi!?".unicodeScalars {
        let y = try #require(ink(try picture(scalar, weight))).y
        if !(14...15).contains(y.lowerBound) { wrong.append("\(scalar) \(weight) starts at \(y)") }
        if !(43...44).contains(y.upperBound) { wrong.append("\(scalar) \(weight) ends at \(y)") }
      }
      for scalar in "acemnorsuvwxz".unicodeScalars {
        let y = try #require(ink(try picture(scalar, weight))).y
        if !(22...23).contains(y.lowerBound) { wrong.append("\(scalar) \(weight) starts at \(y)") }
        if !(43...44).contains(y.upperBound) { wrong.append("\(scalar) \(weight) ends at \(y)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func `characters keep to their advances`() throws {
    var wrong: [String] = []
    for scalar in ascii where !"j@_/\\".unicodeScalars.contains(scalar) {
      let single = try #require(ink(try picture(scalar))).x
      let text = String(Character(scalar)) + "|"
      let label = Layer(
        frame: Rect(x: 10, y: 0, width: 100, height: 60),
        content: .label(Label(text, fontSize: 40)))
      let pair = try Renderer.bitmap().render(
        Scene(size: Size(width: 110, height: 60), layers: [label]))
      // The bar stands 3 pixels behind the end of the advance.
      let bar = try #require(ink(pair)).x.upperBound - 6
      if single.lowerBound < 10 { wrong.append("\(scalar) starts before its place") }
      if single.upperBound > bar { wrong.append("\(scalar) ends at \(single), bar at \(bar)") }
    }
    #expect(wrong == [])
  }

  @Test func `small text stays readable: strokes are at least as dark as half a pixel`() throws {
    for size in [11.0, 13, 15, 17] {
      let label = Layer(
        frame: Rect(x: 0, y: 0, width: 40, height: 20), content: .label(Label("l", fontSize: size)))
      let bitmap = try Renderer.bitmap().render(
        Scene(size: Size(width: 10, height: 20), layers: [label]))
      var darkness = 0.0
      for x in 0..<10 { darkness += Double(255 - bitmap[x, 9].red) / 255 }
      #expect(darkness >= 0.98, "\(size)")
    }
  }
}
