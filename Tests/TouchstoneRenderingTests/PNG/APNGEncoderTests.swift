import Testing
import Touchstone
import TouchstoneRendering

@Suite struct APNGEncoderTests {
  @Test func `an opening row of 120 frames takes at most 120 KB and loses no pixel`() throws {
    let row = try OpeningRow(frames: 120)
    let renderer = Renderer.bitmap()
    let file = try APNGEncoder.encode(count: 120, rate: .sixty, hold: 30) {
      index throws(RenderingError) in try renderer.render(row.list(index))
    }
    let reader = try PNGReader(file)
    #expect(file.count <= 120_000)
    #expect(reader.plays == 0)
    // Frames that change nothing lengthen the one before.
    #expect(reader.frames.count < 60)
    #expect(abs(reader.frames.map(\.seconds).reduce(0, +) - 150.0 / 60) < 1e-9)
    var shown: [Int] = []
    for (number, frame) in reader.frames.enumerated() {
      shown += [Int](repeating: number, count: Int((frame.seconds * 60).rounded()))
      // Only the row and the finger change.
      if number > 0 && (frame.part.y < 60 || frame.part.y + frame.part.height > 120) {
        Issue.record("frame \(number) stores \(frame.part)")
      }
    }
    var wrong: [Int] = []
    for index in stride(from: 0, to: 120, by: 13) {
      let expected = try renderer.render(row.list(index)).colors
      if reader.frames[shown[index]].pixels != expected { wrong.append(index) }
    }
    #expect(wrong == [])
  }

  /// A picture of 20 × 20 pixels whose colours depend on a number.
  private func noise(_ seed: UInt64, colors: UInt64, isOpaque: Bool) throws(RenderingError)
    -> Bitmap
  {
    var generator = SplitMix(seed: seed)
    var layers: [Layer] = []
    for index in 0..<400 {
      let color = Color(hex: UInt32(generator.next() % colors) &* 0x01_0203 % 0x100_0000)
      layers.append(
        Layer(
          frame: Rect(x: Double(index % 20), y: Double(index / 20), width: 1, height: 1),
          fill: isOpaque || index > 0 ? color : color.with(alpha: 77)))
    }
    return try Renderer.bitmap().render(
      Scene(
        size: Size(width: 20, height: 20),
        background: isOpaque ? .white : Color(hex: 0, alpha: 0), layers: layers))
  }

  @Test func `many colours and colours that are not solid choose a format that holds them`() throws
  {
    let table: [(colors: UInt64, isOpaque: Bool, type: Int)] = [
      (100, true, 3), (100, false, 3), (5000, true, 2), (5000, false, 6),
    ]
    for entry in table {
      let file = try APNGEncoder.encode(count: 5, rate: .sixty, plays: 3) {
        index throws(RenderingError) in
        try noise(UInt64(index), colors: entry.colors, isOpaque: entry.isOpaque)
      }
      let reader = try PNGReader(file)
      var isSame = reader.colorType == entry.type && reader.plays == 3
      for (index, frame) in reader.frames.enumerated() {
        let bitmap = try noise(UInt64(index), colors: entry.colors, isOpaque: entry.isOpaque)
        isSame = isSame && frame.pixels == bitmap.colors
      }
      #expect(isSame && reader.frames.count == 5, "\(entry)")
    }
  }

  @Test func `what cannot be an animation is refused`() throws {
    let small = try Bitmap(width: 2, height: 2, color: .white)
    let large = try Bitmap(width: 3, height: 2, color: .white)
    var messages: [String] = []
    let fast = try #require(FrameRate(70_000))
    for (count, rate) in [(0, FrameRate.sixty), (1, fast), (2, .sixty)] {
      do throws(RenderingError) {
        _ = try APNGEncoder.encode(count: count, rate: rate) { $0 == 0 ? small : large }
      } catch {
        messages.append(error.message)
      }
    }
    #expect(
      messages == [
        "there are 0 frames; expected at least 1",
        "the rate is 70000 frames a second; an animation can have at most 65535",
        "frame 1 is 3 × 2 pixels; expected 2 × 2, as the first",
      ])
  }

  @Test func `a still animation has one frame, as long as all of them`() throws {
    let picture = try Bitmap(width: 2, height: 2, color: .white)
    let reader = try PNGReader(
      APNGEncoder.encode(count: 90, rate: .sixty, hold: 65_535 * 2) { _ in picture })
    #expect(reader.frames.count == 3)
    let seconds = reader.frames.map(\.seconds).reduce(0, +)
    #expect(abs(seconds - (90 + 65_535 * 2) / 60.0) < 1e-9)
  }
}
