extension Elementary {
  /// A product and what its rounding lost, after Dekker and Veltkamp.
  ///
  /// Exact for factors and products well inside the normal range.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a * b
    let aHigh = upperHalf(a)
    let aLow = a - aHigh
    let bHigh = upperHalf(b)
    let bLow = b - bHigh
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return (high, low)
  }

  /// A sum and what its rounding lost, after Knuth.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let s = a + b
    let t = s - a
    return (s, (a - (s - t)) + (b - t))
  }

  /// A number cut to its upper 26 bits.
  @inline(__always)
  static func upperHalf(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
  }
}
