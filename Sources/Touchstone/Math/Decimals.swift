/// Numbers as text for a person to read; machines read the shortest form that gives the number back.
public enum Decimals {
  /// A number with at most three decimals, without needless zeros and without a negative zero.
  ///
  /// Numbers of 10¹⁵ and more, infinite ones and those that are none keep the standard form.
  public static func short(_ number: Double) -> String {
    trimmed(number, decimals: 3)
  }

  /// A number with exactly so many decimals, 0…9, halves away from zero, no negative zero.
  public static func fixed(_ number: Double, decimals: Int) -> String {
    guard number.magnitude < 1e15 else { return "\(number)" }
    let decimals = max(0, min(9, decimals))
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let whole = Int64(number.magnitude)
    let rest = Int64((number.magnitude - Double(whole)) * Double(unit) + 0.5)
    let carried = whole + rest / unit
    let fraction = rest % unit
    let sign = number < 0 && (carried != 0 || fraction != 0) ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(carried)" }
    let digits = "\(fraction)"
    let zeros = String(repeating: "0", count: decimals - digits.utf8.count)
    return "\(sign)\(carried).\(zeros)\(digits)"
  }

  private static func trimmed(_ number: Double, decimals: Int) -> String {
    var text = fixed(number, decimals: decimals)
    guard number.magnitude < 1e15 else { return text }
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }
}
