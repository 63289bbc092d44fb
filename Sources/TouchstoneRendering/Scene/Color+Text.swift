extension Color {
  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not solid.
  public var text: String {
    alpha == 255 ? hexText : hexText + Color.digits(alpha)
  }

  /// The colour as `#rrggbb`, however solid it is.
  var hexText: String {
    "#" + Color.digits(red) + Color.digits(green) + Color.digits(blue)
  }

  private static func digits(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }
}
