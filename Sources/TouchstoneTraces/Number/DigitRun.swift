/// Runs of decimal digits, read eight at a time.
enum DigitRun {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private static let tens: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// The byte at a place; 0 behind the end.
  @inline(__always)
  static func byte(_ bytes: Span<UInt8>, _ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The eight bytes at a place, the first in the lowest bits; zeros behind the end.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, _ index: Int) -> UInt64 {
    guard index <= bytes.count &- 8 else { return lastWord(bytes, index) }
    return wordUnchecked(bytes, index)
  }

  /// The eight bytes at a place; the caller makes sure that there are so many.
  @inline(__always)
  static func wordUnchecked(_ bytes: Span<UInt8>, _ index: Int) -> UInt64 {
    UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self))
  }

  @inline(never)
  private static func lastWord(_ bytes: Span<UInt8>, _ index: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in 0..<8 { word |= UInt64(byte(bytes, index + offset)) << UInt64(8 * offset) }
    return word
  }

  /// Moves over digits and appends them to a number; the answer is how many there were.
  ///
  /// A number of more than 19 digits wraps around.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, _ index: inout Int, into value: inout UInt64) -> Int {
    let start = index
    while true {
      // A digit becomes 0…9; the lowest byte that is none sets its high bit.
      let digits = word(bytes, index) ^ (ones &* 48)
      let others = ((digits &+ ones &* 0x76) | digits) & (ones &* 0x80)
      guard others != 0 else {
        value = value &* 100_000_000 &+ number(digits)
        index += 8
        continue
      }
      let count = others.trailingZeroBitCount >> 3
      if count > 0 {
        value = value &* tens[count] &+ number(digits << UInt64(64 - 8 * count))
        index += count
      }
      return index - start
    }
  }

  /// The number that eight digits write: pairs, then fours, then all.
  @inline(__always)
  private static func number(_ digits: UInt64) -> UInt64 {
    let pairs = (digits &* 2561) >> 8 & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 6_553_601) >> 16 & 0x0000_FFFF_0000_FFFF
    return (fours &* 42_949_672_960_001) >> 32
  }
}
