import Testing
import Touchstone

/// The digest is FNV-1a over bytes, whatever shortcuts it takes.
@Suite struct DigestTests {
  private func plain(_ words: [UInt64]) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words {
      for shift: UInt64 in [0, 8, 16, 24, 32, 40, 48, 56] {
        value = (value ^ (word >> shift & 0xff)) &* 0x100_0000_01b3
      }
    }
    return value
  }

  @Test func `words of every length give what the bytes one by one give`() {
    var words: [UInt64] = [0, 1, 0xff, 0x100, 0xffff, .max, 1 << 63]
    for shift: UInt64 in 0..<64 { words.append(0x8123_4567_89ab_cdef >> shift) }
    let numbers: [Double] = [.leastNonzeroMagnitude, 1, -80.5, 0.1, 1e300]
    words += numbers.map { $0.bitPattern }
    var digest = Digest()
    for word in words { digest.combine(word) }
    #expect(digest.value == plain(words))
    let single = words.filter { word in
      var digest = Digest()
      digest.combine(word)
      return digest.value != plain([word])
    }
    #expect(single == [])
  }

  @Test func `zero has no sign, and a text counts with its length`() {
    var negative = Digest()
    negative.combine(-0.0)
    var positive = Digest()
    positive.combine(0.0)
    #expect(negative == positive)
    var split = Digest()
    for part in ["ab", "c"] { split.combine(part) }
    var whole = Digest()
    for part in ["a", "bc"] { whole.combine(part) }
    #expect(split != whole)
    #expect(Digest().text == "cbf29ce484222325")
  }
}
