extension ByteText {
  /// Moves over spaces and tabs.
  @inline(__always)
  static func skipBlanks(_ bytes: Span<UInt8>, _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  /// Reads a whole decimal number with or without sign; nil if there is none or it is too large.
  static func decimal(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
    var position = index
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var value: UInt64 = 0
    while position < bytes.count {
      let digit = bytes[position] &- 48
      guard digit < 10 else { break }
      guard value < 900_000_000_000_000_000 else { return nil }
      value = value * 10 + UInt64(digit)
      position += 1
    }
    guard position > first else { return nil }
    index = position
    return isNegative ? -Int64(value) : Int64(value)
  }

  /// Reads a hexadecimal number of at most eight digits.
  static func hexadecimal(_ bytes: Span<UInt8>, _ index: inout Int) -> UInt32? {
    var position = index
    var value: UInt32 = 0
    while position < bytes.count, let digit = hexadecimalDigit(bytes[position]) {
      guard position - index < 8 else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    guard position > index else { return nil }
    index = position
    return value
  }

  /// Reads `seconds.fraction` as microseconds; nil if there is no such time or it is too large.
  static func time(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
    var position = index
    guard let seconds = decimal(bytes, &position), seconds >= 0, position < bytes.count,
      bytes[position] == UInt8(ascii: ".")
    else { return nil }
    position += 1
    let first = position
    var fraction: Int64 = 0
    while position < bytes.count, position - first < 9 {
      let digit = bytes[position] &- 48
      guard digit < 10 else { break }
      if position - first < 6 { fraction = fraction * 10 + Int64(digit) }
      position += 1
    }
    guard position > first else { return nil }
    for _ in min(6, position - first)..<6 { fraction *= 10 }
    index = position
    return microseconds(seconds: seconds, fraction: fraction)
  }

  /// Seconds and microseconds as one number; nil if it does not fit.
  static func microseconds(seconds: Int64, fraction: Int64) -> Int64? {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflowToo) = product.addingReportingOverflow(fraction)
    return overflow || overflowToo ? nil : sum
  }
}
