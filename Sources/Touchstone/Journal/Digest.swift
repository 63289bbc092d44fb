/// Sums a run up in 64 bits, so that two runs can be compared by one number (FNV-1a).
///
/// Negative zero counts as zero. The same values in the same order give the same bits everywhere.
public struct Digest: Hashable, Sendable {
  /// The sum so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Starts with nothing summed up.
  public init() {}

  /// Adds eight bytes, the lowest first.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    combineBytes(of: word)
  }

  /// Adds a number by its bit pattern.
  @inlinable
  public mutating func combine(_ number: Double) {
    combineBytes(of: number == 0 ? 0 : number.bitPattern)
  }

  /// Adds a whole number.
  @inlinable
  public mutating func combine(_ number: Int) {
    combineBytes(of: UInt64(bitPattern: Int64(number)))
  }

  /// Adds a moment.
  @inlinable
  public mutating func combine(_ time: Timestamp) {
    combineBytes(of: UInt64(bitPattern: time.nanoseconds))
  }

  /// Adds both components.
  @inlinable
  public mutating func combine(_ vector: Vector) {
    combine(vector.x)
    combine(vector.y)
  }

  /// Adds the bytes of a text, and its length.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { combineByte(UInt64(byte)) }
    combine(text.utf8.count)
  }

  @usableFromInline
  mutating func combineBytes(of word: UInt64) {
    if word <= 0xff {
      // Seven or eight bytes of zeros only multiply; many words are small.
      value = (value ^ word) &* Digest.primeToTheEighth
      return
    }
    combineByte(word & 0xff)
    combineByte(word >> 8 & 0xff)
    combineByte(word >> 16 & 0xff)
    combineByte(word >> 24 & 0xff)
    combineByte(word >> 32 & 0xff)
    combineByte(word >> 40 & 0xff)
    combineByte(word >> 48 & 0xff)
    combineByte(word >> 56)
  }

  private static var prime: UInt64 { 0x0000_0100_0000_01b3 }
  private static var primeToTheEighth: UInt64 { 0x1efa_c709_0aef_4a21 }

  @inline(__always)
  private mutating func combineByte(_ byte: UInt64) {
    value = (value ^ byte) &* Digest.prime
  }

  /// The sum as sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
