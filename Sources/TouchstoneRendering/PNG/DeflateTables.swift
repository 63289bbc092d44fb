/// The numbers of RFC 1951, section 3.2.5.
enum DeflateTables {
  /// The shortest repeat of each length code, and its extra bits.
  static let lengths: [(base: Int, bits: Int)] = table(
    count: 28, first: 3, step: 4, last: (258, 0))
  /// The smallest distance of each distance code, and its extra bits.
  static let distances: [(base: Int, bits: Int)] = table(
    count: 30, first: 1, step: 2, last: nil)

  /// Codes in groups of `step`; each group but the first two has one extra bit more than the last.
  private static func table(
    count: Int, first: Int, step: Int, last: (base: Int, bits: Int)?
  ) -> [(base: Int, bits: Int)] {
    var result: [(base: Int, bits: Int)] = []
    var base = first
    for code in 0..<count {
      let bits = max(0, code / step - 1)
      result.append((base, bits))
      base += 1 << bits
    }
    if let last { result.append(last) }
    return result
  }

  private static let lengthCodes: [UInt8] = (0...258).map { length in
    UInt8(lengths.lastIndex { $0.base <= length } ?? 0)
  }
  private static let nearDistanceCodes: [UInt8] = (0...256).map { distance in
    UInt8(distances.lastIndex { $0.base <= distance } ?? 0)
  }
  /// For distances beyond 256, by (distance − 1) / 128.
  private static let farDistanceCodes: [UInt8] = (0...256).map { index in
    UInt8(distances.lastIndex { $0.base <= index * 128 + 1 } ?? 0)
  }

  /// The code of a repeat's length, 3…258, counted from 0.
  static func lengthCode(_ length: Int) -> Int { Int(lengthCodes[length]) }

  /// The code of a distance, 1…32,768.
  static func distanceCode(_ distance: Int) -> Int {
    distance <= 256
      ? Int(nearDistanceCodes[distance]) : Int(farDistanceCodes[(distance - 1) / 128])
  }
}
