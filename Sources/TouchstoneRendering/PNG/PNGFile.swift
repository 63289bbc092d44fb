/// The chunks of a PNG file, in order.
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Adds a chunk.
  ///
  /// - Parameter name: Four letters of ASCII.
  mutating func add(_ name: StaticString, _ data: [UInt8]) {
    add(UInt32(truncatingIfNeeded: data.count))
    let start = bytes.count
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: data)
    var sum = CRC32()
    sum.add(bytes[start...])
    add(sum.value)
  }

  private mutating func add(_ number: UInt32) {
    bytes.append(contentsOf: PNGFile.bytes(of: number))
  }

  /// Adds the header chunk.
  mutating func addHeader(width: Int, height: Int, depth: UInt8, _ format: PixelFormat) {
    let size = PNGFile.bytes(of: UInt32(width)) + PNGFile.bytes(of: UInt32(height))
    add("IHDR", size + [depth, format.colorType, 0, 0, 0])
  }

  /// Adds the colours of an indexed picture, and how solid they are where not all are solid.
  mutating func addColors(_ colors: [UInt32]) {
    var parts: [UInt8] = []
    var alphas: [UInt8] = []
    for pixel in colors {
      let color = Pixel.color(pixel)
      parts.append(contentsOf: [color.red, color.green, color.blue])
      alphas.append(color.alpha)
    }
    add("PLTE", parts)
    while alphas.last == 255 { alphas.removeLast() }
    if !alphas.isEmpty { add("tRNS", alphas) }
  }

  /// A number, its highest byte first.
  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}
