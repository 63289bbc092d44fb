/// The colours of indexed pictures, in the order in which they first occur.
struct ColorTable {
  /// At most 256 packed pixels.
  private(set) var colors: [UInt32] = []
  /// An open hash table of index + 1; 0 is empty.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The index of a colour, which is added if it is new; nil if the table is full.
  mutating func index(of pixel: UInt32) -> UInt8? {
    var slot = Int((pixel &* 0x9e37_79b1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == pixel { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(pixel)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  /// The indices of a part of a picture, row by row; nil if the table does not hold all its colours.
  mutating func indices(of bitmap: Bitmap, in area: PixelRect) -> [UInt8]? {
    var isComplete = true
    let count = area.width * area.height
    let result = [UInt8](unsafeUninitializedCapacity: count) { result, filled in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in area.top..<area.bottom {
          let end = row * bitmap.width + area.right
          var place = row * bitmap.width + area.left
          while place < end {
            let next = ColorTable.endOfRun(pixels, place, end)
            guard let index = index(of: pixels[place]) else {
              isComplete = false
              return
            }
            result[filled..<filled + next - place].initialize(repeating: index)
            filled += next - place
            place = next
          }
        }
      }
    }
    return isComplete ? result : nil
  }

  /// Where the pixels that equal the one at `start` end; looked at two by two.
  private static func endOfRun(
    _ pixels: UnsafeBufferPointer<UInt32>, _ start: Int, _ end: Int
  ) -> Int {
    let pixel = pixels[start]
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    let raw = UnsafeRawBufferPointer(pixels)
    var place = start + 1
    while place + 2 <= end,
      raw.loadUnaligned(fromByteOffset: place * 4, as: UInt64.self) == pair
    {
      place += 2
    }
    while place < end, pixels[place] == pixel { place += 1 }
    return place
  }
}
