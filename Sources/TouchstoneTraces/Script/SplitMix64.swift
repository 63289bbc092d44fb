/// Random numbers that are the same on every machine, from a seed.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes a generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A number from 0 up to but not including 1, a multiple of 2⁻⁵³.
  public mutating func unit() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// A number around 0 with standard deviation 1, never beyond ±6; from sums only.
  public mutating func bell() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum
  }
}
