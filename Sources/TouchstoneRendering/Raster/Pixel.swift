/// Arithmetic on packed pixels: red in the lowest byte, then green, blue, alpha; colours are
/// multiplied with alpha.
enum Pixel {
  /// x / 255, rounded to the nearest, for x up to 65,535.
  static func divided(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ y >> 8) >> 8
  }

  /// A colour as a packed pixel.
  static func packed(_ color: Color) -> UInt32 {
    let alpha = UInt32(color.alpha)
    let red = divided(UInt32(color.red) * alpha)
    let green = divided(UInt32(color.green) * alpha)
    let blue = divided(UInt32(color.blue) * alpha)
    return red | green << 8 | blue << 16 | alpha << 24
  }

  /// A packed pixel as a colour.
  static func color(_ pixel: UInt32) -> Color {
    let alpha = pixel >> 24
    guard alpha > 0 else { return Color(hex: 0, alpha: 0) }
    func part(_ value: UInt32) -> UInt8 {
      UInt8(min(255, ((value & 255) * 255 + alpha / 2) / alpha))
    }
    return Color(
      red: part(pixel), green: part(pixel >> 8), blue: part(pixel >> 16), alpha: UInt8(alpha))
  }

  /// All four parts times a factor 0…255 of 255.
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let low = pairDivided((pixel & 0x00ff_00ff) &* factor)
    let high = pairDivided(((pixel >> 8) & 0x00ff_00ff) &* factor)
    return low | high << 8
  }

  /// One pixel laid over another.
  static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
    above &+ scaled(below, by: 255 &- above >> 24)
  }

  /// Divides two products, 16 bits apart, by 255.
  private static func pairDivided(_ pair: UInt32) -> UInt32 {
    let low = divided(pair & 0xffff)
    let high = divided(pair >> 16)
    return low | high << 16
  }
}
