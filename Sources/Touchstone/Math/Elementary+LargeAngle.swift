extension Elementary {
  /// The sine and the cosine of an angle beyond half a million radians, after Payne and Hanek.
  @inline(never)
  static func sinCosOfLargeAngle(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let (quadrant, r, low) = reduceLargeAngle(x.magnitude)
    let sign: Double = x < 0 ? -1 : 1
    let result = sinCos(ofReduced: r, low, quadrant: quadrant)
    return (sign * result.sin, result.cos)
  }

  /// Takes whole quarter turns off a positive angle of at least 2^19 radians.
  ///
  /// The angle is m·2^e with a 53-bit whole number m. Of the bits of 2/π only those matter whose
  /// product with m·2^e lies below four; 256 of them leave more than 128 good bits after the worst
  /// cancellation that a double can show (about 61 bits).
  private static func reduceLargeAngle(
    _ x: Double
  ) -> (quadrant: UInt64, r: Double, low: Double) {
    let mantissa = (x.bitPattern & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
    let exponent = Int(truncatingIfNeeded: x.bitPattern &>> 52) - 1075
    // Bits of 2/π above 2^(2 - exponent) contribute whole multiples of four turns quarters.
    let first = max(0, exponent - 2)
    let words = bitsOfTwoOverPi(from: first)
    // product = mantissa · words, as ten 32-bit digits, the least significant first.
    var product: [UInt64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (j, digit) in [mantissa & 0xffff_ffff, mantissa &>> 32].enumerated() {
      var carry: UInt64 = 0
      for i in 0..<8 {
        let sum = digit &* words[7 - i] &+ product[i + j] &+ carry
        product[i + j] = sum & 0xffff_ffff
        carry = sum &>> 32
      }
      product[j + 8] = carry
    }
    // The binary point: the words stand for a fraction that starts at bit `first`, so the
    // product counts in units of 2^(exponent - first - 256).
    let point = 256 - (exponent - first)
    var quadrant = bits(of: product, from: point, count: 2)
    let top = bits(of: product, from: point - 62, count: 62)
    let next = bits(of: product, from: point - 124, count: 62)
    // The fraction of a quarter turn, between -1/2 and 1/2, in units of 2^-62 and 2^-124.
    var signedTop = Int64(bitPattern: top)
    if top &>> 61 != 0 {
      signedTop &-= 1 &<< 62
      quadrant = (quadrant &+ 1) & 3
    }
    return scaledToRadians(signedTop, next, quadrant)
  }

  private static func scaledToRadians(
    _ top: Int64, _ next: UInt64, _ quadrant: UInt64
  ) -> (quadrant: UInt64, r: Double, low: Double) {
    // The upper 31 bits, the middle 31 and the rest are exact as doubles; their sum is kept as a
    // pair. Massive cancellation leaves the upper parts zero and the rest still has 60 bits.
    let upper = Double(top &>> 31) * 0x1p-31
    let middle = Double(top & 0x7fff_ffff) * 0x1p-62
    let lower = Double(next &>> 31) * 0x1p-93 + Double(next & 0x7fff_ffff) * 0x1p-124
    let (a, b) = sum(upper, middle)
    let (high, rest) = sum(a, b + lower)
    // Times π/2, as a pair: the product of the 26-bit halves is exact.
    let piHigh = 0x1.921fb5p+0
    let piLow = 0x1.110b4611a6263p-26
    let halfHigh = upperHalf(high)
    let halfLow = high - halfHigh
    let main = halfHigh * piHigh
    let minor =
      halfHigh * piLow + halfLow * piHigh + (halfLow * piLow + rest * 0x1.921fb54442d18p+0)
    let (r, low) = sum(main, minor)
    return (quadrant, r, low)
  }

  /// Up to 62 bits of a long number, from a bit position on.
  private static func bits(of digits: [UInt64], from position: Int, count: Int) -> UInt64 {
    var result: UInt64 = 0
    for offset in 0..<count {
      let bit = position + offset
      guard bit >= 0, bit < digits.count * 32 else { continue }
      result |= ((digits[bit / 32] &>> UInt64(bit % 32)) & 1) &<< UInt64(offset)
    }
    return result
  }

  /// 256 bits of 2/π from a bit position on, as eight 32-bit digits, the most significant first.
  private static func bitsOfTwoOverPi(from position: Int) -> [UInt64] {
    let table: [UInt64] = [
      0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
      0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c,
      0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41,
      0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
      0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
      0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08,
      0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
    ]
    var words: [UInt64] = []
    for index in 0..<8 {
      let bit = position + index * 32
      let word = bit / 64
      let shift = UInt64(bit % 64)
      let upper = word < table.count ? table[word] &<< shift : 0
      let lower = shift > 0 && word + 1 < table.count ? table[word + 1] &>> (64 - shift) : 0
      words.append((upper | lower) &>> 32)
    }
    return words
  }
}
