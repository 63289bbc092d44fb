import Testing
import TouchstoneTraces

@Suite struct DecimalParserTests {
  /// What the scanner makes of a text.
  private func number(_ text: String) -> Double? {
    (try? JSONValue(Array(text.utf8)))?.number
  }

  private func mismatches(_ texts: some Sequence<String>) -> [String] {
    texts.compactMap { text in
      let expected = Double(text) ?? .nan
      let found = number(text)
      if expected.isInfinite { return found == nil ? nil : "\(text): expected a refusal" }
      return found?.bitPattern == expected.bitPattern
        ? nil : "\(text): \(String(describing: found))"
    }
  }

  @Test func `hard decimals round as the standard library rounds them`() {
    let hard = [
      "0", "-0", "0.0", "1", "-1", "0.1", "0.2", "0.3", "1e0", "1E5", "1e+5", "1e-5", "123456789",
      "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740995",
      "9007199254740993.00000000000000000000000000000001", "9007199254740992.5",
      "18446744073709551615", "18446744073709551616", "99999999999999999999", "0.83984375",
      "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309",
      "2.2250738585072014e-308", "2.2250738585072011e-308", "2.225073858507201e-308", "5e-324",
      "2.4703282292062327e-324", "2.4703282292062328e-324", "2.5e-324", "1e-400", "1e400",
      "4.9406564584124654e-324", "7.4109846876186981e-324", "6.9294956446009195e15",
      "8.5e15", "1e22", "1e23", "1e24", "3.0e-23", "1.0e-65", "1.0e65", "1e66", "1e-66",
      "2.225073858507201136057409796709131975934819546351645648023426109724822222021076945516529523"
        + "90813508791414915891303962110687008643869459464552765720740782062174337998814106326732925"
        + "355228688137214901298112245145188984905722230728525513315575501591439747639798341180199932"
        + "396254e-308",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124",
      "1.00000000000000011102230246251565404236316680908203126",
      "0." + String(repeating: "0", count: 400) + "1",
      "1" + String(repeating: "0", count: 308), "1" + String(repeating: "0", count: 309),
      String(repeating: "9", count: 1200) + "e-1180", "0.5e-324", "1e999999999", "0e999999999",
      "1e-999999999", "17.5e-1", "1.2345678901234567890123456789012345678901234567890e10",
    ]
    #expect(mismatches(hard).joined(separator: "\n") == "")
  }

  @Test func `random decimals round as the standard library rounds them`() {
    var random = SplitMix64(seed: 7)
    var texts: [String] = []
    for index in 0..<6000 {
      let digits = 1 + Int(random.next() % (index % 10 == 0 ? 40 : 20))
      var text = random.next() % 2 == 0 ? "-" : ""
      text += "\(1 + random.next() % 9)"
      for _ in 1..<max(2, digits) { text += "\(random.next() % 10)" }
      if random.next() % 2 == 0 { text += ".\(random.next() % 1_000_000)" }
      if random.next() % 2 == 0 { text += "e\(Int(random.next() % 680) - 345)" }
      texts.append(text)
    }
    #expect(mismatches(texts).joined(separator: "\n") == "")
  }

  @Test func `every double comes back from its shortest text`() {
    var random = SplitMix64(seed: 11)
    var wrong: [String] = []
    for _ in 0..<6000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite, let text = JSONNumber(value)?.text else { continue }
      if number(text)?.bitPattern != (value == 0 ? 0 : value).bitPattern { wrong.append(text) }
      if text.contains("e") || text.hasSuffix(".0") { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test func `halfway points between doubles round to even`() {
    var random = SplitMix64(seed: 13)
    var wrong: [String] = []
    for _ in 0..<300 {
      // A double with 20 bits after the point, plus half a unit: exact in decimal.
      let mantissa = random.next() >> 11 | 1 << 52
      let whole = mantissa >> 20
      var fraction = UInt64(mantissa & 0xF_FFFF) * 2 + 1
      var digits = ""
      for _ in 0..<21 {
        fraction *= 10
        digits += "\(fraction >> 21)"
        fraction &= 0x1F_FFFF
      }
      let text = "\(whole).\(digits)"
      if number(text)?.bitPattern != Double(text)?.bitPattern { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test(arguments: ["", "-", "01", "-01", "1.", ".5", "1e", "1e+", "+1", "NaN", "Infinity", "0x10"])
  func `what is no number is refused`(text: String) {
    #expect(number(text) == nil)
  }
}
