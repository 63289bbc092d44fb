/// Rows of pixels in the form that PNG compresses: a filter number, then the bytes.
enum ScanLines {
  /// Rows of indices, packed as many to a byte as the depth allows.
  static func indexed(_ indices: [UInt8], width: Int, depth: Int) -> [UInt8] {
    guard width > 0 else { return [] }
    var lines: [UInt8] = []
    lines.reserveCapacity(indices.count + indices.count / width)
    var start = 0
    while start < indices.count {
      lines.append(0)
      if depth == 8 {
        lines.append(contentsOf: indices[start..<start + width])
      } else {
        var (byte, filled): (UInt8, Int) = (0, 0)
        for index in indices[start..<start + width] {
          byte = byte << UInt8(depth) | index
          filled += depth
          if filled == 8 {
            lines.append(byte)
            (byte, filled) = (0, 0)
          }
        }
        if filled > 0 { lines.append(byte << UInt8(8 - filled)) }
      }
      start += width
    }
    return lines
  }

  /// Rows of colours, each with the filter (none, left or above) whose bytes are the smallest.
  static func direct(_ bitmap: Bitmap, in area: PixelRect, _ format: PixelFormat) -> [UInt8] {
    let size = format.bytesPerPixel
    let count = area.width * size
    var lines: [UInt8] = []
    lines.reserveCapacity((count + 1) * area.height)
    var above = [UInt8](repeating: 0, count: count)
    for row in area.top..<area.bottom {
      var plain: [UInt8] = []
      plain.reserveCapacity(count)
      let start = row * bitmap.width
      for pixel in bitmap.pixels[start + area.left..<start + area.right] {
        let color = Pixel.color(pixel)
        plain.append(color.red)
        plain.append(color.green)
        plain.append(color.blue)
        if size == 4 { plain.append(color.alpha) }
      }
      var left = plain
      for index in stride(from: count - 1, through: size, by: -1) {
        left[index] = plain[index] &- plain[index - size]
      }
      var upper = plain
      for index in 0..<count { upper[index] = plain[index] &- above[index] }
      var best: (filter: UInt8, bytes: [UInt8], cost: Int) = (0, plain, cost(plain))
      for (filter, bytes) in [(UInt8(1), left), (2, upper)] {
        let cost = cost(bytes)
        if cost < best.cost { best = (filter, bytes, cost) }
      }
      lines.append(best.filter)
      lines.append(contentsOf: best.bytes)
      above = plain
    }
    return lines
  }

  /// The sum of the bytes, taken as numbers with a sign.
  private static func cost(_ bytes: [UInt8]) -> Int {
    var sum = 0
    for byte in bytes { sum += Int(Int8(bitPattern: byte).magnitude) }
    return sum
  }
}
