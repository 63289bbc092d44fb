public import Touchstone

/// The heading of a list that offers today's pick: artwork, a sentence, a button to play it.
public struct HeaderCardScene: Hashable, Sendable {
  /// What is offered; nil leaves the heading empty.
  public var item: TodaysPick?
  /// What plays now; nil for silence.
  public var nowPlaying: String?
  /// Whether the button is under a finger.
  public var isPressed: Bool
  /// Width of the scene, in points.
  public var width: Double
  /// Light or dark colours.
  public var appearance: Appearance
  /// Which way the layout runs.
  public var direction: LayoutDirection

  /// Makes a heading.
  public init(
    item: TodaysPick?, nowPlaying: String? = nil, isPressed: Bool = false, width: Double = 390,
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight
  ) {
    self.item = item
    self.nowPlaying = nowPlaying
    self.isPressed = isPressed
    self.width = width
    self.appearance = appearance
    self.direction = direction
  }

  private static let margin: Double = 16
  private static let artworkSide: Double = 112
  private static let lineHeight: Double = 44

  /// The sentence on the card; empty without an item.
  public var sentence: String { item?.caption ?? "" }

  /// Where the button lies, in points from the scene's top left corner; a tap card is laid out with
  /// it.
  public var buttonFrame: Rect {
    let (margin, side) = (HeaderCardScene.margin, HeaderCardScene.artworkSide)
    let inner = max(0, width - 2 * margin)
    let button = Rect(x: side + 2 * margin, y: margin + side - 36, width: 92, height: 36)
    let placed = place(button, within: inner)
    return Rect(origin: placed.origin + Vector(x: margin, y: margin), size: placed.size)
  }

  /// The heading as a scene; its layers are named "card", "button" and "nowPlaying".
  public var scene: Scene {
    let palette = Palette(appearance)
    let cardHeight = HeaderCardScene.artworkSide + 2 * HeaderCardScene.margin
    let top = item == nil ? 0 : cardHeight + 2 * HeaderCardScene.margin
    var layers: [Layer] = []
    if let item { layers.append(card(item, cardHeight, palette)) }
    if let nowPlaying { layers.append(line(nowPlaying, top, palette)) }
    let height = top + (nowPlaying == nil ? 0 : HeaderCardScene.lineHeight)
    return Scene(
      size: Size(width: width, height: max(1, height)), background: palette.background,
      layers: layers, title: sentence)
  }

  /// A frame as it is, or mirrored within a width for layouts from right to left.
  private func place(_ frame: Rect, within width: Double) -> Rect {
    guard direction == .rightToLeft else { return frame }
    return Rect(origin: Point(x: width - frame.maxX, y: frame.minY), size: frame.size)
  }

  private func card(_ item: TodaysPick, _ height: Double, _ palette: Palette) -> Layer {
    let (margin, side) = (HeaderCardScene.margin, HeaderCardScene.artworkSide)
    let inner = max(0, width - 2 * margin)
    let left = side + 2 * margin
    let text = max(0, inner - left - margin)
    let alignment: Label.Alignment = direction == .rightToLeft ? .right : .left
    let sentence = Layer(
      frame: place(Rect(x: left, y: margin, width: text, height: 66), within: inner),
      content: .label(
        Label(
          self.sentence, fontSize: 15, color: palette.label, alignment: alignment, lineLimit: 3)))
    let button = Layer(
      "button",
      frame: Rect(
        origin: buttonFrame.origin - Vector(x: margin, y: margin), size: buttonFrame.size),
      transform: Transform(scale: isPressed ? 0.95 : 1),
      fill: isPressed ? palette.tint.over(palette.surface, opacity: 0.75) : palette.tint,
      cornerRadius: 18,
      sublayers: [
        Layer(
          frame: place(Rect(x: 14, y: 9, width: 18, height: 18), within: 92),
          content: .symbol(.play, palette.onTint)),
        Layer(
          frame: place(Rect(x: 36, y: 0, width: 44, height: 36), within: 92),
          content: .label(
            Label(
              "Play", fontSize: 15, weight: .semibold, color: palette.onTint,
              alignment: alignment))),
      ])
    return Layer(
      "card", frame: Rect(x: margin, y: margin, width: inner, height: height),
      fill: palette.surface, cornerRadius: 14,
      sublayers: [
        artwork(item, place(Rect(x: margin, y: margin, width: side, height: side), within: inner)),
        sentence, button,
      ])
  }

  /// An album cover: a sun that sets behind bars, in colours that depend on the album.
  private func artwork(_ item: TodaysPick, _ frame: Rect) -> Layer {
    var sum: UInt32 = 0
    for scalar in item.album.unicodeScalars { sum = sum &* 31 &+ scalar.value }
    let grounds: [UInt32] = [0x2d1e6b, 0x0b3c49, 0x5b1a3a, 0x1d3b2a]
    let suns: [UInt32] = [0xff8c42, 0xffd166, 0xf7a072, 0xf4d58d]
    let ground = Color(hex: grounds[Int(sum % 4)])
    let side = frame.size.width
    var parts = [
      Layer(
        frame: Rect(x: side * 0.18, y: side * 0.16, width: side * 0.64, height: side * 0.64),
        fill: Color(hex: suns[Int(sum / 4 % 4)]), cornerRadius: side)
    ]
    for (index, part) in [0.44, 0.54, 0.64, 0.73].enumerated() {
      parts.append(
        Layer(
          frame: Rect(
            x: 0, y: side * part, width: side, height: side * (0.02 + 0.014 * Double(index))),
          fill: ground))
    }
    return Layer(
      frame: frame, fill: ground, cornerRadius: 10, clipsToBounds: true, sublayers: parts)
  }

  private func line(_ title: String, _ y: Double, _ palette: Palette) -> Layer {
    let height = HeaderCardScene.lineHeight
    let alignment: Label.Alignment = direction == .rightToLeft ? .right : .left
    return Layer(
      "nowPlaying", frame: Rect(x: 0, y: y, width: width, height: height), fill: palette.surface,
      sublayers: [
        Layer(
          frame: Rect(x: 0, y: 0, width: width, height: 0.5), fill: palette.separator),
        Layer(
          frame: place(Rect(x: 16, y: 11, width: 22, height: 22), within: width),
          content: .symbol(.note, palette.tint)),
        Layer(
          frame: place(
            Rect(x: 48, y: 0, width: max(0, width - 64), height: height), within: width),
          content: .label(
            Label(
              "Now playing: \(title)", fontSize: 15, color: palette.label, alignment: alignment))),
      ])
  }
}
