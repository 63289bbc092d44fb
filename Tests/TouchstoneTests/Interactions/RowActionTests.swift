import Testing
import Touchstone

/// Several actions a side: widths, places, taps, full swipe.
@Suite struct RowActionTests {
  /// At the trailing end, from the edge inwards: delete 80, share 60; at the leading end: pin 50.
  static func configuration(
    _ change: (inout SwipeRowConfiguration) -> Void = { _ in }
  ) -> SwipeRowConfiguration {
    var configuration = SwipeRowConfiguration.standard
    configuration.trailingActions = [
      RowAction("delete", width: 80, kind: .delete), RowAction("share", width: 60),
    ]
    configuration.leadingActions = [RowAction("pin", width: 50)]
    configuration.confirm = true
    configuration.edgeInset = 0
    change(&configuration)
    return configuration
  }

  static func spans(_ row: SwipeRow, _ time: Timestamp) -> [String] {
    row.actionSpans(at: time).map { span in
      "\(span.action.name) \(Decimals.short(span.minX))…\(Decimals.short(span.maxX))"
    }
  }

  static let openTrailing =
    "0:d1=300,30 16:m1=280,30 32:m1=230,30 48:m1=170,30 64:m1=150,30 200:m1=150,30 400:u1=150,30 1500:"

  @Test func `the reveal width is the sum of the widths, capped at the row's`() throws {
    let table: [(width: Double, picture: String)] = [
      (320, "A open -140"), (140, "A open -140"), (100, "A open -100"),
    ]
    for (width, picture) in table {
      var play = try ListPlay(RowActionTests.configuration(), rows: ["A"], width: width)
      play.host(.open("A", .trailing), at: 0)
      play.wait(until: 2000)
      #expect(play.picture == picture)
      play.host(.open("A", .leading), at: 2100)
      play.wait(until: 4000)
      #expect(play.picture == "A open 50")
    }
  }

