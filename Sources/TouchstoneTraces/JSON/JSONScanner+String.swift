extension JSONScanner {
  /// Reads text in quotation marks; escapes are resolved, broken UTF-8 is refused.
  static func string(
    _ bytes: Span<UInt8>, _ index: inout Int
  ) throws(ScanError) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw ScanError(index, "text in quotation marks")
    }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(bytes, &index, &text)
      case 0..<0x20:
        throw ScanError(index, "no control character in text")
      case 0..<0x80:
        text.append(byte)
        index += 1
      default:
        let length = try sequenceLength(bytes, index)
        for offset in 0..<length { text.append(bytes[index + offset]) }
        index += length
      }
    }
    throw ScanError(index, "a closing quotation mark")
  }

  /// Moves over text without keeping it.
  static func skipString(_ bytes: Span<UInt8>, _ index: inout Int) throws(ScanError) {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    throw ScanError(bytes.count, "a closing quotation mark")
  }

  private static func escape(
    _ bytes: Span<UInt8>, _ index: inout Int, _ text: inout [UInt8]
  ) throws(ScanError) {
    let start = index
    guard index + 1 < bytes.count else { throw ScanError(start, "a whole escape") }
    index += 2
    switch bytes[index - 1] {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal(bytes, &index, start)
      if code & 0xFC00 == 0xD800 {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
          bytes[index + 1] == UInt8(ascii: "u")
        else { throw ScanError(start, "a pair of surrogates") }
        index += 2
        let low = try hexadecimal(bytes, &index, start)
        guard low & 0xFC00 == 0xDC00 else { throw ScanError(start, "a pair of surrogates") }
        code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw ScanError(start, "a pair of surrogates")
      }
      text.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    default:
      throw ScanError(start, #"one of \" \\ \/ \b \f \n \r \t \u"#)
    }
  }

  private static func hexadecimal(
    _ bytes: Span<UInt8>, _ index: inout Int, _ start: Int
  ) throws(ScanError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw ScanError(start, #"four digits after \u"#) }
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = ByteText.hexadecimalDigit(bytes[index]) else {
        throw ScanError(start, #"four digits after \u"#)
      }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }

  /// The length of the UTF-8 sequence at `index`, 2…4.
  private static func sequenceLength(
    _ bytes: Span<UInt8>, _ index: Int
  ) throws(ScanError) -> Int {
    let first = bytes[index]
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= bytes.count else { throw ScanError(index, "UTF-8") }
    let second = bytes[index + 1]
    let range: ClosedRange<UInt8> =
      switch first {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard range.contains(second) else { throw ScanError(index, "UTF-8") }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 {
      throw ScanError(index, "UTF-8")
    }
    return length
  }
}
