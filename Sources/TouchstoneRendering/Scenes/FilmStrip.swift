internal import Touchstone

/// Several scenes in one picture, from left to right and then downwards, each with a caption.
public struct FilmStrip: Hashable, Sendable {
  /// One scene of the strip.
  public struct Frame: Hashable, Sendable {
    /// What is shown.
    public var scene: Scene
    /// What is written below.
    public var caption: String

    /// Makes a frame.
    public init(_ scene: Scene, caption: String) {
      self.scene = scene
      self.caption = caption
    }
  }

  /// The scenes, in order.
  public var frames: [Frame]
  /// How many stand side by side.
  public var columns: Int
  /// Light or dark ground and captions.
  public var appearance: Appearance

  /// Makes a strip.
  public init(_ frames: [Frame], columns: Int = 4, appearance: Appearance = .light) {
    self.frames = frames
    self.columns = columns
    self.appearance = appearance
  }

  private static let gap: Double = 12
  private static let captionHeight: Double = 20

  /// The strip as one scene; every frame gets as much room as the largest needs.
  public func scene() throws(RenderingError) -> Scene {
    guard !frames.isEmpty else { throw .frames(0) }
    var cell = Size.zero
    for frame in frames {
      try frame.scene.checkSize()
      cell.width = max(cell.width, frame.scene.size.width)
      cell.height = max(cell.height, frame.scene.size.height)
    }
    let palette = Palette(appearance)
    let across = max(1, min(columns, frames.count))
    let down = (frames.count + across - 1) / across
    let pitch = Size(
      width: cell.width + FilmStrip.gap,
      height: cell.height + FilmStrip.captionHeight + FilmStrip.gap)
    var layers: [Layer] = []
    for (index, frame) in frames.enumerated() {
      let x = FilmStrip.gap + Double(index % across) * pitch.width
      let y = FilmStrip.gap + Double(index / across) * pitch.height
      layers.append(
        Layer(
          frame: Rect(origin: Point(x: x, y: y), size: frame.scene.size),
          fill: frame.scene.background, cornerRadius: 6, clipsToBounds: true,
          sublayers: frame.scene.layers))
      layers.append(
        Layer(
          frame: Rect(
            x: x, y: y + cell.height + 4, width: cell.width,
            height: FilmStrip.captionHeight - 4),
          content: .label(
            Label(
              frame.caption, fontSize: 11, color: palette.secondaryLabel, alignment: .center))))
    }
    let scene = Scene(
      size: Size(
        width: Double(across) * pitch.width + FilmStrip.gap,
        height: Double(down) * pitch.height + FilmStrip.gap),
      background: FilmStrip.ground(appearance), layers: layers, title: frames[0].scene.title)
    try scene.checkSize()
    return scene
  }

  /// A ground on which scenes stand out.
  private static func ground(_ appearance: Appearance) -> Color {
    switch appearance {
    case .light: Color(hex: 0xe3e3e8)
    case .dark: Color(hex: 0x2c2c2e)
    }
  }
}