  @Test func `buttons share what is revealed, from the edge inwards, mirrored right to left`()
    throws
  {
    let configuration = RowActionTests.configuration()
    func row(_ side: RowSide, _ direction: LayoutDirection, width: Double = 320) throws -> SwipeRow
    {
      try SwipeRow(
        id: "A", configuration: configuration,
        layout: configuration.layout(width: width, direction: direction), openAt: side)
    }
    #expect(
      RowActionTests.spans(try row(.trailing, .leftToRight), .zero)
        == ["delete 240…320", "share 180…240"])
    #expect(RowActionTests.spans(try row(.leading, .leftToRight), .zero) == ["pin 0…50"])
    #expect(
      RowActionTests.spans(try row(.trailing, .rightToLeft), .zero)
        == ["delete 0…80", "share 80…140"])
    #expect(RowActionTests.spans(try row(.leading, .rightToLeft), .zero) == ["pin 270…320"])
    #expect(
      RowActionTests.spans(try row(.trailing, .leftToRight, width: 70), .zero)
        == ["delete 30…70", "share 0…30"])
    // Half-way out, the buttons are half as wide.
    var dragged = try SwipeRow(
      id: "A", configuration: configuration, layout: configuration.layout(width: 320))
    #expect(RowActionTests.spans(dragged, .zero) == [])
    for (phase, x) in [(PanUpdate.Phase.began, 0), (.changed, -70)] as [(PanUpdate.Phase, Double)] {
      dragged.send(
        .pan(PanUpdate(time: .zero, phase: phase, translation: Vector(x: x, y: 0))))
    }
    #expect(RowActionTests.spans(dragged, .zero) == ["delete 280…320", "share 250…280"])
  }

  @Test func `a tap does what lies under it`() throws {
    let table: [(x: Double, effects: [String], picture: String)] = [
      (319, ["confirm:A"], "confirming -140"), (240, ["confirm:A"], "confirming -140"),
      (239, ["action:A share", "hide:A", "willClose:A", "didClose:A"], "closed 0"),
      (180, ["action:A share", "hide:A", "willClose:A", "didClose:A"], "closed 0"),
      (179, ["tapConsumed:A", "hide:A", "willClose:A", "didClose:A"], "closed 0"),
    ]
    var wrong: [String] = []
    for (x, effects, picture) in table {
      var play = try ListPlay(RowActionTests.configuration(), rows: ["A"])
      play.touch(RowActionTests.openTrailing)
      let before = play.effects.count
      play.touch("2000:d2=\(x),30 2050:u2=\(x + 3),30 4000:")
      let found = Array(play.effects[before...])
      if found != effects { wrong.append("\(x): \(found)") }
      if play.picture != "A \(picture)" { wrong.append("\(x): \(play.picture)") }
    }
    #expect(wrong == [])
  }

  @Test func `the host may tap a button by its name, but only one that is revealed`() throws {
    var play = try ListPlay(RowActionTests.configuration(), rows: ["A"])
    play.host(.perform("A", action: "share"), at: 0)
    #expect(play.effects == [])
    #expect(
      play.list.refusal(of: .perform("A", action: "share"))
        == .notRevealed("A", action: "share"))
    play.host(.open("A", .leading), at: 100)
    play.wait(until: 1000)
    play.host(.perform("A", action: "share"), at: 1100)
    play.host(.tapAction("A"), at: 1200)
    #expect(play.effects == ["show:A", "willOpen:A", "didOpen:A"])
    play.host(.perform("A", action: "pin"), at: 1300)
    play.wait(until: 3000)
    #expect(
      play.effects.dropFirst(3) == ["action:A pin", "hide:A", "willClose:A", "didClose:A"])
  }

  @Test func `a full swipe performs the outermost action of its side`() throws {
    let drag = "0:d1=310,30 16:m1=290,30 32:m1=200,30 48:m1=60,30 200:m1=60,30 400:u1=60,30 2000:"
    var deleting = try ListPlay(
      RowActionTests.configuration { $0.fullSwipe = 0.6 }, rows: ["A"])
    deleting.touch(drag)
    #expect(
      deleting.effects == [
        "dragBegan:A", "show:A", "haptic:A", "willOpen:A", "confirm:A", "didOpen:A",
      ])
    let sharesFirst = RowActionTests.configuration {
      $0.fullSwipe = 0.6
      $0.trailingActions.reverse()
    }
    var sharing = try ListPlay(sharesFirst, rows: ["A"])
    sharing.touch(drag)
    #expect(
      sharing.effects == [
        "dragBegan:A", "show:A", "haptic:A", "willOpen:A", "action:A share", "hide:A",
        "willClose:A", "didClose:A",
      ])
    #expect(sharing.picture == "A closed 0")
  }

  @Test func `without names there is one action that deletes, as wide as the side`() throws {
    let row = try SwipeRow(
      id: "A", configuration: .seed, layout: SwipeRowConfiguration.seed.layout(width: 320),
      openAt: .trailing)
    #expect(row.actions(of: .trailing) == [RowAction("delete", width: 80, kind: .delete)])
    #expect(row.actions(of: .leading) == [])
    #expect(RowActionTests.spans(row, .zero) == ["delete 240…320"])
  }

  @Test func `widths without sense and names that come twice are refused`() {
    let bad: [[RowAction]] = [
      [RowAction("a", width: 0)], [RowAction("a", width: -1)], [RowAction("a", width: .nan)],
      [RowAction("a", width: .infinity)], [RowAction("a"), RowAction("a")],
      [RowAction("a", width: 1e308), RowAction("b", width: 1e308)],
    ]
    for actions in bad {
      for keyPath in [
        \SwipeRowConfiguration.trailingActions, \SwipeRowConfiguration.leadingActions,
      ] {
        let configuration = RowActionTests.configuration { $0[keyPath: keyPath] = actions }
        #expect(throws: ConfigurationError.self) {
          try SwipeRow(id: "A", configuration: configuration)
        }
      }
    }
  }
}
