internal import Touchstone

/// Reads one line of a frame log.
struct FrameLogScanner {
  let bytes: ArraySlice<UInt8>
  let line: Int
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    index = bytes.startIndex
  }

  /// Reads `{"frameLog":1}`.
  mutating func header() throws(FrameLogError) {
    try expect("{", "a frame log's first line {\"frameLog\":1}")
    let start = index
    guard try string() == "frameLog" else {
      throw failure(at: start, "the key \"frameLog\"")
    }
    try expect(":", "\":\"")
    skipSpaces()
    let place = index
    guard try number() == 1 else { throw failure(at: place, "version 1") }
    try expect("}", "\"}\"")
    try end()
  }

  /// Reads one layer at one time, or the time of a frame without layers.
  mutating func entry() throws(FrameLogError) -> (time: Double, entry: SceneFrame.Entry?) {
    var time: Double?
    var layer: String?
    var translation: Vector?
    var transform = Transform.identity
    var seen: [TransformPart] = []
    try expect("{", "\"{\"")
    repeat {
      skipSpaces()
      let start = index
      let key = try string()
      try expect(":", "\":\"")
      switch key {
      case "t" where time == nil: time = try number()
      case "layer" where layer == nil: layer = try string()
      case "translation" where translation == nil: translation = try vector()
      default:
        var part: TransformPart?
        for known in [TransformPart.scale, .rotation, .opacity]
        where known.name == key && !seen.contains(known) { part = known }
        guard let part else {
          throw failure(
            at: start, "one of t, layer, translation, scale, rotation, opacity, each once")
        }
        seen.append(part)
        part.set(try number(), in: &transform)
      }
    } while take(",")
    try expect("}", "\",\" or \"}\"")
    try end()
    if let time, layer == nil, translation == nil, seen.isEmpty { return (time, nil) }
    guard let time, let layer, let translation else {
      throw failure(at: bytes.startIndex, "the keys t, layer and translation")
    }
    transform.translation = translation
    return (time, SceneFrame.Entry(layer: layer, transform: transform))
  }

  private mutating func vector() throws(FrameLogError) -> Vector {
    try expect("[", "\"[\"")
    let x = try number()
    try expect(",", "\",\"")
    let y = try number()
    try expect("]", "\"]\"")
    return Vector(x: x, y: y)
  }

  private mutating func number() throws(FrameLogError) -> Double {
    skipSpaces()
    let start = index
    let isNegative = take("-")
    var decimal = DecimalNumber()
    let first = index
    while let digit = digit() { decimal.append(digit, isFraction: false) }
    let count = index - first
    guard count > 0, count == 1 || bytes[first] != UInt8(ascii: "0") else {
      throw failure(at: start, "a number")
    }
    if peek == UInt8(ascii: ".") {
      index += 1
      let point = index
      while let digit = digit() { decimal.append(digit, isFraction: true) }
      guard index > point else { throw failure(at: index, "a digit after the point") }
    }
    if let letter = peek, letter | 0x20 == UInt8(ascii: "e") {
      index += 1
      decimal.scale(byTenTo: try exponent())
    }
    let value = decimal.nearest
    guard value.isFinite else { throw failure(at: start, "a number below 1.8e308") }
    return isNegative ? -value : value
  }

  private mutating func exponent() throws(FrameLogError) -> Int {
    var isNegative = false
    if let sign = peek, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      isNegative = sign == UInt8(ascii: "-")
      index += 1
    }
    let start = index
    var value = 0
    while let digit = digit() { value = min(value * 10 + Int(digit), 1_000_000) }
    guard index > start else { throw failure(at: index, "a digit of the exponent") }
    return isNegative ? -value : value
  }

  private mutating func digit() -> UInt8? {
    guard let byte = peek, (48...57).contains(byte) else { return nil }
    index += 1
    return byte - 48
  }
}

extension FrameLogScanner {
  private mutating func string() throws(FrameLogError) -> String {
    try expect("\"", "a text in quotes")
    var text: [UInt8] = []
    let start = index
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        // Bytes that are no UTF-8 become replacement characters, which would lose what was there.
        let result = String(decoding: text, as: UTF8.self)
        guard result.utf8.elementsEqual(text) else { throw failure(at: start, "UTF-8") }
        return result
      case UInt8(ascii: "\\"): try escape(into: &text)
      case ..<0x20: throw failure(at: index - 1, "no control character in a text")
      default: text.append(byte)
      }
    }
    throw failure(at: index, "the quote that ends the text")
  }

  private mutating func escape(into text: inout [UInt8]) throws(FrameLogError) {
    let start = index - 1
    guard let letter = peek else { throw failure(at: index, "an escape") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"):
      var value = try hexadecimal()
      if (0xd800...0xdbff).contains(value), take("\\"), take("u") {
        let low = try hexadecimal()
        guard (0xdc00...0xdfff).contains(low) else {
          throw failure(at: start, "the second half of a pair of escapes")
        }
        value = 0x10000 + (value - 0xd800) << 10 + (low - 0xdc00)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw failure(at: start, "an escape for one character")
      }
      text.append(contentsOf: String(Character(scalar)).utf8)
    default:
      throw failure(at: start, "one of the escapes of JSON")
    }
  }

  private mutating func hexadecimal() throws(FrameLogError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure(at: index, "four hexadecimal digits")
      }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || byte == 9 || byte == 13 { index += 1 }
  }

  /// Takes a character if it comes next, spaces before it included.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    let start = index
    skipSpaces()
    if let byte = peek, UInt32(byte) == character.value {
      index += 1
      return true
    }
    index = start
    return false
  }

  private mutating func expect(
    _ character: Unicode.Scalar, _ expected: String
  ) throws(FrameLogError) {
    guard take(character) else {
      skipSpaces()
      throw failure(at: index, expected)
    }
  }

  private mutating func end() throws(FrameLogError) {
    skipSpaces()
    guard peek == nil else { throw failure(at: index, "the end of the line") }
  }

  /// An error at a place, with what stands there.
  private func failure(at place: Int, _ expected: String) -> FrameLogError {
    var found = "the end of the line"
    if place < bytes.endIndex {
      let rest = bytes[place..<min(place + 24, bytes.endIndex)]
      found = JSONText.string(String(decoding: rest, as: UTF8.self))
    }
    let column = place - bytes.startIndex + 1
    return .syntax(line: line, column: column, expected: expected, found: found)
  }
}
