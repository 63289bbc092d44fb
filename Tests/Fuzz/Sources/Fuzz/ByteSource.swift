/// Makes numbers out of the bytes of an input, one after another; zeros when they are used up.
struct ByteSource {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isEmpty: Bool { index >= bytes.count }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    index += 1
    return bytes[index - 1]
  }

  /// A number below a limit.
  mutating func below(_ limit: Int) -> Int { Int(byte()) % limit }

  mutating func word() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
  }

  /// A coordinate: mostly of the size of a view, sometimes anything that a double can be.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<200: return Double(Int(byte()) * 256 + Int(byte())) / 128 - 100
    case 200: return .nan
    case 201: return .infinity
    case 202: return -.infinity
    case 203: return -0.0
    case 204: return .leastNonzeroMagnitude
    case 205: return .greatestFiniteMagnitude
    case 206..<230: return Double(Int8(bitPattern: byte()))
    default: return Double(bitPattern: word())
    }
  }

  /// Nanoseconds: mostly some milliseconds after the time before, sometimes anything.
  mutating func time(after last: Int64) -> Int64 {
    let kind = byte()
    switch kind {
    case 0..<180: return last &+ Int64(kind) &* 1_000_000
    case 180..<230: return last &+ Int64(byte()) &* 10_000_000
    case 230..<240: return last &- Int64(byte()) &* 1_000_000
    case 240: return .max
    case 241: return .min
    default: return Int64(bitPattern: word())
    }
  }

  /// A short text, not always UTF-8.
  mutating func text() -> String {
    let count = below(12)
    return String(decoding: (0..<count).map { _ in byte() }, as: UTF8.self)
  }
}
