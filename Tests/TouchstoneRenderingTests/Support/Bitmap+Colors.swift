import TouchstoneRendering

extension Bitmap {
  /// The colours of all pixels, row by row.
  var colors: [Color] {
    var result: [Color] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { result.append(self[x, y]) }
    }
    return result
  }
}
