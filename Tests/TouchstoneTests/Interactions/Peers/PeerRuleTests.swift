import Testing
import Touchstone

/// One release, many rule books.
@Suite struct PeerRuleTests {
  static func verdicts(_ drawn: Double, _ speed: Double, _ duration: Double) -> String {
    PeerRule.all.map { rule in
      let verdict = rule.verdict(
        drawn: drawn, speed: speed, duration: duration, pane: 80, row: 320)
      return verdict == .closes ? "-" : verdict == .opens ? "O" : "P"
    }.joined()
  }

  /// In the order SwipeCellKit, MGSwipe, SWTable, Dismissible, slidable, ItemTouchHelper, Compose,
  /// Reanimated, Ionic, Framework7, react-swipeable-list.
  @Test func `each library decides as its source says`() {
    let table: [(drawn: Double, speed: Double, duration: Double, verdicts: String)] = [
      (41, 0, 1, "OOO-O--OOO-"), (40, 0, 1, "O----------"), (57, 0, 1, "OOO-O-OOOO-"),
      (30, 100, 1, "OO--O------"), (30, 130, 1, "OO--OOO----"),
      (30, 300, 1, "OO--OOOOO--"), (30, 700, 1, "OOOOOOOOO--"), (60, -1, 1, "-OO---OOOO-"),
      (60, -700, 1, "---------O-"), (11, 0, 0.29, "O--------O-"), (11, 0, 0.3, "O----------"),
      (290, 0, 1, "PPOOPOOOPPO"), (161, 0, 1, "OPOOOOOOPPO"), (104, 0, 1, "OPO-O-OOOP-"),
    ]
    var wrong: [String] = []
    for (drawn, speed, duration, verdicts) in table {
      let found = PeerRuleTests.verdicts(drawn, speed, duration)
      if found != verdicts { wrong.append("\(drawn) at \(speed): \(found), expected \(verdicts)") }
    }
    #expect(wrong == [])
  }
}
