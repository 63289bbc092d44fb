/// Numbers that look random and are the same in every run: SplitMix64.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func nextBits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Evenly spread.
  mutating func next(from low: Double, to high: Double) -> Double {
    low + (high - low) * (Double(nextBits() >> 11) * 0x1p-53)
  }

  /// Evenly spread over the doubles between two positive numbers.
  mutating func nextPattern(from low: Double, to high: Double) -> Double {
    Double(bitPattern: low.bitPattern + nextBits() % (high.bitPattern - low.bitPattern))
  }

  /// One of a few.
  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int(nextBits() % UInt64(choices.count))]
  }
}
