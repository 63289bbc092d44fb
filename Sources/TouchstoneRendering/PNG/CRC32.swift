/// The sum that PNG puts behind each chunk (CRC-32, as in ISO 3309).
struct CRC32 {
  private var state: UInt32 = 0xffff_ffff

  /// The sum of all bytes so far.
  var value: UInt32 { ~state }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let index = Int(truncatingIfNeeded: (state ^ UInt32(byte)) & 255)
      state = CRC32.table[index] ^ state >> 8
    }
  }

  private static let table: [UInt32] = (0..<256).map { start in
    var value = UInt32(start)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    return value
  }
}
