/// The two codes of a block, and how they are written.
struct DeflateCodes {
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  /// The lengths of both codes, run by run; empty for the fixed codes.
  private let header: [(symbol: Int, extra: UInt32, bits: Int)]
  private let headerCode: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int

  /// The codes that need no header.
  static let fixed: DeflateCodes = {
    var lengths = [UInt8](repeating: 8, count: 288)
    for symbol in 144..<256 { lengths[symbol] = 9 }
    for symbol in 256..<280 { lengths[symbol] = 7 }
    return DeflateCodes(
      literals: HuffmanCode(lengths: lengths),
      distances: HuffmanCode(lengths: [UInt8](repeating: 5, count: 30)))
  }()

  private init(literals: HuffmanCode, distances: HuffmanCode) {
    self.literals = literals
    self.distances = distances
    header = []
    headerCode = HuffmanCode(lengths: [])
    literalCount = 0
    distanceCount = 0
  }

  /// Makes codes for how often symbols occur.
  init(_ literalCounts: [UInt32], _ distanceCounts: [UInt32]) {
    literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
    let lastLiteral = literals.lengths.lastIndex { $0 > 0 } ?? 256
    let lastDistance = distances.lengths.lastIndex { $0 > 0 } ?? 0
    literalCount = max(257, lastLiteral + 1)
    distanceCount = lastDistance + 1
    header = DeflateCodes.runs(
      Array(literals.lengths[..<literalCount]) + distances.lengths[..<distanceCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for run in header { counts[run.symbol] += 1 }
    headerCode = HuffmanCode(frequencies: counts, limit: 7)
  }

  /// Runs of equal lengths: 16 repeats the last one, 17 and 18 are runs of zeros.
  private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt32, bits: Int)] {
    var runs: [(symbol: Int, extra: UInt32, bits: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var end = index
      while end < lengths.count, lengths[end] == length { end += 1 }
      if length != 0 {
        runs.append((Int(length), 0, 0))
        index += 1
      }
      while end - index >= 3 {
        let most = length == 0 ? 138 : 6
        let count = min(most, end - index)
        if length != 0 {
          runs.append((16, UInt32(count - 3), 2))
        } else if count <= 10 {
          runs.append((17, UInt32(count - 3), 3))
        } else {
          runs.append((18, UInt32(count - 11), 7))
        }
        index += count
      }
      while index < end {
        runs.append((Int(length), 0, 0))
        index += 1
      }
    }
    return runs
  }

  /// The order in which a header gives the lengths of its own code.
  private static let headerOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private var headerCodeCount: Int {
    let last = DeflateCodes.headerOrder.lastIndex { headerCode.lengths[$0] > 0 } ?? 3
    return max(4, last + 1)
  }

  /// Bits of a block with so many symbols, the header included.
  func cost(_ literalCounts: [UInt32], _ distanceCounts: [UInt32]) -> Int {
    var bits = 3 + literals.cost(of: literalCounts) + distances.cost(of: distanceCounts)
    for (code, entry) in DeflateTables.lengths.enumerated() {
      bits += Int(literalCounts[257 + code]) * entry.bits
    }
    for (code, entry) in DeflateTables.distances.enumerated() {
      bits += Int(distanceCounts[code]) * entry.bits
    }
    guard !header.isEmpty else { return bits }
    bits += 14 + 3 * headerCodeCount
    for run in header { bits += Int(headerCode.lengths[run.symbol]) + run.bits }
    return bits
  }

  func writeHeader(to output: inout BitWriter) {
    guard !header.isEmpty else { return }
    output.add(UInt32(literalCount - 257), 5)
    output.add(UInt32(distanceCount - 1), 5)
    output.add(UInt32(headerCodeCount - 4), 4)
    for symbol in DeflateCodes.headerOrder[..<headerCodeCount] {
      output.add(UInt32(headerCode.lengths[symbol]), 3)
    }
    for run in header {
      output.add(UInt32(headerCode.codes[run.symbol]), Int(headerCode.lengths[run.symbol]))
      output.add(run.extra, run.bits)
    }
  }

  func write(_ symbol: UInt32, to output: inout BitWriter) {
    guard symbol >> 31 == 1 else {
      output.add(UInt32(literals.codes[Int(symbol)]), Int(literals.lengths[Int(symbol)]))
      return
    }
    let length = Int(symbol >> 16 & 0x1ff)
    let distance = Int(symbol & 0xffff)
    let lengthCode = DeflateTables.lengthCode(length)
    let lengthEntry = DeflateTables.lengths[lengthCode]
    output.add(
      UInt32(literals.codes[257 + lengthCode]), Int(literals.lengths[257 + lengthCode]))
    output.add(UInt32(length - lengthEntry.base), lengthEntry.bits)
    let distanceCode = DeflateTables.distanceCode(distance)
    let distanceEntry = DeflateTables.distances[distanceCode]
    output.add(
      UInt32(distances.codes[distanceCode]), Int(distances.lengths[distanceCode]))
    output.add(UInt32(distance - distanceEntry.base), distanceEntry.bits)
  }

  func writeEnd(to output: inout BitWriter) {
    output.add(UInt32(literals.codes[256]), Int(literals.lengths[256]))
  }
}
