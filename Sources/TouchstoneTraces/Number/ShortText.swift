/// Text of words and short numbers in a buffer that its user made large enough.
struct ShortText {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var end: Int = 0

  /// Makes an empty text; the buffer outlives it.
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// What was put so far.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<end]) }

  @inline(__always)
  private mutating func put(byte: UInt8) {
    buffer[end] = byte
    end &+= 1
  }

  /// Puts a word.
  @inline(__always)
  mutating func put(_ word: StaticString) {
    for index in 0..<word.utf8CodeUnitCount { put(byte: word.utf8Start[index]) }
  }

  /// Puts a whole number.
  @inline(__always)
  mutating func put(_ value: UInt64) {
    // From the last digit on, behind the place where the longest number of this size ends.
    var length = 1
    var limit: UInt64 = 10
    while length < 20, value >= limit {
      length &+= 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      limit = overflow ? .max : next
      if overflow { break }
    }
    var rest = value
    var place = end &+ length
    while place > end {
      place &-= 1
      buffer[place] = 48 &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    end &+= length
  }

  /// Puts a number of at most four decimals below 10¹⁰, at most 16 bytes; false, and nothing put,
  /// for every other.
  @inline(__always)
  mutating func put(_ value: Double) -> Bool {
    guard value.magnitude < 1e10 else { return false }
    // Fifteen digits or fewer name one double only, so the first decimal that fits is the shortest.
    let scaled = UInt64(value.magnitude * 10_000 + 0.5)
    guard Double(scaled) / 10_000 == value.magnitude else { return false }
    if value < 0 { put(byte: UInt8(ascii: "-")) }
    put(scaled / 10_000)
    var fraction = scaled % 10_000
    guard fraction > 0 else { return true }
    put(byte: UInt8(ascii: "."))
    while fraction > 0 {
      put(byte: 48 &+ UInt8(truncatingIfNeeded: fraction / 1000))
      fraction = fraction % 1000 * 10
    }
    return true
  }
}
