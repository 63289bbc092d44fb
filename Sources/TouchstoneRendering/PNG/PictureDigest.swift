internal import Touchstone

/// Checksums over pictures of a swiped row, equal on every machine that draws them right.
///
/// Drawn are a list whose row settles open, a question over it, and a card, in light and dark. Each
/// sum is FNV-1a over all bytes; a single pixel changes it.
public struct PictureDigest: Hashable, Sendable {
  /// Over the scenes as characters, with a terminal's colours.
  public let text: UInt64
  /// Over the scenes as SVG.
  public let svg: UInt64
  /// Over the scenes as PNG files, at one and at one and a half pixels a point.
  public let png: UInt64
  /// Over an animation of the row that settles.
  public let apng: UInt64
  /// Over the log of its frames.
  public let frames: UInt64
  /// Over the other five.
  public let combined: UInt64

  /// Draws everything; some milliseconds.
  public init() {
    var text = Checksum()
    var svg = Checksum()
    var png = Checksum()
    var apng = Checksum()
    var frames = Checksum()
    do throws(RenderingError) {
      for scene in PictureDigest.scenes {
        text.add(try Renderer.text(colors: true).render(scene))
        svg.add(try Renderer.svg().render(scene))
        png.add(try Renderer.png().render(scene))
      }
      let large = PictureDigest.list(offset: -0.125, appearance: .dark).scene
      png.add(try Renderer.png(scale: 1.5).render(large))
      let run = PictureDigest.run
      apng.add(
        try APNGEncoder.encode(count: run.count, rate: .sixty) {
          index throws(RenderingError) in
          try Renderer.bitmap().render(run[index])
        })
      for (index, scene) in run.enumerated() {
        let frame = scene.frame(at: FrameRate.sixty.seconds(ofFrame: index))
        for entry in frame.layers { frames.add(FrameLog.line(entry, at: frame.time)) }
      }
    } catch {
      // What cannot be drawn gives another sum.
      text.add(error.message)
    }
    self.text = text.hash
    self.svg = svg.hash
    self.png = png.hash
    self.apng = apng.hash
    self.frames = frames.hash
    var combined = Checksum()
    for hash in [self.text, self.svg, self.png, self.apng, self.frames] { combined.add(hash) }
    self.combined = combined.hash
  }

  private static func list(offset: Double, appearance: Appearance) -> SwipeListScene {
    let rows = [
      SwipeRowScene(title: "Soft-boiled eggs", detail: "6:00", name: "eggs."),
      SwipeRowScene(
        title: "Green tea", detail: "3:30", offset: offset, actionVisible: true, name: "tea."),
    ]
    let mark = TouchMark(
      at: Point(x: 250.5, y: 93.25),
      trail: [Point(x: 330, y: 88), Point(x: 290.25, y: 90.5), Point(x: 250.5, y: 93.25)],
      appearance: appearance)
    return SwipeListScene(
      title: "Timers", summary: "2 timers, 9:30 in all", rows: rows, appearance: appearance,
      touches: [mark])
  }

  private static var scenes: [Scene] {
    var scenes: [Scene] = []
    for appearance in Appearance.allCases {
      let list = list(offset: -63.7, appearance: appearance).scene
      let question = ConfirmationScene(
        title: "Delete “Green tea”?", message: "This cannot be undone.", progress: 0.9,
        appearance: appearance)
      let card = HeaderCardScene(
        item: TodaysPick(artist: "Ada", album: "Notes", title: "Waltz"), nowPlaying: "Waltz",
        appearance: appearance)
      scenes += [list, question.scene(over: list), card.scene]
    }
    return scenes
  }

  /// The row from its release until it rests, by UIKit's spring.
  private static var run: [Scene] {
    guard let spring = try? Spring(uiKitDuration: 0.25, dampingRatio: 0.85) else { return [] }
    let motion = Motion(spring, from: -30.0, to: -80, initialVelocity: -700)
    var scenes: [Scene] = []
    for frame in motion.frames(at: .sixty) {
      scenes.append(list(offset: frame.value, appearance: .light).scene)
    }
    return scenes
  }

  /// FNV-1a, 64 bits.
  private struct Checksum {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

    mutating func add(_ bytes: [UInt8]) { for byte in bytes { add(byte) } }

    mutating func add(_ hash: UInt64) {
      for shift in 0..<8 { add(UInt8(truncatingIfNeeded: hash >> UInt64(8 * shift))) }
    }

    private mutating func add(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}
