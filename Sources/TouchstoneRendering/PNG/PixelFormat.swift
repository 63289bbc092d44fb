/// How pixels are stored in a PNG file.
enum PixelFormat: Hashable {
  /// One byte a pixel, an index into up to 256 colours.
  case indexed
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha.
  case rgba

  /// The number in the file's header.
  var colorType: UInt8 {
    switch self {
    case .indexed: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .indexed: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}
