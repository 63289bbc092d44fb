/// Compresses bytes in the zlib format (RFC 1950 and 1951).
///
/// Repeats are found by a hash of three bytes and a short chain of earlier places; each block is
/// written with the shortest of a fixed code, a code of its own, and no compression. No tables or
/// code of zlib are used, so the same bytes come out on every platform.
package struct Deflate {
  /// Compresses bytes.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes)
    deflate.run()
    deflate.output.align()
    var result = deflate.output.bytes
    let sum = Adler32.value(of: bytes)
    for shift in [24, 16, 8, 0] { result.append(UInt8(truncatingIfNeeded: sum >> UInt32(shift))) }
    return result
  }

  private let input: [UInt8]
  private var output = BitWriter()
  /// Literals as their value; repeats as 1 << 31 | length << 16 | distance.
  private var symbols: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)
  private var blockStart = 0
  /// Bits that each byte would take if there were no repeats.
  private let literalBits: [UInt8]

  private init(_ input: [UInt8]) {
    self.input = input
    var counts = [UInt32](repeating: 0, count: 256)
    for byte in input { counts[Int(byte)] += 1 }
    literalBits = HuffmanCode(frequencies: counts, limit: 15).lengths
    // 32 KiB window, deflate; the second byte says "default compression" and makes a multiple of 31.
    output.add(0x78, 8)
    output.add(0x9c, 8)
  }

  private static let window = 32_768
  private static let hashBits: UInt32 = 15
  private static let longest = 258
  /// Places that are looked at for each repeat.
  private static let chain = 16
  /// Symbols of a block.
  private static let blockSize = 32_768
  /// Bits that the two codes of a repeat usually take.
  private static let repeatBits = 12

  private mutating func run() {
    let input = self.input
    let count = input.count
    var heads = [Int32](repeating: -1, count: 1 << Int(Deflate.hashBits))
    var earlier = [Int32](repeating: -1, count: Deflate.window)
    symbols.reserveCapacity(min(count, Deflate.blockSize) + 1)
    var position = 0
    input.withUnsafeBufferPointer { input in
      heads.withUnsafeMutableBufferPointer { heads in
        earlier.withUnsafeMutableBufferPointer { earlier in
          let search = RepeatSearch(
            input: input, heads: heads, earlier: earlier, hashBits: Deflate.hashBits,
            mask: Deflate.window - 1)
          while position < count {
            let found = search.longest(at: position, chain: Deflate.chain)
            if isWorthwhile(found, at: position, input) {
              addRepeat(found.length, found.distance)
              search.insert(position, count: found.length)
              position += found.length
            } else {
              addLiteral(input[position])
              search.insert(position, count: 1)
              position += 1
            }
            if symbols.count >= Deflate.blockSize { writeBlock(end: position, isLast: false) }
          }
        }
      }
    }
    writeBlock(end: count, isLast: true)
  }

  /// Whether a repeat takes fewer bits than its bytes would.
  private func isWorthwhile(
    _ found: (length: Int, distance: Int), at position: Int, _ input: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard found.length >= 3 else { return false }
    guard found.length < 32 else { return true }
    var bits = 0
    for byte in input[position..<position + found.length] { bits += Int(literalBits[Int(byte)]) }
    let distanceBits = DeflateTables.distances[DeflateTables.distanceCode(found.distance)].bits
    return bits > Deflate.repeatBits + distanceBits
  }

  private mutating func addLiteral(_ byte: UInt8) {
    symbols.append(UInt32(byte))
    literalCounts[Int(byte)] += 1
  }

  private mutating func addRepeat(_ length: Int, _ distance: Int) {
    symbols.append(1 << 31 | UInt32(length) << 16 | UInt32(distance))
    literalCounts[257 + DeflateTables.lengthCode(length)] += 1
    distanceCounts[DeflateTables.distanceCode(distance)] += 1
  }
}

extension Deflate {
  /// Writes the symbols so far as a block, in the shortest of the three ways.
  private mutating func writeBlock(end: Int, isLast: Bool) {
    literalCounts[256] = 1
    let own = DeflateCodes(literalCounts, distanceCounts)
    let fixed = DeflateCodes.fixed
    let ownCost = own.cost(literalCounts, distanceCounts)
    let fixedCost = fixed.cost(literalCounts, distanceCounts)
    let plainCost = (end - blockStart) * 8 + ((end - blockStart) / 65_535 + 1) * 40
    if plainCost < min(ownCost, fixedCost) {
      writePlain(end: end, isLast: isLast)
    } else {
      let isFixed = fixedCost <= ownCost
      output.add(isLast ? 1 : 0, 1)
      output.add(isFixed ? 1 : 2, 2)
      let codes = isFixed ? fixed : own
      codes.writeHeader(to: &output)
      for symbol in symbols { codes.write(symbol, to: &output) }
      codes.writeEnd(to: &output)
    }
    symbols.removeAll(keepingCapacity: true)
    literalCounts = [UInt32](repeating: 0, count: 286)
    distanceCounts = [UInt32](repeating: 0, count: 30)
    blockStart = end
  }

  private mutating func writePlain(end: Int, isLast: Bool) {
    var start = blockStart
    repeat {
      let next = min(start + 65_535, end)
      output.add(isLast && next == end ? 1 : 0, 1)
      output.add(0, 2)
      output.align()
      let count = UInt32(next - start)
      output.add(count, 16)
      output.add(~count & 0xffff, 16)
      output.add(input[start..<next])
      start = next
    } while start < end
  }
}
