/// A colour as a screen stores it: red, green, blue and how solid it is.
public struct Color: Hashable, Sendable {
  /// Red, 0…255, in sRGB.
  public var red: UInt8
  /// Green, 0…255, in sRGB.
  public var green: UInt8
  /// Blue, 0…255, in sRGB.
  public var blue: UInt8
  /// 0 is unseen, 255 is solid; the other parts are not multiplied with it.
  public var alpha: UInt8

  /// Solid white.
  public static let white: Color = Color(hex: 0xffffff)
  /// Solid black.
  public static let black: Color = Color(hex: 0x000000)

  /// Makes a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from a number such as `0xff3b30`; bits beyond the lowest 24 are ignored.
  public init(hex: UInt32, alpha: UInt8 = 255) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = alpha
  }

  /// The same colour, more transparent.
  ///
  /// - Parameter alpha: How solid the result is, 0…255.
  public func with(alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// This colour laid over a solid one.
  ///
  /// - Parameters:
  ///   - below: The colour underneath; taken as solid.
  ///   - opacity: A further factor, 0…1; other values are brought into the range.
  func over(_ below: Color, opacity: Double = 1) -> Color {
    let factor = opacity > 0 ? min(opacity, 1) : 0
    let weight = Int(Double(alpha) * factor + 0.5)
    func mix(_ above: UInt8, _ under: UInt8) -> UInt8 {
      let sum = Int(above) * weight + Int(under) * (255 - weight)
      return UInt8(truncatingIfNeeded: (sum * 2 + 255) / 510)
    }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}
