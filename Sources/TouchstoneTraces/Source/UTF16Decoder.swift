/// Turns UTF-16, as some shells redirect it, into UTF-8, block by block.
struct UTF16Decoder: Sendable {
  /// Whether the high byte of a unit comes first.
  let isBigEndian: Bool
  private var first: UInt8?
  private var high: UInt32?

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// The bytes in UTF-8; halves of a unit or of a pair are kept for the next block.
  mutating func decode(_ block: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(block.count)
    for byte in block {
      guard let before = first else {
        first = byte
        continue
      }
      first = nil
      let unit =
        isBigEndian
        ? UInt32(before) << 8 | UInt32(byte) : UInt32(byte) << 8 | UInt32(before)
      append(unit, to: &text)
    }
    return text
  }

  private mutating func append(_ unit: UInt32, to text: inout [UInt8]) {
    if let high {
      self.high = nil
      if unit & 0xFC00 == 0xDC00 {
        encode(0x10000 + (high & 0x3FF) << 10 + unit & 0x3FF, to: &text)
        return
      }
      encode(0xFFFD, to: &text)
    }
    if unit & 0xFC00 == 0xD800 {
      high = unit
    } else {
      encode(unit, to: &text)
    }
  }

  /// Half a pair without its other half becomes the replacement character.
  private func encode(_ code: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    if let encoded = UTF8.encode(scalar) { text.append(contentsOf: encoded) }
  }
}
