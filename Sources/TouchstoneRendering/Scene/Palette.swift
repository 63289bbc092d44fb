/// The colours that the built-in scenes use, close to those of a phone.
///
/// Text reaches a contrast of 4.5 : 1 on the ground that it stands on, icons 3 : 1 (the levels of
/// WCAG 2.2, 1.4.3 and 1.4.11); a few greys and the blue differ from the phone's for that reason.
public struct Palette: Hashable, Sendable {
  /// Behind everything.
  public var background: Color
  /// Rows and cards.
  public var surface: Color
  /// Sheets and questions, which lie above rows and cards.
  public var elevated: Color
  /// A row or button that is pressed.
  public var pressed: Color
  /// Text that is read first.
  public var label: Color
  /// Text that is read second.
  public var secondaryLabel: Color
  /// Hairlines between rows.
  public var separator: Color
  /// The ground of an action that destroys something.
  public var destructive: Color
  /// Text of an action that destroys something.
  public var destructiveLabel: Color
  /// Icons and text on the destructive ground.
  public var onDestructive: Color
  /// Buttons and links.
  public var tint: Color
  /// Icons and text on the tint.
  public var onTint: Color
  /// A sign that something is going on.
  public var active: Color
  /// Dims what lies behind a sheet.
  public var dimming: Color
  /// The dot that stands for a finger.
  public var touch: Color

  /// Dark text on a light ground.
  public static let light: Palette = Palette(
    background: Color(hex: 0xf2f2f7), surface: .white, elevated: .white,
    pressed: Color(hex: 0xe5e5ea),
    label: .black, secondaryLabel: Color(hex: 0x636368), separator: Color(hex: 0xc6c6c8),
    destructive: Color(hex: 0xff3b30), destructiveLabel: Color(hex: 0xc9150b),
    onDestructive: .white, tint: Color(hex: 0x005fd0), onTint: .white,
    active: Color(hex: 0x248a3d),
    dimming: Color(hex: 0x000000, alpha: 77),
    touch: Color(hex: 0x3c3c43, alpha: 110))

  /// Light text on a dark ground.
  public static let dark: Palette = Palette(
    background: .black, surface: Color(hex: 0x1c1c1e), elevated: Color(hex: 0x2c2c2e),
    pressed: Color(hex: 0x3a3a3c),
    label: .white, secondaryLabel: Color(hex: 0xa8a8af), separator: Color(hex: 0x48484a),
    destructive: Color(hex: 0xff453a), destructiveLabel: Color(hex: 0xff8078),
    onDestructive: .white, tint: Color(hex: 0x5aaaff),
    onTint: .black, active: Color(hex: 0x30d158), dimming: Color(hex: 0x000000, alpha: 122),
    touch: Color(hex: 0xebebf5, alpha: 130))

  /// The colours of an appearance.
  public init(_ appearance: Appearance) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  private init(
    background: Color, surface: Color, elevated: Color, pressed: Color, label: Color,
    secondaryLabel: Color,
    separator: Color, destructive: Color, destructiveLabel: Color, onDestructive: Color,
    tint: Color, onTint: Color, active: Color, dimming: Color, touch: Color
  ) {
    self.background = background
    self.surface = surface
    self.elevated = elevated
    self.pressed = pressed
    self.label = label
    self.secondaryLabel = secondaryLabel
    self.separator = separator
    self.destructive = destructive
    self.destructiveLabel = destructiveLabel
    self.onDestructive = onDestructive
    self.tint = tint
    self.onTint = onTint
    self.active = active
    self.dimming = dimming
    self.touch = touch
  }
}
