import Testing
import Touchstone

/// One release, many rule books.
@Suite struct PeerRuleTests {
  static func release(
    _ drawn: Double, _ speed: Double, _ duration: Double = 1, across: Double = 0
  ) -> PeerRelease {
    PeerRelease(
      drawn: drawn, speed: speed, speedAcross: across, duration: duration, pane: 80, row: 320)
  }

  static func verdicts(_ drawn: Double, _ speed: Double, _ duration: Double) -> String {
    PeerRule.all.map { rule in
      switch rule.decision(on: release(drawn, speed, duration)).verdict {
      case .closes: "-"
      case .opens: "O"
      case .performs: "P"
      }
    }.joined()
  }

  /// In the order SwipeCellKit, MGSwipe, SWTable, Dismissible, slidable, ItemTouchHelper,
  /// SwipeToDismissBox, anchoredDraggable, Reanimated, Ionic, Framework7, react-swipeable-list.
  @Test func `each library decides as its source says`() {
    let table: [(drawn: Double, speed: Double, duration: Double, verdicts: String)] = [
      (41, 0, 1, "OOO-O--OOOO-"), (40, 0, 1, "O------O----"), (39.99, 0, 1, "O-----------"),
      (56, 0, 1, "OOO-O-OOOOO-"), (55.99, 0, 1, "OOO-O--OOOO-"), (128, 0, 1, "OPO-O-OOOPP-"),
      (128.01, 0, 1, "OPOOO-OOOPP-"), (160, 0, 1, "OPOOO-OOOPP-"), (161, 0, 1, "OPOOOOOOOPPO"),
      (30, 99, 1, "O---O-------"), (30, 100, 1, "OO--O-------"), (30, 120, 1, "OO--OO------"),
      (30, 125, 1, "OO--OOOO----"), (30, 200, 1, "OO--OOOO----"), (30, 201, 1, "OO--OOOOO---"),
      (30, 300, 1, "OO--OOOOOO--"), (30, 500, 1, "OOO-OOOOOO--"), (30, 699, 1, "OOO-OOOOOO--"),
      (30, 700, 1, "OOOOOOOOOO--"), (60, -1, 1, "-OO---OOOOO-"), (60, -100, 1, "--O---OOOOO-"),
      (60, -125, 1, "--O-----OOO-"), (60, -700, 1, "---------OO-"), (11, 0, 0.29, "O---------O-"),
      (10, 0, 0.29, "O-----------"), (11, 0, 0.3, "O-----------"), (50, 0, 0.1, "OOO-O--OOOO-"),
      (96, 0, 1, "OOO-O-OOOOP-"), (104, 0, 1, "OPO-O-OOOOP-"), (110, 0, 1, "OPO-O-OOOPP-"),
      (240, 0, 1, "OPOOPOOOOPPO"), (290, 0, 1, "PPOOPOOOOPPO"), (0, 0, 1, "------------"),
      (0, 800, 1, "------------"),
    ]
    var wrong: [String] = []
    for (drawn, speed, duration, verdicts) in table {
      let found = PeerRuleTests.verdicts(drawn, speed, duration)
      if found != verdicts { wrong.append("\(drawn) at \(speed): \(found), expected \(verdicts)") }
    }
    #expect(wrong == [])
  }

  @Test func `a velocity across the row takes a fling away where the library says so`() {
    func opens(_ rule: PeerRule, _ speed: Double, across: Double) -> Bool {
      rule.decision(on: PeerRuleTests.release(30, speed, across: across)).verdict == .opens
    }
    #expect(
      [
        opens(.dismissible, 700, across: 300), opens(.dismissible, 700, across: -300.1),
        opens(.dismissible, 5000, across: 4600), opens(.itemTouchHelper, 300, across: 299),
        opens(.itemTouchHelper, 300, across: -300), opens(.itemTouchHelper, 900, across: 850),
        opens(.mgSwipeTableCell, 100, across: 5000),
      ] == [true, false, true, true, false, false, true])
  }

  @Test func `every rule has a name of its own and says where it was read`() {
    #expect(Set(PeerRule.all.map(\.name)).count == PeerRule.all.count)
    #expect(PeerRule.all.filter { $0.origin.isEmpty }.map(\.name) == [])
  }

  @Test func `a decision says what was measured and the limit`() {
    let text = [
      PeerRule.ionic.decision(on: PeerRuleTests.release(110, 0)),
      PeerRule.mgSwipeTableCell.decision(on: PeerRuleTests.release(20, -250)),
      PeerRule.framework7.decision(on: PeerRuleTests.release(12, 0, 0.2)),
      PeerRule.reanimatedSwipeable.decision(on: PeerRuleTests.release(30, 300)),
    ].map(\.text)
    #expect(
      text == [
        "performs the action: drawn 110 pt, limit 110",
        "closes: velocity -250 pt/s, limit -100", "opens: quick and drawn 12 pt, limit 10",
        "opens: distance 45 pt, limit 40",
      ])
  }

  @Test func `a row's own decision is judged by the others, if the row was closed`() throws {
    var play = try ListPlay(.seed)
    play.touch("0:d1=290,30 100:m1=280,30 200:m1=235,30 300:m1=235,30 400:m1=235,30 500:u1=235,30")
    play.wait(until: 2000)
    play.touch("2100:d2=290,30 2200:m2=270,30 2300:u2=270,30")
    let decisions = play.events.compactMap { event -> ReleaseDecision? in
      if case .decision(_, let decision, _) = event { decision } else { nil }
    }
    let releases = decisions.map { PeerRelease($0, lasting: 0.4, in: play.list.layout) }
    #expect(
      releases == [
        PeerRelease(drawn: 45, speed: 0, duration: 0.4, pane: 80, row: 320), nil,
      ])
  }
}

