/// Checksums over a hundred thousand results, equal on every machine that computes them right.
///
/// Twenty thousand each of exponentials, sines, cosines, logarithms, and positions and velocities of
/// springs of all kinds, for arguments from a fixed generator. Each is FNV-1a over the bit patterns,
/// least significant byte first, with minus zero as zero; the last bit of one result changes it.
public struct MotionDigest: Hashable, Sendable {
  /// Over the exponentials, of arguments from -745 to 709.
  public let exponentials: UInt64
  /// Over the sines, of arguments up to 600,000 radians.
  public let sines: UInt64
  /// Over the cosines of the same arguments.
  public let cosines: UInt64
  /// Over the logarithms, of positive numbers of any size.
  public let logarithms: UInt64
  /// Over the positions and velocities of springs.
  public let springs: UInt64
  /// Over the other five.
  public let combined: UInt64

  /// Computes the results; some milliseconds.
  public init() {
    var numbers = Numbers(state: 2026)
    var exponentials = Checksum()
    var sines = Checksum()
    var cosines = Checksum()
    var logarithms = Checksum()
    for _ in 0..<20_000 {
      exponentials.add(Elementary.exp(numbers.next(from: -745, to: 709)))
      let circular = Elementary.sinCos(numbers.next(from: -6e5, to: 6e5))
      sines.add(circular.sin)
      cosines.add(circular.cos)
      logarithms.add(Elementary.log(numbers.nextPositive()))
    }
    var springs = Checksum()
    for _ in 0..<1000 {
      let ratio = numbers.next(from: 0, to: 2)
      let frequency = numbers.next(from: 1, to: 100)
      let spring = Spring(uncheckedFrequency: frequency, dampingRatio: ratio)
      let velocity = numbers.next(from: -1000, to: 1000)
      let motion = Motion(spring, from: -80, to: 0, initialVelocity: velocity)
      for _ in 0..<9 {
        let state = motion.state(at: numbers.next(from: 0, to: 2))
        springs.add(state.value)
        springs.add(state.velocity)
      }
      springs.add(motion.settlingTime ?? -1)
      springs.add(spring.settlingBound(fromValue: -80, toValue: 0.0) ?? -1)
    }
    self.exponentials = exponentials.hash
    self.sines = sines.hash
    self.cosines = cosines.hash
    self.logarithms = logarithms.hash
    self.springs = springs.hash
    var combined = Checksum()
    for hash in [self.exponentials, self.sines, self.cosines, self.logarithms, self.springs] {
      combined.add(bits: hash)
    }
    self.combined = combined.hash
  }

  /// FNV-1a, 64 bits.
  private struct Checksum {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ value: Double) {
      add(bits: value == 0 ? 0 : value.bitPattern)
    }

    mutating func add(bits: UInt64) {
      for shift in 0..<8 {
        let byte = (bits &>> UInt64(8 * shift)) & 0xff
        hash = (hash ^ byte) &* 0x0000_0100_0000_01b3
      }
    }
  }

  /// SplitMix64.
  private struct Numbers {
    var state: UInt64

    mutating func nextBits() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z &>> 31)
    }

    mutating func next(from low: Double, to high: Double) -> Double {
      low + (high - low) * (Double(nextBits() &>> 11) * 0x1p-53)
    }

    /// A positive number whose exponent is as likely as any other.
    mutating func nextPositive() -> Double {
      Double(bitPattern: nextBits() % 0x7ff0_0000_0000_0000)
    }
  }
}
