public import Touchstone

/// A card under the fingers that gestures move, turn and enlarge, and the gestures' states.
public struct GestureScene: Hashable, Sendable {
  /// One gesture and what it does now.
  public struct Gesture: Hashable, Sendable {
    /// The recognizer's name.
    public var name: String
    /// What it came to.
    public var state: GestureState

    /// Makes an entry.
    public init(_ name: String, _ state: GestureState) {
      self.name = name
      self.state = state
    }
  }

  /// Width and height of the scene, in points.
  public var size: Size
  /// The gestures, from the top.
  public var gestures: [Gesture]
  /// How the card is shown relative to its place in the middle.
  public var transform: Transform
  /// Fingers, in points from the scene's top left corner.
  public var touches: [TouchMark]
  /// Light or dark colours.
  public var appearance: Appearance

  /// Makes a scene; the card lies in the middle unless said otherwise.
  public init(
    size: Size, gestures: [Gesture] = [], transform: Transform = .identity,
    touches: [TouchMark] = [], appearance: Appearance = .light
  ) {
    self.size = size
    self.gestures = gestures
    self.transform = transform
    self.touches = touches
    self.appearance = appearance
  }

  private static let lineHeight: Double = 24

  /// The scene; the card is named "card".
  public var scene: Scene {
    let palette = Palette(appearance)
    let side = max(1, min(132, min(size.width, size.height) * 0.4))
    let icon = side * 0.36
    let card = Layer(
      "card",
      frame: Rect(
        x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side),
      transform: transform, fill: palette.surface, cornerRadius: side * 0.14,
      sublayers: [
        Layer(
          frame: Rect(
            x: (side - icon) / 2, y: (side - icon) / 2, width: icon, height: icon),
          content: .symbol(.note, palette.tint))
      ])
    var layers = [card]
    var y = 12.0
    for gesture in gestures {
      layers += line(gesture, y, palette)
      y += GestureScene.lineHeight
    }
    layers += touches.map { $0.layer }
    return Scene(
      size: size, background: palette.background, layers: layers,
      title: "What the gestures do")
  }

  private func line(_ gesture: Gesture, _ y: Double, _ palette: Palette) -> [Layer] {
    let dot = 8.0
    let text = Rect(x: 34, y: y, width: max(0, size.width - 50), height: GestureScene.lineHeight)
    return [
      Layer(
        frame: Rect(
          x: 16, y: y + (GestureScene.lineHeight - dot) / 2, width: dot, height: dot),
        fill: color(gesture.state, palette), cornerRadius: dot / 2),
      Layer(
        frame: text,
        content: .label(
          Label("\(gesture.name) \(gesture.state.name)", fontSize: 15, color: palette.label))),
    ]
  }

  private func color(_ state: GestureState, _ palette: Palette) -> Color {
    switch state {
    case .possible: palette.secondaryLabel
    case .began, .changed: palette.active
    case .ended, .recognized: palette.tint
    case .failed, .cancelled: palette.destructive
    }
  }
}
