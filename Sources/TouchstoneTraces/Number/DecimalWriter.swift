/// Writes numbers as the shortest decimal that reads back to the same double, without an exponent.
enum DecimalWriter {
  /// Appends a finite number; −0 is written as 0.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    if value.magnitude < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      append(Int64(value), to: &bytes)
      return
    }
    // Fifteen digits or fewer name one double only, so the first decimal that fits is the shortest.
    if value.magnitude < 1e10 {
      let scaled = Int64(value * 10_000 + (value < 0 ? -0.5 : 0.5))
      if Double(scaled) / 10_000 == value {
        append(scaled, decimals: 4, to: &bytes)
        return
      }
    }
    appendDescription(of: value, to: &bytes)
  }

  /// Appends a whole number.
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    append(value, decimals: 0, to: &bytes)
  }

  /// Appends `value` / 10^decimals without zeros at the end.
  static func append(_ value: Int64, decimals: Int, to bytes: inout [UInt8]) {
    var rest = value.magnitude
    var decimals = decimals
    while decimals > 0 && rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // Sign, 20 digits and a point at most, or as many decimals and a zero before them.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      var start = 32
      var written = 0
      while rest > 0 || written <= decimals {
        if written == decimals && decimals > 0 {
          start -= 1
          buffer[start] = UInt8(ascii: ".")
        }
        start -= 1
        buffer[start] = 48 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        written += 1
      }
      if value < 0 {
        start -= 1
        buffer[start] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<32]))
    }
  }

  /// The standard library's shortest digits, with the exponent written out as zeros.
  private static func appendDescription(of value: Double, to bytes: inout [UInt8]) {
    // In this range it has a point and no exponent, and it is no whole number.
    if value.magnitude >= 1e-4, value.magnitude < 4_503_599_627_370_496 {
      bytes.append(contentsOf: value.description.utf8)
      return
    }
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var isExponent = false
    var isExponentNegative = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-") where isExponent: isExponentNegative = true
      case UInt8(ascii: "-"): bytes.append(byte)
      case UInt8(ascii: "+"): continue
      case UInt8(ascii: "."): point = digits.count
      default:
        if isExponent { exponent = exponent * 10 + Int(byte) - 48 } else { digits.append(byte) }
      }
    }
    var place = (point ?? digits.count) + (isExponentNegative ? -exponent : exponent)
    while digits.last == 48 { digits.removeLast() }
    while digits.first == 48 {
      digits.removeFirst()
      place -= 1
    }
    if place <= 0 {
      bytes.append(contentsOf: [48, UInt8(ascii: ".")])
      bytes.append(contentsOf: [UInt8](repeating: 48, count: -place))
      bytes.append(contentsOf: digits)
    } else if place >= digits.count {
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: [UInt8](repeating: 48, count: place - digits.count))
    } else {
      bytes.append(contentsOf: digits[..<place])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[place...])
    }
  }
}
