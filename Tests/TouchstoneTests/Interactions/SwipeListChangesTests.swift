import Testing
import Touchstone

/// The app changes the list while a row is in every state that it can be in.
@Suite struct SwipeListChangesTests {
  /// A way to bring the row B, the second of three, into a state.
  struct Way: Sendable {
    var state: String
    var script: String
    var events: [HostEvent] = []
    var isOptimistic = true
    /// A finger that is still down.
    var finger: Int?
  }

  static let drag = "0:d1=290,90 16:m1=270,90 32:m1=220,90"
  static let opened = drag + " 200:m1=220,90 400:u1=220,90"

  static let ways: [Way] = [
    Way(state: "closed", script: "0:"),
    Way(state: "tracking", script: "0:d1=290,90", finger: 1),
    Way(state: "dragging", script: drag, finger: 1),
    Way(state: "settling", script: opened + " 450:"),
    Way(state: "tracking", script: opened + " 450:d2=100,90", finger: 2),
    Way(state: "dragging", script: opened + " 450:d2=100,90 466:m2=120,90", finger: 2),
    Way(state: "open", script: opened + " 2000:"),
    Way(state: "tracking", script: opened + " 2000:d2=100,90", finger: 2),
    Way(state: "settling", script: opened + " 2000:d2=100,90 2050:u2=100,90 2100:"),
    Way(state: "closed", script: "0:d1=100,90 600:", finger: 1),
    Way(
      state: "confirming", script: opened + " 2000:", events: [.tapAction("B")],
      isOptimistic: false),
    Way(
      state: "deleting", script: opened + " 2000:",
      events: [.tapAction("B"), .confirm(DeletionToken(1), yes: true)], isOptimistic: false),
    Way(state: "deleting", script: opened + " 2000:", events: [.tapAction("B")]),
    Way(
      state: "closed", script: opened + " 2000:",
      events: [.tapAction("B"), .undo(DeletionToken(1))]),
  ]

  static func play(_ way: Way) throws -> ListPlay {
    var configuration = SwipeRowConfiguration.standard
    configuration.leading = 60
    configuration.edgeInset = 0
    configuration.optimistic = way.isOptimistic
    configuration.confirm = !way.isOptimistic
    var play = try ListPlay(configuration)
    play.touch(way.script)
    for event in way.events { play.list.perform(event, at: play.list.now, into: &play.events) }
    return play
  }

  /// Lets the finger that is down drag on and lift, lands another one, and lets everything rest.
  static func goOn(_ play: inout ListPlay, _ way: Way) {
    let now = Double(play.list.now.nanoseconds) / 1_000_000
    if let finger = way.finger {
      play.touch(
        "\(now + 16):m\(finger)=150,90 \(now + 32):m\(finger)=100,90 \(now + 48):u\(finger)=100,90")
    }
    play.touch("\(now + 60):d9=200,30 \(now + 70):c9")
    play.wait(until: play.list.now.nanoseconds / 1_000_000 + 5000)
  }

  static func name(_ way: Way) -> String {
    "\(way.state) by \(way.script) \(way.events)"
  }

  /// What is wrong with a list that everything has left alone for a while.
  static func unrest(_ list: SwipeList) -> [String] {
    var wrong: [String] = []
    if list.pointer != nil { wrong.append("a finger still owns it") }
    if list.deadline != nil { wrong.append("it still waits") }
    for row in list.rows {
      let offset = row.offset(at: list.now)
      let isResting = ["closed", "open", "confirming", "deleting"].contains(row.stateName)
      if !isResting || offset != row.rest || !offset.isFinite {
        wrong.append("\(row.id.text) \(row.stateName) \(offset)")
      }
    }
    return wrong
  }

  @Test func `every way leads to its state`() throws {
    let found = try SwipeListChangesTests.ways.map {
      try SwipeListChangesTests.play($0).list["B"]?.stateName ?? "none"
    }
    #expect(found == SwipeListChangesTests.ways.map(\.state))
  }

  @Test func `a row that is removed vanishes without a word, with everything that it waited for`()
    throws
  {
    var wrong: [String] = []
    for way in SwipeListChangesTests.ways {
      var play = try SwipeListChangesTests.play(way)
      let told = play.effects.count
      play.list.perform(.remove("B"), at: play.list.now, into: &play.events)
      SwipeListChangesTests.goOn(&play, way)
      for failure in [nil, "offline"] {
        play.list.perform(
          .result(DeletionToken(1), failure: failure), at: play.list.now, into: &play.events)
      }
      play.list.perform(
        .confirm(DeletionToken(1), yes: true), at: play.list.now, into: &play.events)
      play.list.perform(.undo(DeletionToken(1)), at: play.list.now, into: &play.events)
      let after = play.effects[told...].filter { $0.hasSuffix(":B") }
      if play.picture != "A closed 0, C closed 0" || !after.isEmpty {
        wrong.append("\(SwipeListChangesTests.name(way)): \(play.picture) \(after)")
      }
      wrong += SwipeListChangesTests.unrest(play.list)
    }
    #expect(wrong == [])
  }

  @Test func `a row whose view shows another one starts anew, closed, in the same place`() throws {
    var wrong: [String] = []
    for way in SwipeListChangesTests.ways {
      var play = try SwipeListChangesTests.play(way)
      let isHidden = play.list.index(of: "B") == nil
      let told = play.effects.count
      play.list.perform(.rebind("B", as: "D"), at: play.list.now, into: &play.events)
      let at = play.picture
      SwipeListChangesTests.goOn(&play, way)
      let after = play.effects[told...].filter { $0.hasSuffix(":B") || $0.hasSuffix(":D") }
      let expected = isHidden ? "A closed 0, C closed 0" : "A closed 0, D closed 0, C closed 0"
      if at != expected || play.picture != expected || !after.isEmpty {
        wrong.append("\(SwipeListChangesTests.name(way)): \(at), \(play.picture) \(after)")
      }
      wrong += SwipeListChangesTests.unrest(play.list)
    }
    #expect(wrong == [])
  }

