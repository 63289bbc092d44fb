/// Finds earlier places whose bytes repeat.
struct RepeatSearch {
  let input: UnsafeBufferPointer<UInt8>
  /// For each hash, the last place that had it.
  let heads: UnsafeMutableBufferPointer<Int32>
  /// For each place within the window, the place before it with the same hash.
  let earlier: UnsafeMutableBufferPointer<Int32>
  let hashBits: UInt32
  /// The window's size minus 1.
  let mask: Int

  private func hash(_ position: Int) -> Int {
    let value =
      UInt32(input[position]) | UInt32(input[position + 1]) << 8
      | UInt32(input[position + 2]) << 16
    return Int((value &* 0x9e37_79b1) >> (32 - hashBits))
  }

  /// The longest repeat at a position, among the nearest places of its chain.
  func longest(at position: Int, chain: Int) -> (length: Int, distance: Int) {
    let limit = min(258, input.count - position)
    guard limit >= 3 else { return (0, 0) }
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[hash(position)])
    for _ in 0..<chain {
      guard candidate >= 0, position - candidate <= mask else { break }
      var length = 0
      // A longer repeat must also agree where the best one so far ends.
      if best.length == 0 || input[candidate + best.length] == input[position + best.length] {
        length = commonLength(candidate, position, limit)
      }
      if length > best.length {
        best = (length, position - candidate)
        if length == limit { break }
      }
      candidate = Int(earlier[candidate & mask])
    }
    return best
  }

  /// How many bytes at two places agree, at most `limit`.
  private func commonLength(_ first: Int, _ second: Int, _ limit: Int) -> Int {
    let raw = UnsafeRawBufferPointer(input)
    var length = 0
    while length + 8 <= limit {
      let one = raw.loadUnaligned(fromByteOffset: first + length, as: UInt64.self)
      let other = raw.loadUnaligned(fromByteOffset: second + length, as: UInt64.self)
      if one != other {
        return length + (one ^ other).littleEndian.trailingZeroBitCount / 8
      }
      length += 8
    }
    while length < limit, input[first + length] == input[second + length] { length += 1 }
    return length
  }

  /// Remembers places; within long repeats only the first and the last few, which is enough.
  func insert(_ position: Int, count: Int) {
    let end = min(position + count, input.count - 2)
    var place = position
    while place < end {
      if place == position + 16 && end - place > 16 { place = end - 16 }
      let slot = hash(place)
      earlier[place & mask] = heads[slot]
      heads[slot] = Int32(place)
      place += 1
    }
  }
}
