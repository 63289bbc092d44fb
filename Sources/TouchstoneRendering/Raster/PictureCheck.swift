/// Compares pictures pixel by pixel.
public struct PictureCheck: Hashable, Sendable {
  /// How far each part of a colour may lie apart, 0…255.
  public var tolerance: UInt8

  /// Makes a check; by default every pixel must be the same.
  public init(tolerance: UInt8 = 0) {
    self.tolerance = tolerance
  }

  /// Where a picture leaves the expected one; nil if it does not.
  public func difference(of found: Bitmap, from expected: Bitmap) -> PictureDifference? {
    guard found.width == expected.width, found.height == expected.height else {
      return PictureDifference(
        kind: .size(
          expectedWidth: expected.width, expectedHeight: expected.height, width: found.width,
          height: found.height), picture: found)
    }
    var area = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    var first: (x: Int, y: Int)?
    var count = 0
    var picture = expected
    for y in 0..<found.height {
      for x in 0..<found.width {
        let place = y * found.width + x
        let (wanted, pixel) = (expected.pixels[place], found.pixels[place])
        if isNear(pixel, wanted) {
          picture.pixels[place] = PictureCheck.faded(wanted)
          continue
        }
        picture.pixels[place] = PictureCheck.marker
        count += 1
        if first == nil { first = (x, y) }
        area = area.union(PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
      }
    }
    guard let first else { return nil }
    return PictureDifference(
      kind: .pixels(
        count: count, x: area.left...area.right - 1, y: area.top...area.bottom - 1,
        firstX: first.x, firstY: first.y, expected: expected[first.x, first.y],
        found: found[first.x, first.y]), picture: picture)
  }

  private func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    if one == other { return true }
    guard tolerance > 0 else { return false }
    for shift: UInt32 in [0, 8, 16, 24] {
      let (a, b) = (Int(one >> shift & 255), Int(other >> shift & 255))
      if abs(a - b) > Int(tolerance) { return false }
    }
    return true
  }

  /// What differs is magenta, which no built-in scene uses.
  private static let marker: UInt32 = 0xffc0_00ff

  /// What agrees is shown in a light grey, so that the place can be found.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel & 255) * 2 + (pixel >> 8 & 255) * 5 + (pixel >> 16 & 255)
    let grey = 191 + sum / 32
    return grey | grey << 8 | grey << 16 | 255 << 24
  }
}
