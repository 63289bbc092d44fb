/// Reads decimal numbers in JSON's grammar, correctly rounded to the nearest double, ties to even.
///
/// Three paths, each exact: short numbers by one multiplication or division of exact doubles
/// (Clinger), up to 19 digits by a 128-bit product (Lemire), the rest by whole numbers of any size.
enum DecimalParser {
  /// Reads the number at `index` and moves behind it.
  ///
  /// A number too large for a double is refused; one too small becomes zero.
  static func number(_ bytes: Span<UInt8>, _ index: inout Int) throws(ScanError) -> Double {
    let start = index
    let count = bytes.count
    var position = index
    let isNegative = position < count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = position
    var mantissa: UInt64 = 0
    var digits = DigitRun.read(bytes, &position, into: &mantissa)
    guard digits > 0 else { throw ScanError(start, "a number") }
    if digits > 1 && bytes[firstDigit] == 48 { throw ScanError(firstDigit, "no leading zero") }
    var exponent = 0
    if position < count && bytes[position] == UInt8(ascii: ".") {
      position += 1
      exponent = -DigitRun.read(bytes, &position, into: &mantissa)
      guard exponent < 0 else { throw ScanError(position, "a digit after the decimal point") }
      digits -= exponent
    }
    let endOfDigits = position
    if position < count && bytes[position] | 0x20 == UInt8(ascii: "e") {
      exponent += try writtenExponent(bytes, &position)
    }
    index = position
    var value: Double
    if digits <= 19 {
      value =
        fast(mantissa, exponent) ?? exact(bytes, firstDigit, endOfDigits, position)
    } else {
      value = exact(bytes, firstDigit, endOfDigits, position)
    }
    if value.isInfinite { throw ScanError(start, "a number below 1.8e308") }
    if isNegative { value = -value }
    return value
  }

  /// The exponent after `e`; capped where no double can follow any more.
  private static func writtenExponent(
    _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(ScanError) -> Int {
    position += 1
    var isNegative = false
    if position < bytes.count {
      isNegative = bytes[position] == UInt8(ascii: "-")
      if isNegative || bytes[position] == UInt8(ascii: "+") { position += 1 }
    }
    let first = position
    var value = 0
    while position < bytes.count {
      let digit = bytes[position] &- 48
      guard digit < 10 else { break }
      if value < 1_000_000 { value = value * 10 + Int(digit) }
      position += 1
    }
    guard position > first else { throw ScanError(position, "a digit of the exponent") }
    return isNegative ? -value : value
  }

  /// The value where doubles or a 128-bit product decide it; nil where neither can.
  @inline(__always)
  static func fast(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    if exponent == 0 { return Double(mantissa) }
    if mantissa <= 1 << 53 {
      if exponent < 0 && exponent >= -22 { return Double(mantissa) / tens[-exponent] }
      if exponent > 0 && exponent <= 22 { return Double(mantissa) * tens[exponent] }
    }
    return mantissa == 0 ? 0 : product(mantissa, exponent)
  }

  private static let tens: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Lemire's method: the leading bits of mantissa × 5^exponent, and whether they decide.
  private static func product(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    guard PowersOfFive.exponents.contains(exponent) else { return nil }
    let row = 2 * (exponent - PowersOfFive.exponents.lowerBound)
    let shift = mantissa.leadingZeroBitCount
    let normalized = mantissa << UInt64(shift)
    var (high, low) = normalized.multipliedFullWidth(by: PowersOfFive.words[row])
    if high & 0x1ff == 0x1ff {
      let (carry, _) = normalized.multipliedFullWidth(by: PowersOfFive.words[row + 1])
      let (sum, overflow) = low.addingReportingOverflow(carry)
      low = sum
      if overflow { high &+= 1 }
    }
    if low == .max && !(-27...55).contains(exponent) { return nil }
    let upper = Int(high >> 63)
    var bits = high >> UInt64(upper + 9)
    let power = ((217_706 * exponent) >> 16) + 63 + upper - shift + 1023
    guard power > 0, power < 2046 else { return nil }
    if low <= 1 && (-4...23).contains(exponent) && bits & 3 == 1
      && bits << UInt64(upper + 9) == high
    {
      bits &= ~1
    }
    bits = (bits &+ (bits & 1)) >> 1
    // A carry out of the mantissa runs into the exponent field, as it must.
    return Double(bitPattern: UInt64(power) << 52 &+ (bits &- 1 << 52))
  }

  /// The value by whole numbers of any size; for long or extreme numbers.
  private static func exact(
    _ bytes: Span<UInt8>, _ first: Int, _ endOfDigits: Int, _ end: Int
  ) -> Double {
    var number = BigNumber()
    var exponent = 0
    var significant = 0
    var isPastPoint = false
    var leftOut = false
    for position in first..<endOfDigits {
      let byte = bytes[position]
      if byte == UInt8(ascii: ".") {
        isPastPoint = true
        continue
      }
      if isPastPoint { exponent -= 1 }
      if significant == 0 && byte == 48 { continue }
      // No halfway point between doubles has more digits; what follows only says "a little more".
      if significant >= 780 {
        exponent += 1
        leftOut = leftOut || byte != 48
        continue
      }
      significant += 1
      number.multiply(by: 10, adding: UInt32(byte - 48))
    }
    if leftOut {
      number.multiply(by: 10, adding: 1)
      exponent -= 1
    }
    if endOfDigits < end {
      var position = endOfDigits
      exponent += (try? writtenExponent(bytes, &position)) ?? 0
    }
    if number.isZero || significant + exponent < -330 { return 0 }
    if significant + exponent > 310 { return .infinity }
    return number.double(timesTenTo: exponent)
  }
}
