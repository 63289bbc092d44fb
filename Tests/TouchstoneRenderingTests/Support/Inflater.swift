/// Undoes deflate (RFC 1951); written from the standard alone, to check the encoder.
struct Inflater {
  struct Failure: Error { let reason: String }

  private let bytes: [UInt8]
  private var index: Int
  private var bit = 0
  private var output: [UInt8] = []
  /// The kind of each block, in order: 0 plain, 1 fixed, 2 own codes.
  private(set) var kinds: [Int] = []

  /// Undoes the zlib format and checks its sum.
  static func zlib(_ bytes: [UInt8]) throws -> (bytes: [UInt8], kinds: [Int]) {
    guard bytes.count >= 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    else { throw Failure(reason: "zlib header") }
    var inflater = Inflater(bytes, 2)
    try inflater.run()
    var (a, b) = (1, 0)
    for byte in inflater.output {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let sum = bytes[inflater.index...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard sum == b << 16 | a, inflater.index + 4 == bytes.count else {
      throw Failure(reason: "Adler-32 or bytes left over")
    }
    return (inflater.output, inflater.kinds)
  }

  private init(_ bytes: [UInt8], _ start: Int) {
    self.bytes = bytes
    index = start
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      let kind = try bits(2)
      kinds.append(kind)
      switch kind {
      case 0: try plain()
      case 1:
        var lengths = [Int](repeating: 8, count: 288)
        for symbol in 144...255 { lengths[symbol] = 9 }
        for symbol in 256...279 { lengths[symbol] = 7 }
        try block(lengths, [Int](repeating: 5, count: 30))
      case 2: try ownBlock()
      default: throw Failure(reason: "block kind 3")
      }
    }
    if bit > 0 { index += 1 }
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard index < bytes.count else { throw Failure(reason: "end of data") }
      value |= Int(bytes[index] >> UInt8(bit) & 1) << place
      bit += 1
      if bit == 8 { (bit, index) = (0, index + 1) }
    }
    return value
  }

  private mutating func plain() throws {
    if bit > 0 { (bit, index) = (0, index + 1) }
    let count = try bits(16)
    guard try bits(16) == ~count & 0xffff, index + count <= bytes.count else {
      throw Failure(reason: "length of a plain block")
    }
    output.append(contentsOf: bytes[index..<index + count])
    index += count
  }

  private mutating func ownBlock() throws {
    let literals = try bits(5) + 257
    let distances = try bits(5) + 1
    let count = try bits(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      lengths[symbol] = try bits(3)
    }
    let code = Code(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      let symbol = try next(code)
      switch symbol {
      case 16:
        guard let last = all.last else { throw Failure(reason: "repeat of nothing") }
        all += [Int](repeating: last, count: try bits(2) + 3)
      case 17: all += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: all += [Int](repeating: 0, count: try bits(7) + 11)
      default: all.append(symbol)
      }
    }
    guard all.count == literals + distances else { throw Failure(reason: "code lengths") }
    try block(Array(all[..<literals]), Array(all[literals...]))
  }

  /// A canonical code: the first code and the first index of each length.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in 1...15 {
        for symbol in lengths.indices where lengths[symbol] == length {
          counts[length] += 1
          symbols.append(symbol)
        }
      }
    }
  }

  private mutating func next(_ code: Code) throws -> Int {
    var (value, first, start) = (0, 0, 0)
    for length in 1...15 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[start + value - first] }
      start += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Failure(reason: "no such code")
  }

  private mutating func block(_ literalLengths: [Int], _ distanceLengths: [Int]) throws {
    let (literals, distances) = (Code(literalLengths), Code(distanceLengths))
    let lengthBases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
      131, 163, 195, 227, 258,
    ]
    let lengthBits = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    let distanceBases = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]
    while true {
      let symbol = try next(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol <= 285 else { throw Failure(reason: "length symbol") }
      let length = lengthBases[symbol - 257] + (try bits(lengthBits[symbol - 257]))
      let code = try next(distances)
      let distance = distanceBases[code] + (try bits(max(0, code / 2 - 1)))
      guard distance <= output.count else { throw Failure(reason: "distance") }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
