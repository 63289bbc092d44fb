/// Collects bits, the lowest of a byte first, as deflate orders them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Adds the lowest `width` bits of a value, at most 32.
  mutating func add(_ value: UInt32, _ width: Int) {
    pending |= UInt64(value) << count
    count += UInt64(width)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { add(0, Int(8 - count)) }
  }

  /// Adds whole bytes; the writer must be aligned.
  mutating func add(_ more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }
}
