/// Reads one text out of a JSON object and checks that the rest is JSON, too.
///
/// The grammar is RFC 8259's; bytes that are no UTF-8 and halves of surrogate pairs are malformed.
struct RemoteAnswerReader {
  private let bytes: [UInt8]
  private var index: Int = 0

  /// Deeper nesting is refused, so that no answer exhausts the stack.
  private static let greatestDepth: Int = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text under a key of the outermost object; the last one if the key comes twice.
  mutating func text(under key: String) throws(RemoteAnswerError) -> String {
    skipSpace()
    guard index < bytes.count else { throw .empty }
    let isObject = bytes[index] == 0x7b
    var found: Value?
    if isObject {
      found = try object(depth: 1, keeping: Array(key.utf8))
    } else {
      _ = try value(depth: 1)
    }
    skipSpace()
    guard index == bytes.count else { throw .malformed(at: index) }
    guard isObject else { throw .notAnObject }
    guard let found else { throw .missing(key: key) }
    guard case .text(let text) = found, !text.isEmpty else { throw .notText(key: key) }
    return String(decoding: text, as: UTF8.self)
  }

  private enum Value {
    case text([UInt8])
    case other
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0a, 0x0d: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(RemoteAnswerError) {
    guard take(byte) else { throw .malformed(at: index) }
  }

  private mutating func value(depth: Int) throws(RemoteAnswerError) -> Value {
    guard index < bytes.count else { throw .malformed(at: index) }
    guard depth <= RemoteAnswerReader.greatestDepth else { throw .tooDeep(at: index) }
    switch bytes[index] {
    case 0x22:
      return .text(try string())
    case 0x7b:
      _ = try object(depth: depth, keeping: nil)
    case 0x5b:
      try array(depth: depth)
    case 0x74:
      try word("true")
    case 0x66:
      try word("false")
    case 0x6e:
      try word("null")
    default:
      try number()
    }
    return .other
  }

  private mutating func object(
    depth: Int, keeping key: [UInt8]?
  ) throws(RemoteAnswerError) -> Value? {
    try expect(0x7b)
    var kept: Value?
    skipSpace()
    if take(0x7d) { return nil }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      try expect(0x3a)
      skipSpace()
      let value = try value(depth: depth + 1)
      if name == key { kept = value }
      skipSpace()
      if take(0x7d) { return kept }
      try expect(0x2c)
    }
  }

  private mutating func array(depth: Int) throws(RemoteAnswerError) {
    try expect(0x5b)
    skipSpace()
    if take(0x5d) { return }
    while true {
      skipSpace()
      _ = try value(depth: depth + 1)
      skipSpace()
      if take(0x5d) { return }
      try expect(0x2c)
    }
  }

  private mutating func word(_ word: String) throws(RemoteAnswerError) {
    for letter in word.utf8 { try expect(letter) }
  }

  private mutating func digits() throws(RemoteAnswerError) {
    let first = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    guard index > first else { throw .malformed(at: index) }
  }

  private mutating func number() throws(RemoteAnswerError) {
    _ = take(0x2d)
    if !take(0x30) { try digits() }
    if take(0x2e) { try digits() }
    if take(0x65) || take(0x45) {
      if !take(0x2b) { _ = take(0x2d) }
      try digits()
    }
  }

  private mutating func string() throws(RemoteAnswerError) -> [UInt8] {
    try expect(0x22)
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 { throw .malformed(at: index) }
      if byte >= 0x80 {
        try character(&text)
        continue
      }
      index += 1
      switch byte {
      case 0x22: return text
      case 0x5c: try escape(&text)
      default: text.append(byte)
      }
    }
    throw .malformed(at: index)
  }

  /// A character of two to four bytes in its shortest form.
  private mutating func character(_ text: inout [UInt8]) throws(RemoteAnswerError) {
    let lead = bytes[index]
    // The least second byte rules out longer forms, the greatest one surrogates and the end.
    let (count, least, most): (Int, UInt8, UInt8)
    switch lead {
    case 0xc2...0xdf: (count, least, most) = (2, 0x80, 0xbf)
    case 0xe0: (count, least, most) = (3, 0xa0, 0xbf)
    case 0xed: (count, least, most) = (3, 0x80, 0x9f)
    case 0xe1...0xef: (count, least, most) = (3, 0x80, 0xbf)
    case 0xf0: (count, least, most) = (4, 0x90, 0xbf)
    case 0xf1...0xf3: (count, least, most) = (4, 0x80, 0xbf)
    case 0xf4: (count, least, most) = (4, 0x80, 0x8f)
    default: throw .malformed(at: index)
    }
    guard index + count <= bytes.count, (least...most).contains(bytes[index + 1]) else {
      throw .malformed(at: index)
    }
    for place in index..<index + count {
      if place > index + 1, !(0x80...0xbf).contains(bytes[place]) { throw .malformed(at: index) }
      text.append(bytes[place])
    }
    index += count
  }

  private mutating func escape(_ text: inout [UInt8]) throws(RemoteAnswerError) {
    guard index < bytes.count else { throw .malformed(at: index) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case 0x22, 0x5c, 0x2f: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0c)
    case 0x6e: text.append(0x0a)
    case 0x72: text.append(0x0d)
    case 0x74: text.append(0x09)
    case 0x75: try unicode(&text)
    default: throw .malformed(at: index - 1)
    }
  }

  private mutating func unicode(_ text: inout [UInt8]) throws(RemoteAnswerError) {
    var code = UInt32(try unit())
    if (0xd800..<0xdc00).contains(code), take(0x5c) {
      try expect(0x75)
      let low = UInt32(try unit())
      guard (0xdc00..<0xe000).contains(low) else { throw .malformed(at: index) }
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw .malformed(at: index) }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private mutating func unit() throws(RemoteAnswerError) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard index < bytes.count else { throw .malformed(at: index) }
      let digit: UInt8
      switch bytes[index] {
      case 0x30...0x39: digit = bytes[index] - 0x30
      case 0x41...0x46: digit = bytes[index] - 0x37
      case 0x61...0x66: digit = bytes[index] - 0x57
      default: throw .malformed(at: index)
      }
      code = code << 4 | UInt16(digit)
      index += 1
    }
    return code
  }
}
