/// A picture as a grid of pixels.
public struct Bitmap: Hashable, Sendable {
  /// Pixels side by side.
  public let width: Int
  /// Pixels one above the other.
  public let height: Int
  /// Row by row from the top left: red in the lowest byte, then green, blue and alpha, the colours
  /// multiplied with alpha.
  var pixels: [UInt32]

  /// The most pixels that a picture may have.
  static let limit: Int = 1 << 25

  /// Makes a picture of one colour; refuses sizes below 1 and more than 33,554,432 pixels.
  public init(width: Int, height: Int, color: Color) throws(RenderingError) {
    let limit = Bitmap.limit
    guard (1...limit).contains(width), (1...limit).contains(height), width <= limit / height
    else { throw .pixels(width: width, height: height, limit: limit) }
    self.init(width, height, Pixel.packed(color))
  }

  /// Makes a picture pixel by pixel, for example from a file that another program decoded; refuses
  /// sizes as the other initializer does.
  ///
  /// - Parameter color: The colour at a column and a row, both from 0.
  public init(
    width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color
  ) throws(RenderingError) {
    try self.init(width: width, height: height, color: .black)
    for y in 0..<height {
      for x in 0..<width { pixels[y * width + x] = Pixel.packed(color(x, y)) }
    }
  }

  init(_ width: Int, _ height: Int, _ pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// The colour of one pixel; x and y must lie within the picture.
  public subscript(x: Int, y: Int) -> Color {
    Pixel.color(pixels[y * width + x])
  }

  /// Whether every pixel is solid.
  public var isOpaque: Bool {
    for pixel in pixels where pixel >> 24 != 255 { return false }
    return true
  }
}
