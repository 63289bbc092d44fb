internal import Touchstone

/// A sheet of buttons that rises from the lower edge, over what was there before.
public struct ActionSheetScene: Hashable, Sendable {
  /// One button.
  public struct Action: Hashable, Sendable {
    /// What the button does.
    public var title: String
    /// Whether it destroys something.
    public var isDestructive: Bool

    /// Makes a button.
    public init(_ title: String, isDestructive: Bool = false) {
      self.title = title
      self.isDestructive = isDestructive
    }
  }

  /// What the sheet is about.
  public var title: String
  /// What exactly will happen; may be empty.
  public var message: String
  /// The buttons from the top.
  public var actions: [Action]
  /// The button that changes nothing.
  public var cancel: String
  /// The title of the button under a finger; nil for none.
  public var pressed: String?
  /// How far the sheet has risen, 0…1.
  public var progress: Double
  /// Light or dark colours.
  public var appearance: Appearance

  /// Makes a sheet, fully risen unless said otherwise.
  public init(
    title: String, message: String = "", actions: [Action], cancel: String = "Cancel",
    pressed: String? = nil, progress: Double = 1, appearance: Appearance = .light
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.cancel = cancel
    self.pressed = pressed
    self.progress = progress
    self.appearance = appearance
  }

  private static let margin: Double = 8
  private static let buttonHeight: Double = 56

  /// The sheet over another scene; its layers are named "dimming" and "sheet".
  public func scene(over below: Scene) -> Scene {
    let palette = Palette(appearance)
    let size = below.size
    let width = max(0, size.width - 2 * ActionSheetScene.margin)
    let head = heading(palette, width)
    let buttons = Double(actions.count) * ActionSheetScene.buttonHeight
    let upper = head.frame.size.height + buttons
    let height = upper + ActionSheetScene.buttonHeight + 2 * ActionSheetScene.margin
    var card = Layer(
      frame: Rect(x: 0, y: 0, width: width, height: upper), fill: palette.elevated,
      cornerRadius: 14, clipsToBounds: true, sublayers: [head])
    var y = head.frame.size.height
    for action in actions {
      card.sublayers += button(action.title, action.isDestructive, .regular, y, width, palette)
      card.sublayers.append(
        Layer(frame: Rect(x: 0, y: y, width: width, height: 0.5), fill: palette.separator))
      y += ActionSheetScene.buttonHeight
    }
    let lower = Layer(
      frame: Rect(
        x: 0, y: upper + ActionSheetScene.margin, width: width,
        height: ActionSheetScene.buttonHeight),
      fill: palette.elevated, cornerRadius: 14, clipsToBounds: true,
      sublayers: button(cancel, false, .semibold, 0, width, palette))
    var sheet = Layer(
      "sheet",
      frame: Rect(
        x: ActionSheetScene.margin, y: size.height - height, width: width, height: height),
      sublayers: [card, lower])
    sheet.transform.translation.y = (1 - progress) * height
    var result = below
    result.layers.append(
      Layer(
        "dimming", frame: Rect(origin: .zero, size: size),
        transform: Transform(opacity: max(0, min(1, progress))), fill: palette.dimming))
    result.layers.append(sheet)
    return result
  }

  private func heading(_ palette: Palette, _ width: Double) -> Layer {
    let inner = max(0, width - 32)
    let titleLabel = Label(
      title, fontSize: 13, weight: .semibold, color: palette.secondaryLabel, alignment: .center)
    var texts = [
      Layer(frame: Rect(x: 16, y: 13, width: inner, height: 18), content: .label(titleLabel))
    ]
    var height = 44.0
    if !message.isEmpty {
      let label = Label(
        message, fontSize: 13, color: palette.secondaryLabel, alignment: .center, lineLimit: 2)
      let lines = TextLayout(label, in: Size(width: inner, height: 0)).lines.count
      let frame = Rect(x: 16, y: 33, width: inner, height: Double(lines) * 17)
      texts.append(Layer(frame: frame, content: .label(label)))
      height = frame.maxY + 13
    }
    return Layer(frame: Rect(x: 0, y: 0, width: width, height: height), sublayers: texts)
  }

  private func button(
    _ title: String, _ isDestructive: Bool, _ weight: Label.Weight, _ y: Double, _ width: Double,
    _ palette: Palette
  ) -> [Layer] {
    let color = isDestructive ? palette.destructiveLabel : palette.tint
    return [
      Layer(
        frame: Rect(x: 0, y: y, width: width, height: ActionSheetScene.buttonHeight),
        fill: pressed == title ? palette.pressed : nil,
        content: .label(
          Label(title, fontSize: 19, weight: weight, color: color, alignment: .center)))
    ]
  }
}
