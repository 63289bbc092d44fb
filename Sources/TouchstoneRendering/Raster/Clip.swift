internal import Touchstone

/// The pixels that may be drawn on, and how much of each.
struct Clip {
  /// Nothing is drawn outside.
  var bounds: PixelRect
  /// Row by row within `maskBounds`, 0…255; empty where all of the bounds may be drawn on.
  var mask: [UInt8] = []
  var maskBounds: PixelRect

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    maskBounds = bounds
  }

  /// How much of a pixel within the bounds may be drawn on, 0…255.
  func coverage(row: Int, column: Int) -> UInt32 {
    if mask.isEmpty { return 255 }
    let index = (row - maskBounds.top) * maskBounds.width + column - maskBounds.left
    return UInt32(mask[index])
  }
}
