import Testing
import Touchstone

/// Rows are found by their names, whatever came and went before.
@Suite struct RowIDTests {
  @Test func `a list finds the same rows as a search through them after any changes`() throws {
    var list = try SwipeList((0..<40).map { RowID("row \($0)") }, width: 320)
    var expected = (0..<40).map { "row \($0)" }
    var events: [SwipeListEvent] = []
    var state: UInt64 = 7
    var wrong: [String] = []
    for step in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let dice = Int(state >> 40)
      let time = Timestamp(nanoseconds: Int64(step) * 1_000_000)
      let name = "row \(dice % 97)"
      let place = expected.isEmpty ? 0 : dice / 97 % expected.count
      switch dice % 4 {
      case 0:
        list.perform(.insert(RowID(name), index: place), at: time, into: &events)
        if !expected.contains(name) { expected.insert(name, at: place) }
      case 1:
        list.perform(.remove(RowID(name)), at: time, into: &events)
        expected.removeAll { $0 == name }
      case 2 where !expected.isEmpty:
        list.perform(.rebind(RowID(expected[place]), as: RowID(name)), at: time, into: &events)
        if !expected.contains(name) { expected[place] = name }
      default:
        let found = list.index(of: RowID(name))
        if found != expected.firstIndex(of: name) {
          wrong.append("step \(step): \(name) found at \(found.map(String.init) ?? "no place")")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(list.rows.map { $0.id.text } == expected)
  }

  @Test func `ten thousand rows are there at once, and each name counts once`() throws {
    let names = (0..<10_000).map { RowID("row \($0 % 6_000)") }
    let list = try SwipeList(names, width: 320)
    #expect(list.count == 6_000)
    #expect(list.index(of: "row 5999") == 5_999)
    #expect(list[RowID("row 6000")] == nil)
  }

  @Test func `names are the same if their bytes are`() throws {
    let list = try SwipeList([RowID("caf\u{E9}"), RowID("cafe\u{301}")], width: 320)
    #expect(list.count == 2)
    #expect(RowID("caf\u{E9}") != RowID("cafe\u{301}"))
    #expect(Set([RowID("a"), RowID("b"), RowID("a")]).count == 2)
  }

  @Test func `lists with the same rows are equal whatever came and went before`() throws {
    let fresh = try SwipeList(["A", "B"], width: 320)
    var changed = try SwipeList(["A"], width: 320)
    var events: [SwipeListEvent] = []
    changed.perform(.insert("B", index: 1), at: .zero, into: &events)
    var ticked = fresh
    ticked.advance(to: .zero, into: &events)
    #expect(changed == ticked)
  }
}
