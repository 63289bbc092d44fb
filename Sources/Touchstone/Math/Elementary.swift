/// Exponentials, logarithms and angles that come out the same, to the last bit, on every machine.
///
/// The system's maths library rounds differently from platform to platform; these functions use
/// only addition, subtraction, multiplication, division and bit patterns, in a fixed order. Each is
/// within one unit in the last place of the true value over all finite arguments (the angle of a
/// direction, which divides first, within one and a half); the tests measure it against a table of
/// 160-bit references. The polynomials are Chebyshev fits of our own; the
/// argument reductions are the textbook ones (Cody and Waite, Payne and Hanek).
public enum Elementary {
  /// Adding and subtracting this rounds to a whole number, ties to even, below 2^51 in size.
  static let rounder: Double = 0x1.8p52

  /// Two to a whole power from -1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: (exponent &+ 1023) &<< 52))
  }
}
