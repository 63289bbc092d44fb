/// Reads JSON from bytes, one value at a time, with the place of whatever does not fit.
enum JSONScanner {
  /// How deep lists and objects may be nested.
  static let maximumDepth: Int = 64

  /// Moves over spaces.
  @inline(__always)
  static func skipSpaces(_ bytes: Span<UInt8>, _ index: inout Int) {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A else { return }
      index += 1
    }
  }

  /// Moves over one byte, which must be the given one, and the spaces before it.
  @inline(__always)
  static func take(
    _ byte: UInt8, _ bytes: Span<UInt8>, _ index: inout Int, _ expected: String
  ) throws(ScanError) {
    skipSpaces(bytes, &index)
    guard index < bytes.count, bytes[index] == byte else { throw ScanError(index, expected) }
    index += 1
  }

  /// Moves over one byte and the spaces before it if it is the given one.
  @inline(__always)
  static func takeIf(_ byte: UInt8, _ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    skipSpaces(bytes, &index)
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// After an element: true for a comma, false for the closing byte.
  @inline(__always)
  static func continues(
    until closing: UInt8, _ bytes: Span<UInt8>, _ index: inout Int, _ expected: String
  ) throws(ScanError) -> Bool {
    skipSpaces(bytes, &index)
    guard index < bytes.count else { throw ScanError(index, expected) }
    let byte = bytes[index]
    guard byte == closing || byte == UInt8(ascii: ",") else { throw ScanError(index, expected) }
    index += 1
    return byte == UInt8(ascii: ",")
  }

  /// Reads any value.
  static func value(
    _ bytes: Span<UInt8>, _ index: inout Int, depth: Int = 0
  ) throws(ScanError) -> JSONValue {
    skipSpaces(bytes, &index)
    guard index < bytes.count else { throw ScanError(index, "a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      guard depth < maximumDepth else { throw ScanError(index, "at most 64 levels") }
      return .object(try members(bytes, &index, depth: depth))
    case UInt8(ascii: "["):
      guard depth < maximumDepth else { throw ScanError(index, "at most 64 levels") }
      return .array(try elements(bytes, &index, depth: depth))
    case UInt8(ascii: "\""):
      return .string(try string(bytes, &index))
    case UInt8(ascii: "t"):
      try word("true", bytes, &index)
      return .bool(true)
    case UInt8(ascii: "f"):
      try word("false", bytes, &index)
      return .bool(false)
    case UInt8(ascii: "n"):
      try word("null", bytes, &index)
      return .null
    default:
      return .number(try number(bytes, &index))
    }
  }

  /// Reads an object; a key that appears twice is refused.
  static func members(
    _ bytes: Span<UInt8>, _ index: inout Int, depth: Int
  ) throws(ScanError) -> [JSONMember] {
    try take(UInt8(ascii: "{"), bytes, &index, "'{'")
    var members: [JSONMember] = []
    if takeIf(UInt8(ascii: "}"), bytes, &index) { return members }
    repeat {
      skipSpaces(bytes, &index)
      let start = index
      let key = try string(bytes, &index)
      guard !members.contains(where: { $0.key == key }) else {
        throw ScanError(start, "every key once")
      }
      try take(UInt8(ascii: ":"), bytes, &index, "':'")
      members.append(JSONMember(key, try value(bytes, &index, depth: depth + 1)))
    } while try continues(until: UInt8(ascii: "}"), bytes, &index, "',' or '}'")
    return members
  }

  private static func elements(
    _ bytes: Span<UInt8>, _ index: inout Int, depth: Int
  ) throws(ScanError) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    if takeIf(UInt8(ascii: "]"), bytes, &index) { return elements }
    repeat {
      elements.append(try value(bytes, &index, depth: depth + 1))
    } while try continues(until: UInt8(ascii: "]"), bytes, &index, "',' or ']'")
    return elements
  }

  private static func word(
    _ word: StaticString, _ bytes: Span<UInt8>, _ index: inout Int
  ) throws(ScanError) {
    let length = word.utf8CodeUnitCount
    guard index + length <= bytes.count else { throw ScanError(index, "a value") }
    for offset in 0..<length where bytes[index + offset] != word.utf8Start[offset] {
      throw ScanError(index, "a value")
    }
    index += length
  }

  /// Reads a number and keeps the digits of whole ones.
  static func number(
    _ bytes: Span<UInt8>, _ index: inout Int
  ) throws(ScanError) -> JSONNumber {
    let start = index
    let value: Double
    do throws(ScanError) {
      value = try DecimalParser.number(bytes, &index)
    } catch {
      throw error.offset == start && error.expected == "a number"
        ? ScanError(start, "a value") : error
    }
    var digits: [UInt8] = []
    for position in start..<index {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "-") || (byte &- 48) < 10 else {
        digits = []
        break
      }
      digits.append(byte)
    }
    if value == 0 {
      digits = [48]
    } else if digits.isEmpty {
      DecimalWriter.append(value, to: &digits)
    }
    return JSONNumber(value: value, text: String(decoding: digits, as: UTF8.self))
  }
}
