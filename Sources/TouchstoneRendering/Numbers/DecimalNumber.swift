/// A decimal number with as many digits as were written, and the double nearest to it.
///
/// `Double(_: Substring)` would need a hook into the C library on Embedded targets, so the rounding
/// is done here: an estimate, then exact comparisons with the points halfway to its neighbours.
struct DecimalNumber {
  /// The digits without leading zeros, most significant first, as values 0…9.
  private var digits: [UInt8] = []
  /// The power of ten that the digits, read as one whole number, are multiplied with.
  private var exponent = 0
  /// Whether a digit beyond the kept ones was not zero.
  private var leftOut = false

  /// No point halfway between two doubles has more significant digits.
  private static let digitLimit = 780

  /// Adds a digit 0…9 behind the ones so far.
  mutating func append(_ digit: UInt8, isFraction: Bool) {
    if isFraction { exponent -= 1 }
    if digits.isEmpty && digit == 0 { return }
    if digits.count >= DecimalNumber.digitLimit {
      exponent += 1
      leftOut = leftOut || digit != 0
      return
    }
    digits.append(digit)
  }

  /// Multiplies with a power of ten; powers beyond ±100,000 count as those.
  mutating func scale(byTenTo power: Int) {
    exponent += max(-100_000, min(100_000, power))
  }

  /// The nearest double, ties to even; infinity where it is too large for one.
  var nearest: Double {
    var exact = self
    if leftOut {
      exact.digits.append(1)
      exact.exponent -= 1
    }
    return exact.rounded
  }

  private var rounded: Double {
    if digits.isEmpty { return 0 }
    let magnitude = digits.count + exponent
    if magnitude > 310 { return .infinity }
    if magnitude < -330 { return 0 }
    var leading: UInt64 = 0
    for digit in digits.prefix(19) { leading = leading * 10 + UInt64(digit) }
    let shift = exponent + max(0, digits.count - 19)
    if digits.count <= 15 && shift.magnitude <= 22 {
      // Both numbers are exact, so one operation rounds correctly (Clinger).
      let power = DecimalNumber.powerOfTen(shift.magnitude)
      return shift < 0 ? Double(leading) / power : Double(leading) * power
    }
    return corrected(estimate(leading, shift))
  }

  /// A double within a few steps of leading × 10^shift.
  private func estimate(_ leading: UInt64, _ shift: Int) -> Double {
    var value = Double(leading)
    var rest = shift.magnitude
    while rest > 0 {
      let step = min(rest, 22)
      let power = DecimalNumber.powerOfTen(step)
      value = shift < 0 ? value / power : value * power
      rest -= step
    }
    return min(value, .greatestFiniteMagnitude)
  }

  private static func powerOfTen(_ power: some BinaryInteger) -> Double {
    var value = 1.0
    for _ in 0..<Int(power) { value *= 10 }
    return value
  }

  /// Walks from an estimate to the double whose halfway points enclose the number.
  private func corrected(_ estimate: Double) -> Double {
    var value = estimate
    // Each round moves one step; the estimate is at most some dozens of steps away.
    for _ in 0..<2_000 {
      let isEven = value.bitPattern & 1 == 0
      let above = compare(toMiddleAbove: value)
      if above > 0 || (above == 0 && !isEven) {
        value = value.nextUp
        if value.isInfinite { return value }
        continue
      }
      if value == 0 { return 0 }
      let below = compare(toMiddleAbove: value.nextDown)
      if below < 0 || (below == 0 && !isEven) {
        value = value.nextDown
        continue
      }
      return value
    }
    return value
  }

  /// −1, 0 or 1: how the number compares with the middle between a double and the next one.
  private func compare(toMiddleAbove value: Double) -> Int {
    let field = Int(value.bitPattern >> 52)
    let fraction = value.bitPattern & (1 << 52 - 1)
    let significand = field == 0 ? fraction : fraction | 1 << 52
    // The middle is (2 · significand + 1) · 2^power.
    let power = max(field, 1) - 1076
    var left = WholeNumber()
    for digit in digits { left.multiply(by: 10, adding: UInt32(digit)) }
    var right = WholeNumber(2 * significand + 1)
    if exponent >= 0 {
      left.multiply(byTenTo: exponent)
    } else {
      right.multiply(byTenTo: -exponent)
    }
    if power >= 0 { right.shiftLeft(power) } else { left.shiftLeft(-power) }
    return left.compare(to: right)
  }
}
