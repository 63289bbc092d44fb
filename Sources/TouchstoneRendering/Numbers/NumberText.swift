/// Writes numbers as the shortest decimal that reads back to the same double.
enum NumberText {
  /// Appends a finite number: whole numbers without a point, −0 as 0, no exponent between 1e-7 and
  /// 1e21 (the bounds that ECMAScript uses).
  static func append(_ value: Double, to text: inout String) {
    if value == 0 {
      text += "0"
      return
    }
    if value.magnitude < 1e15, value == value.rounded(.towardZero) {
      text += "\(Int64(value))"
      return
    }
    let written = "\(value)"
    if !written.utf8.contains(UInt8(ascii: "e")) {
      // The standard library ends whole numbers with ".0".
      text += written.utf8.suffix(2).elementsEqual(".0".utf8) ? written.dropLast(2) : written[...]
      return
    }
    appendScientific(written, value.magnitude, to: &text)
  }

  /// A number as text of its own.
  static func text(_ value: Double) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// Writes the digits of "d.ddde±xx" in plain form where the bounds allow it.
  private static func appendScientific(
    _ written: String, _ magnitude: Double, to text: inout String
  ) {
    var digits: [UInt8] = []
    var exponent = 0
    var isExponent = false
    var isNegativeExponent = false
    for byte in written.utf8 {
      switch byte {
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isNegativeExponent = isExponent
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isExponent { exponent = exponent * 10 + Int(byte) - 48 } else { digits.append(byte) }
      default: break
      }
    }
    while digits.count > 1 && digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if isNegativeExponent { exponent = -exponent }
    if written.utf8.first == UInt8(ascii: "-") { text += "-" }
    if magnitude >= 1e21 || magnitude < 1e-7 {
      append(digits: digits[..<1], to: &text)
      if digits.count > 1 { text += "." }
      append(digits: digits[1...], to: &text)
      text += "e\(exponent)"
    } else if exponent < 0 {
      text += "0."
      text += String(repeating: "0", count: -exponent - 1)
      append(digits: digits[...], to: &text)
    } else {
      // Reached from 1e16 on, where the standard library begins to use exponents: a whole number.
      append(digits: digits[...], to: &text)
      text += String(repeating: "0", count: max(0, exponent + 1 - digits.count))
    }
  }

  private static func append(digits: ArraySlice<UInt8>, to text: inout String) {
    for digit in digits { text.unicodeScalars.append(Unicode.Scalar(digit)) }
  }
}
