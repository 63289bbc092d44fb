import Testing
import TouchstoneRendering

@Suite struct DeflateTests {
  private static let texts: [(String, [UInt8])] = {
    var generator = SplitMix(seed: 5)
    var noise: [UInt8] = []
    for _ in 0..<90_000 { noise.append(UInt8(truncatingIfNeeded: generator.next())) }
    var few: [UInt8] = []
    for _ in 0..<70_000 { few.append(UInt8(generator.next() % 5)) }
    var rare: [UInt8] = []
    var weight = 1
    // Symbols whose counts are Fibonacci numbers make the deepest tree.
    var before = 1
    for symbol in 0..<24 {
      rare += [UInt8](repeating: UInt8(symbol * 7), count: weight)
      (before, weight) = (weight, weight + before)
    }
    rare.shuffle(using: &generator)
    return [
      ("nothing", []), ("one byte", [7]), ("two bytes", [7, 7]), ("three", [1, 2, 3]),
      ("a long run", [UInt8](repeating: 9, count: 100_000)),
      ("a short run", [UInt8](repeating: 9, count: 259)),
      ("all bytes", Array(0...255)), ("noise", noise), ("few symbols", few), ("deep", rare),
      ("far repeats", Array(few[..<200] + noise[..<32_560] + few[..<200])),
      ("repeats beyond the window", Array(few[..<200] + noise[..<32_569] + few[..<200])),
    ]
  }()

  @Test func `an independent inflater gives back every byte`() throws {
    var wrong: [String] = []
    var kinds: Set<Int> = []
    for (name, bytes) in DeflateTests.texts {
      let packed = Deflate.zlib(bytes)
      let (back, used) = try Inflater.zlib(packed)
      kinds.formUnion(used)
      if back != bytes { wrong.append(name) }
      if packed.count > bytes.count + bytes.count / 4000 + 24 { wrong.append("\(name) grew") }
    }
    #expect(wrong == [])
    #expect(kinds == [0, 1, 2], "every kind of block was used")
  }

  @Test func `repeats and rare symbols are packed tightly`() throws {
    #expect(Deflate.zlib([UInt8](repeating: 9, count: 100_000)).count < 150)
    let few = DeflateTests.texts.first { $0.0 == "few symbols" }?.1 ?? []
    // Five equally frequent symbols hold 2.32 bits each, 2.4 with codes of whole bits.
    #expect(Deflate.zlib(few).count < few.count * 27 / 80)
  }

  @Test func `random mixtures of runs, copies and noise survive`() throws {
    var generator = SplitMix(seed: 21)
    var wrong: [Int] = []
    for round in 0..<60 {
      var bytes: [UInt8] = []
      while bytes.count < 3000 {
        let count = Int(generator.next() % 300)
        switch generator.next() % 3 {
        case 0: bytes += [UInt8](repeating: UInt8(generator.next() % 4), count: count)
        case 1:
          let start = Int(generator.next() % UInt64(bytes.count + 1))
          bytes += Array(bytes[start...].prefix(count))
        default: for _ in 0..<count / 8 { bytes.append(UInt8(generator.next() % 256)) }
        }
      }
      if try Inflater.zlib(Deflate.zlib(bytes)).bytes != bytes { wrong.append(round) }
    }
    #expect(wrong == [])
  }
}