/// The decisions that other libraries' own tests and documents fix.
@Suite(.enabled(if: ConformanceTable.isPresent, "no conformance data: set TOUCHSTONE_SHARED"))
struct PeerRuleTableTests {
  typealias Entry = ConformanceTable.Entry

  /// What Flutter's Dismissible does with a release, in the words of the table.
  static func dismissible(_ entry: Entry) -> String? {
    guard let parameters = entry.entry("parameters"), let extent = parameters.number("extent"),
      let direction = parameters.object["direction"] as? String,
      let thresholds = parameters.entry("thresholds"),
      let move = entry.numbers("translation"), let velocity = entry.numbers("velocity")
    else { return nil }
    let isVertical = ["vertical", "up", "down"].contains(direction)
    let along = isVertical ? 1 : 0
    let towardsEnd = (parameters.flag("rightToLeft") ?? false) ? -1.0 : 1
    // Which way the row may go; nil: both.
    let allowed: Double? =
      switch direction {
      case "endToStart": -towardsEnd
      case "startToEnd": towardsEnd
      case "up": -1
      case "down": 1
      default: nil
      }
    let sign: Double = move[along] < 0 ? -1 : 1
    let drawn = allowed.map { $0 == sign } ?? true ? move[along].magnitude : 0
    let name = isVertical ? "" : sign == towardsEnd ? "startToEnd" : "endToStart"
    let threshold = thresholds.number(name) ?? thresholds.number("default") ?? 0.4
    var rule = PeerRule.dismissible
    rule.distance = threshold >= 1 ? .never : .row(threshold, plus: 0)
    let decision = rule.decision(
      on: PeerRelease(
        drawn: drawn, speed: velocity[along] * sign, speedAcross: velocity[1 - along],
        duration: 1, pane: extent, row: extent))
    if drawn == 0 { return decision.verdict == .closes ? "none" : "moves" }
    if decision.verdict == .closes { return "return" }
    if case .velocity = decision.clause { return "fling-complete" }
    return "complete"
  }

  static func anchored(_ entry: Entry) -> Double? {
    guard let parameters = entry.entry("parameters"), let offset = entry.number("offset"),
      let velocity = entry.number("velocity"), let anchors = parameters.numbers("anchors"),
      let limit = parameters.number("minimumVelocity"),
      let part = parameters.number("positionalThreshold"), let width = anchors.max()
    else { return nil }
    var rule = PeerRule.anchoredDraggable
    rule.distance = .pane(part, plus: 0)
    rule.velocity = .decides(from: limit)
    let sign: Double = offset < 0 ? -1 : 1
    let decision = rule.decision(
      on: PeerRelease(
        drawn: offset.magnitude, speed: velocity * sign, duration: 1, pane: width, row: width))
    return decision.verdict == .closes ? 0 : sign * width
  }

  static func touchHelper(_ entry: Entry) -> String? {
    guard let parameters = entry.entry("parameters"), let offset = entry.number("offset"),
      let velocity = entry.numbers("velocity"), let width = parameters.number("width"),
      let limit = parameters.number("escapeVelocity")
    else { return nil }
    var rule = PeerRule.itemTouchHelper
    rule.velocity = .opens(from: limit)
    rule.greatestSpeed = parameters.number("maximumVelocity")
    let sign: Double = offset < 0 ? -1 : 1
    let decision = rule.decision(
      on: PeerRelease(
        drawn: offset.magnitude, speed: velocity[0] * sign, speedAcross: velocity[1], duration: 1,
        pane: width, row: width))
    return decision.verdict == .closes ? "stays" : sign < 0 ? "left" : "right"
  }

  @Test func `releases end as the libraries' own tests and documents say`() throws {
    var wrong: [String] = []
    let entries = try ConformanceTable("anchors.json").entries("anchors")
    for entry in entries {
      guard let expected = entry.entry("expect") else { continue }
      let found: String
      let wanted: String
      switch entry.object["rule"] as? String {
      case "dismissible":
        found = PeerRuleTableTests.dismissible(entry) ?? "unread"
        wanted = expected.object["releaseDecision"] as? String ?? "?"
      case "anchored":
        found = "\(PeerRuleTableTests.anchored(entry) ?? .nan)"
        wanted = "\(expected.number("target") ?? 1)"
      default:
        found = PeerRuleTableTests.touchHelper(entry) ?? "unread"
        wanted = expected.object["target"] as? String ?? "stays"
      }
      if found != wanted { wrong.append("\(entry.id): \(found), expected \(wanted)") }
    }
    #expect(wrong == [])
    #expect(entries.count == 24)
  }
}
