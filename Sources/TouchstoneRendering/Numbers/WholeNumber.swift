/// A whole number of any size, 0 or more.
struct WholeNumber {
  /// Base 2³², least significant first, without zeros at the end.
  private var limbs: [UInt32] = []

  /// Makes a number; 0 by default.
  init(_ value: UInt64 = 0) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  /// Multiplies and adds.
  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Multiplies with a power of ten.
  mutating func multiply(byTenTo power: Int) {
    for _ in 0..<power / 9 { multiply(by: 1_000_000_000) }
    for _ in 0..<power % 9 { multiply(by: 10) }
  }

  /// Multiplies with a power of two.
  mutating func shiftLeft(_ count: Int) {
    guard !limbs.isEmpty else { return }
    multiply(by: 1 << UInt32(count % 32))
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
  }

  /// −1, 0 or 1: how the number compares with another.
  func compare(to other: WholeNumber) -> Int {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? -1 : 1 }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index] ? -1 : 1
    }
    return 0
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
