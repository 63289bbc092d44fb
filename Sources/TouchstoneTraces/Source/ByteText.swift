/// Small readers of text in bytes, shared by the scanners and importers.
enum ByteText {
  /// The value of a hexadecimal digit.
  @inline(__always)
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    let decimal = byte &- 48
    if decimal < 10 { return decimal }
    let letter = (byte | 0x20) &- 97
    return letter < 6 ? letter + 10 : nil
  }

  /// The offset of the next line feed, or nil.
  static func lineFeed(in bytes: Span<UInt8>, from start: Int) -> Int? {
    let raw = bytes.bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    // Eight bytes at once: a byte that is zero after the exclusive or sets its high bit.
    while index + 8 <= raw.byteCount {
      let word = UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let folded = word ^ (ones &* 0x0A)
      let hits = (folded &- ones) & ~folded & highs
      if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }

  /// Where what follows the last line feed starts; 0 without one.
  static func endOfLastLine(in bytes: Span<UInt8>) -> Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] != 0x0A { end -= 1 }
    return end
  }

  /// What stands at a place, short enough for a message.
  static func excerpt(of bytes: Span<UInt8>, at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the line" }
    var end = offset
    while end < bytes.count && end - offset < 24 {
      if bytes[end] == 0x0D || bytes[end] == 0x0A { break }
      end += 1
    }
    guard end > offset else { return "the end of the line" }
    var text: [UInt8] = []
    for index in offset..<end { text.append(bytes[index] < 0x20 ? 0x3F : bytes[index]) }
    let isCut = end < bytes.count && end - offset == 24
    return "'\(String(decoding: text, as: UTF8.self))'" + (isCut ? "…" : "")
  }

  /// Whether a place starts with some text.
  static func starts(_ bytes: Span<UInt8>, at offset: Int, with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset >= 0, offset + length <= bytes.count else { return false }
    for index in 0..<length where bytes[offset + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The part of a text between two offsets, broken UTF-8 repaired.
  static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range { text.append(bytes[index]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether there is nothing but spaces.
  static func isBlank(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    JSONScanner.skipSpaces(bytes, &index)
    return index == bytes.count
  }
}