  @Test func `rows that come, go and move elsewhere leave a row alone, whatever it does`() throws {
    let changes: [[HostEvent]] = [
      [.reload], [.insert("N", index: 0)], [.move("B", index: 0)], [.move("A", index: 2)],
      [.remove("A")], [.rebind("C", as: "D")],
      [.insert("N", index: 1), .move("C", index: 0), .remove("A"), .reload],
    ]
    var wrong: [String] = []
    for way in SwipeListChangesTests.ways {
      let start = try SwipeListChangesTests.play(way)
      for change in changes {
        var play = start
        for event in change {
          play.list.perform(event, at: play.list.now, into: &play.events)
        }
        if change == [.reload], play.list != start.list {
          wrong.append("\(SwipeListChangesTests.name(way)): a reload changed the list")
        }
        if play.list["B"] != start.list["B"] || play.effects != start.effects {
          wrong.append("\(SwipeListChangesTests.name(way)): \(change) told \(play.effects)")
        }
        // The finger goes on as if nothing had happened.
        var alone = start
        if let finger = way.finger {
          let now = Double(start.list.now.nanoseconds) / 1_000_000
          let rest = "\(now + 16):m\(finger)=150,90 \(now + 48):u\(finger)=150,90"
          play.touch(rest)
          alone.touch(rest)
        }
        alone.wait(until: 9000)
        play.wait(until: 9000)
        if play.list["B"] != alone.list["B"] || play.effects != alone.effects {
          wrong.append("\(SwipeListChangesTests.name(way)), \(change): \(play.picture)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `a hidden row comes back behind its old neighbour, wherever that has gone`() throws {
    let table: [(changes: [HostEvent], order: String)] = [
      ([], "ABC"), ([.move("A", index: 1)], "CAB"), ([.remove("A")], "BC"),
      ([.remove("A"), .move("C", index: 0)], "BC"),
      ([.remove("A"), .remove("C"), .insert("X", index: 0), .insert("Y", index: 1)], "XBY"),
      ([.remove("A"), .remove("C")], "B"), ([.insert("N", index: 0)], "NABC"),
      ([.insert("N", index: 1)], "ABNC"), ([.rebind("A", as: "D")], "DBC"),
    ]
    var wrong: [String] = []
    for ending in [HostEvent.undo(DeletionToken(1)), .result(DeletionToken(1), failure: "offline")]
    {
      for (changes, order) in table {
        var play = try ListPlay(.standard, open: ["B"])
        for event in [.tapAction("B")] + changes + [ending] { play.host(event, at: 0) }
        let found = play.list.rows.map(\.id.text).joined()
        if found != order { wrong.append("\(changes) \(ending): \(found), expected \(order)") }
      }
    }
    #expect(wrong == [])
  }

  /// What the row B does right after an event, and when everything has come to rest.
  static func after(_ event: HostEvent) throws -> [String] {
    try ways.map { way in
      var play = try SwipeListChangesTests.play(way)
      play.list.perform(event, at: play.list.now, into: &play.events)
      let now = play.list["B"]?.stateName ?? "none"
      SwipeListChangesTests.goOn(&play, way)
      let unrest = SwipeListChangesTests.unrest(play.list)
      let end = play.list["B"]?.stateName ?? "none"
      return unrest.isEmpty ? "\(now), \(end)" : "\(unrest)"
    }
  }

  @Test func `a row that is disabled lets its finger go and closes, in every state`() throws {
    #expect(
      try SwipeListChangesTests.after(.enabled("B", false)) == [
        "closed, closed", "closed, closed", "settling, closed", "settling, closed",
        "settling, closed", "settling, closed", "settling, closed", "settling, closed",
        "settling, closed", "closed, closed", "confirming, confirming", "deleting, deleting",
        "deleting, deleting", "closed, closed",
      ])
  }

  @Test func `an app that loses the screen leaves every row at rest at once`() throws {
    #expect(
      try SwipeListChangesTests.after(.suspend) == [
        "closed, closed", "closed, closed", "closed, closed", "open, closed",
        "open, closed", "open, closed", "open, closed", "open, closed",
        "closed, closed", "closed, closed", "confirming, confirming", "deleting, deleting",
        "deleting, deleting", "closed, closed",
      ])
  }

  @Test func `a scroll closes what is open and not held`() throws {
    let found = try SwipeListChangesTests.after(.scrollBegan)
    #expect(
      found == [
        "closed, closed", "closed, closed", "dragging, closed", "settling, closed",
        "settling, closed", "dragging, closed", "settling, closed", "settling, closed",
        "settling, closed", "closed, closed", "confirming, confirming", "deleting, deleting",
        "deleting, deleting", "closed, closed",
      ])
  }

  @Test func `no layout leaves a row between two places`() throws {
    var wrong: [String] = []
    for event in [
      HostEvent.layout(width: 0), .layout(width: 50), .layout(trailing: 0), .layout(trailing: 300),
      .layout(leading: 0), .layout(direction: .rightToLeft),
      .layout(width: 200, trailing: 0, leading: 90, direction: .rightToLeft), .reduceMotion(true),
      .open("B", .leading), .open("A", .trailing), .close("B"), .delete("B"), .delete("A"),
    ] {
      for (way, line) in zip(SwipeListChangesTests.ways, try SwipeListChangesTests.after(event))
      where line.hasPrefix("[") {
        wrong.append("\(SwipeListChangesTests.name(way)), \(event): \(line)")
      }
    }
    #expect(wrong == [])
  }
}
