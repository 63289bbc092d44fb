/// A whole number of any size, as far as reading decimals needs it.
struct BigNumber {
  /// Base 2³² digits, lowest first, without zeros at the top.
  private var limbs: [UInt32] = []

  var isZero: Bool { limbs.isEmpty }

  private var bitCount: Int {
    limbs.last.map { 32 * limbs.count - $0.leadingZeroBitCount } ?? 0
  }

  /// Multiplies in place and adds a small number.
  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Multiplies in place by a power of ten.
  private mutating func multiply(byTenTo exponent: Int) {
    var rest = exponent
    while rest >= 9 {
      multiply(by: 1_000_000_000)
      rest -= 9
    }
    for _ in 0..<rest { multiply(by: 10) }
  }

  /// Moves all bits towards the top.
  private mutating func shiftLeft(_ count: Int) {
    guard !isZero, count > 0 else { return }
    let bits = UInt32(count % 32)
    if bits > 0 { multiply(by: 1 << bits) }
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
  }

  private func bit(_ index: Int) -> Bool {
    let limb = index / 32
    return limb < limbs.count && limbs[limb] >> UInt32(index % 32) & 1 == 1
  }

  /// Doubles in place and sets the lowest bit.
  private mutating func append(bit: Bool) {
    multiply(by: 2, adding: bit ? 1 : 0)
  }

  private func isLess(than other: BigNumber) -> Bool {
    guard limbs.count == other.limbs.count else { return limbs.count < other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }

  private mutating func subtract(_ other: BigNumber) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let own = Int64(limbs[index])
      let difference = own - (index < other.limbs.count ? Int64(other.limbs[index]) : 0) + borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? -1 : 0
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// This number times a power of ten as the nearest double, ties to even.
  func double(timesTenTo exponent: Int) -> Double {
    var numerator = self
    var denominator = BigNumber()
    denominator.multiply(by: 1, adding: 1)
    if exponent >= 0 {
      numerator.multiply(byTenTo: exponent)
    } else {
      denominator.multiply(byTenTo: -exponent)
    }
    // Scaled so that the quotient has 63 or 64 bits, enough for 53 and a clear rounding.
    let shift = 63 - (numerator.bitCount - denominator.bitCount)
    if shift >= 0 { numerator.shiftLeft(shift) } else { denominator.shiftLeft(-shift) }
    var quotient: UInt64 = 0
    var rest = BigNumber()
    for index in stride(from: numerator.bitCount - 1, through: 0, by: -1) {
      rest.append(bit: numerator.bit(index))
      quotient <<= 1
      if !rest.isLess(than: denominator) {
        rest.subtract(denominator)
        quotient |= 1
      }
    }
    return BigNumber.rounded(quotient, isMore: !rest.isZero, exponent: -shift)
  }

  /// The nearest double to `quotient` (and a little more) × 2^exponent.
  private static func rounded(_ quotient: UInt64, isMore: Bool, exponent: Int) -> Double {
    let bits = 64 - quotient.leadingZeroBitCount
    let top = bits - 1 + exponent
    let precision = top < -1022 ? 53 + 1022 + top : 53
    guard precision >= 0 else { return 0 }
    let dropped = bits - precision
    var mantissa = dropped >= 64 ? 0 : quotient >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let remainder = quotient & ((half - 1) | half)
    let isTie = remainder == half && !isMore
    if isTie ? mantissa & 1 == 1 : remainder >= half { mantissa += 1 }
    let power = exponent + dropped
    if power <= -1074 {
      // Subnormal, or the smallest normal: the mantissa is the bit pattern.
      return Double(bitPattern: mantissa)
    }
    let whole = Double(mantissa)
    guard Int(whole.exponent) + power <= 1023 else { return .infinity }
    return Double(bitPattern: whole.bitPattern &+ UInt64(bitPattern: Int64(power)) << 52)
  }
}
