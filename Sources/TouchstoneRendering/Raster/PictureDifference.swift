/// How two pictures differ.
public struct PictureDifference: Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// The pictures have different sizes, in pixels.
    case size(expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
    /// Pixels differ: how many, within which columns and rows, and the first of them.
    case pixels(
      count: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, firstX: Int, firstY: Int,
      expected: Color, found: Color)
  }

  /// What differs.
  public var kind: Kind
  /// The expected picture in grey with the differing pixels in magenta; where the sizes differ, the
  /// picture that was found.
  public var picture: Bitmap

  /// One line for a person.
  public var message: String {
    switch kind {
    case .size(let expectedWidth, let expectedHeight, let width, let height):
      return "the picture is \(width) × \(height) pixels, expected \(expectedWidth) × "
        + "\(expectedHeight)"
    case .pixels(let count, let x, let y, let firstX, let firstY, let expected, let found):
      let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
      return "\(pixels), within x \(x.lowerBound)…\(x.upperBound), y \(y.lowerBound)…"
        + "\(y.upperBound); the first at x \(firstX), y \(firstY) is \(found.text), expected "
        + expected.text
    }
  }
}
