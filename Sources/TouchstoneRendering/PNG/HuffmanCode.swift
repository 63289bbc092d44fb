/// A prefix code for the symbols 0, 1, 2 …, in deflate's canonical form.
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// The codes, their first bit lowest.
  let codes: [UInt16]

  /// Makes the code that has some lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] &+ counts[length]) << 1 }
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      var forward = next[Int(length)]
      next[Int(length)] += 1
      var backward: UInt16 = 0
      for _ in 0..<length {
        backward = backward << 1 | forward & 1
        forward >>= 1
      }
      codes[symbol] = backward
    }
    self.codes = codes
  }

  /// Makes a short code for symbols that occur so often, with codes of at most `limit` bits.
  init(frequencies: [UInt32], limit: Int) {
    self.init(lengths: HuffmanCode.lengths(frequencies, limit))
  }

  /// Bits that all symbols take together.
  func cost(of frequencies: [UInt32]) -> Int {
    var bits = 0
    for (symbol, frequency) in frequencies.enumerated() {
      bits += Int(frequency) * Int(lengths[symbol])
    }
    return bits
  }

  private static func lengths(_ frequencies: [UInt32], _ limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var leaves: [(weight: UInt32, symbol: Int)] = []
    for (symbol, weight) in frequencies.enumerated() where weight > 0 {
      leaves.append((weight, symbol))
    }
    guard leaves.count > 1 else {
      // A code of one symbol still needs a bit.
      if let leaf = leaves.first { lengths[leaf.symbol] = 1 }
      return lengths
    }
    // Equal weights keep the order of symbols, so the code is the same everywhere.
    leaves.sort { $0.weight != $1.weight ? $0.weight < $1.weight : $0.symbol < $1.symbol }
    var counts = depths(leaves.map { $0.weight }, limit)
    var index = 0
    // The rarest symbols get the longest codes.
    for length in stride(from: limit, through: 1, by: -1) {
      while counts[length] > 0 {
        lengths[leaves[index].symbol] = UInt8(length)
        counts[length] -= 1
        index += 1
      }
    }
    return lengths
  }

  /// How many codes of each length a tree over growing weights has, none longer than the limit.
  private static func depths(_ weights: [UInt32], _ limit: Int) -> [Int] {
    let count = weights.count
    // Nodes: the leaves, then the inner ones in the order in which they are made.
    var sums = weights
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    for node in count..<2 * count - 1 {
      var sum: UInt32 = 0
      for _ in 0..<2 {
        let isLeaf = leaf < count && (inner >= sums.count || weights[leaf] <= sums[inner])
        let child = isLeaf ? leaf : inner
        if isLeaf { leaf += 1 } else { inner += 1 }
        sum &+= sums[child]
        parents[child] = node
      }
      sums.append(sum)
    }
    var depth = [Int](repeating: 0, count: 2 * count - 1)
    var counts = [Int](repeating: 0, count: max(limit, count) + 1)
    for node in stride(from: 2 * count - 3, through: 0, by: -1) {
      depth[node] = depth[parents[node]] + 1
      if node < count { counts[depth[node]] += 1 }
    }
    shorten(&counts, limit)
    return counts
  }

  /// Moves codes that are too long up the tree, as the format needs.
  private static func shorten(_ counts: inout [Int], _ limit: Int) {
    for length in stride(from: counts.count - 1, to: limit, by: -1) {
      while counts[length] > 0 {
        // Two leaves of this depth: one takes their parent's place, the other goes beside a leaf
        // that moves one down.
        var shorter = length - 2
        while counts[shorter] == 0 { shorter -= 1 }
        counts[length] -= 2
        counts[length - 1] += 1
        counts[shorter + 1] += 2
        counts[shorter] -= 1
      }
    }
  }
}
