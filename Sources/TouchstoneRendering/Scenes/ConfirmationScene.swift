internal import Touchstone

/// A question in the middle of the screen, with one button for no and one for yes.
public struct ConfirmationScene: Hashable, Sendable {
  /// The question.
  public var title: String
  /// What will happen; may be empty.
  public var message: String
  /// The button that changes nothing.
  public var cancel: String
  /// The button that does it.
  public var confirm: String
  /// The title of the button under a finger; nil for none.
  public var pressed: String?
  /// How far the question has appeared, 0…1.
  public var progress: Double
  /// Light or dark colours.
  public var appearance: Appearance

  /// Makes a question, fully visible unless said otherwise.
  public init(
    title: String, message: String = "", cancel: String = "Cancel", confirm: String = "Delete",
    pressed: String? = nil, progress: Double = 1, appearance: Appearance = .light
  ) {
    self.title = title
    self.message = message
    self.cancel = cancel
    self.confirm = confirm
    self.pressed = pressed
    self.progress = progress
    self.appearance = appearance
  }

  /// The question over another scene; its layers are named "dimming" and "question".
  public func scene(over below: Scene) -> Scene {
    let palette = Palette(appearance)
    let size = below.size
    let width = min(270, size.width)
    let textHeight = message.isEmpty ? 60.0 : 92
    let buttonHeight = 44.0
    let height = textHeight + buttonHeight
    var parts = [
      text(title, Rect(x: 16, y: 18, width: width - 32, height: 24), palette.label, isTitle: true)
    ]
    if !message.isEmpty {
      parts.append(
        text(
          message, Rect(x: 16, y: 42, width: width - 32, height: 36), palette.label,
          isTitle: false))
    }
    let half = width / 2
    parts += [
      button(cancel, palette.tint, .regular, Rect(x: 0, y: textHeight, width: half, height: 44)),
      button(
        confirm, palette.destructiveLabel, .semibold,
        Rect(x: half, y: textHeight, width: half, height: buttonHeight)),
      Layer(frame: Rect(x: 0, y: textHeight, width: width, height: 0.5), fill: palette.separator),
      Layer(
        frame: Rect(x: half - 0.25, y: textHeight, width: 0.5, height: buttonHeight),
        fill: palette.separator),
    ]
    let shown = max(0, min(1, progress))
    let question = Layer(
      "question",
      frame: Rect(
        x: ((size.width - width) / 2).rounded(.down),
        y: ((size.height - height) / 2).rounded(.down), width: width, height: height),
      transform: Transform(scale: 1.15 - 0.15 * shown, opacity: shown), fill: palette.elevated,
      cornerRadius: 14, clipsToBounds: true, sublayers: parts)
    var result = below
    result.layers.append(
      Layer(
        "dimming", frame: Rect(origin: .zero, size: size), transform: Transform(opacity: shown),
        fill: palette.dimming))
    result.layers.append(question)
    return result
  }

  private func text(_ string: String, _ frame: Rect, _ color: Color, isTitle: Bool) -> Layer {
    Layer(
      frame: frame,
      content: .label(
        Label(
          string, fontSize: isTitle ? 17 : 13, weight: isTitle ? .semibold : .regular,
          color: color, alignment: .center, lineLimit: isTitle ? 1 : 2)))
  }

  private func button(
    _ title: String, _ color: Color, _ weight: Label.Weight, _ frame: Rect
  ) -> Layer {
    Layer(
      frame: frame, fill: pressed == title ? Palette(appearance).pressed : nil,
      content: .label(
        Label(title, fontSize: 17, weight: weight, color: color, alignment: .center)))
  }
}
