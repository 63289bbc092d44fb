extension ByteText {
  /// The next word up to a space or a tab, and moves behind it; empty at the end.
  static func word(_ bytes: Span<UInt8>, _ index: inout Int) -> Range<Int> {
    skipBlanks(bytes, &index)
    let start = index
    while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x09 { index += 1 }
    return start..<index
  }

  /// Whether a part is exactly some word.
  static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && starts(bytes, at: range.lowerBound, with: word)
  }

  /// The offset of a word from some place on, or nil.
  static func offset(
    of word: StaticString, in bytes: Span<UInt8>, from start: Int = 0
  ) -> Int? {
    let last = bytes.count - word.utf8CodeUnitCount
    guard start <= last else { return nil }
    for index in start...last
    where bytes[index] == word.utf8Start[0] && starts(bytes, at: index, with: word) {
      return index
    }
    return nil
  }

  /// The text between the first two quotation marks from some place on; nil without them.
  static func quoted(_ bytes: Span<UInt8>, from start: Int) -> String? {
    guard let open = offset(of: "\"", in: bytes, from: start) else { return nil }
    var close = bytes.count
    while close > open + 1 {
      close -= 1
      if bytes[close] == UInt8(ascii: "\"") { return string(bytes, open + 1..<close) }
    }
    return nil
  }

  /// Moves over the marks that a mail puts before quoted lines, and over spaces.
  static func skipQuoteMarks(_ bytes: Span<UInt8>, _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ">") {
      index += 1
    }
  }
}
