internal import Touchstone

extension Glyph {
  /// The drawing of a character; nil if the font does not have it.
  static func drawing(of scalar: Unicode.Scalar) -> StaticString? {
    switch scalar {
    case "a"..."z": smallLetters[Int(scalar.value - 97)].drawing
    case "A"..."Z": capitalLetters[Int(scalar.value - 65)].drawing
    case "0"..."9": figures[Int(scalar.value - 48)]
    default: signs.first { $0.scalar == scalar }?.drawing
    }
  }

  /// The advance of a character in 1/1000 of the font size; nil if the font does not have it.
  static func advance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "a"..."z": smallLetters[Int(scalar.value - 97)].advance
    case "A"..."Z": capitalLetters[Int(scalar.value - 65)].advance
    case "0"..."9": 556
    default: signs.first { $0.scalar == scalar }?.advance
    }
  }
}
