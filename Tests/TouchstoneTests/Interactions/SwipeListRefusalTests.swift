import Testing
import Touchstone

/// A list says why an event of the app changes nothing; and what it says is true.
@Suite struct SwipeListRefusalTests {
  static let events: [HostEvent] =
    (["A", "B", "N"] as [RowID]).flatMap { id -> [HostEvent] in
      [
        .open(id, .trailing), .open(id, .leading), .close(id), .enabled(id, true),
        .enabled(id, false), .remove(id), .rebind(id, as: "A"), .rebind(id, as: "M"),
        .insert(id, index: 0), .move(id, index: 0), .move(id, index: 1), .tapAction(id),
        .perform(id, action: "delete"), .perform(id, action: "other"), .delete(id),
      ]
    } + [
      .scrollBegan, .suspend, .reload, .reduceMotion(true), .reduceMotion(false), .layout(),
      .layout(width: 200), .layout(width: -1), .layout(trailing: 0),
      .layout(direction: .rightToLeft), .rebind("A", as: ""), .insert("", index: 0),
      .confirm(DeletionToken(1), yes: true), .confirm(DeletionToken(1), yes: false),
      .confirm(DeletionToken(2), yes: true), .result(DeletionToken(1), failure: nil),
      .result(DeletionToken(1), failure: "offline"), .result(DeletionToken(2), failure: nil),
      .undo(DeletionToken(1)), .undo(DeletionToken(2)),
    ]

  /// Two rows in every state that a few touches and events lead to.
  static func worlds(_ configuration: SwipeRowConfiguration) throws -> [ListPlay] {
    let touches = [
      "", "0:d1=290,30", "0:d1=290,30 16:m1=250,30", "0:d1=290,30 16:m1=230,30 32:u1=230,30",
      "0:d1=290,30 16:m1=230,30 32:u1=230,30 900:", "0:d1=100,30 600:", "0:d1=290,90 16:m1=250,90",
      "0:d1=290,30 16:m1=230,30 32:u1=230,30 80:d2=290,30", "0:d1=290,300",
    ]
    var worlds: [ListPlay] = []
    for script in touches {
      var play = try ListPlay(configuration, rows: ["A", "B"])
      play.touch(script)
      worlds.append(play)
    }
    for start in worlds {
      for event in events {
        var play = start
        play.list.perform(event, at: play.list.now, into: &play.events)
        worlds.append(play)
      }
    }
    return worlds
  }

  /// Everything of a list that can be seen, but not what a row last heard of time and tokens.
  struct Sight: Equatable {
    var order: [RowID]
    var rows: [Row?]
    var layout: RowLayout
    var arena: Arena
    var pointer: SwipeList.Pointer?
    var deadline: Timestamp?

    init(_ list: SwipeList) {
      order = list.rows.map(\.id)
      rows = (["A", "B", "N", "M"] as [RowID]).map { list[$0].map(Row.init) }
      layout = list.layout
      arena = list.arena
      pointer = list.pointer
      deadline = list.deadline
    }

    struct Row: Equatable {
      var movement: SwipeRow.Movement
      var deletion: DeleteFlow.State
      var undone: [DeletionToken]
      var layout: RowLayout
      var rest: Double
      var isEnabled: Bool
      var reducesMotion: Bool
      var visibleSide: RowSide?

      init(_ row: SwipeRow) {
        movement = row.movement
        deletion = row.deletion
        undone = row.flow.undone
        layout = row.layout
        rest = row.rest
        isEnabled = row.isEnabled
        reducesMotion = row.reducesMotion
        visibleSide = row.visibleSide
      }
    }
  }

  @Test func `what is refused changes nothing, and what changes nothing is refused`() throws {
    var pessimistic = SwipeRowConfiguration.seed
    pessimistic.allowMultiple = false
    var judged = 0
    var wrong: [String] = []
    for configuration in [SwipeRowConfiguration.standard, pessimistic] {
      for (index, world) in try SwipeListRefusalTests.worlds(configuration).enumerated() {
        // A quarter of the pairs, another one in each world: enough, and quick in debug.
        let before = Sight(world.list)
        for (place, event) in SwipeListRefusalTests.events.enumerated()
        where place % 4 == index % 4 {
          var copy = world
          copy.events = []
          copy.list.perform(event, at: copy.list.now, into: &copy.events)
          let refusal = world.list.refusal(of: event)
          let told = copy.effects.filter { !$0.hasPrefix("openRefused") }
          let isIdle = told.isEmpty && Sight(copy.list) == before
          judged += 1
          if (refusal != nil) != isIdle, wrong.count < 10 {
            wrong.append(
              "\(world.picture), \(event): \(refusal?.text ?? "accepted"), but \(copy.picture) "
                + "\(copy.effects)")
          }
        }
      }
    }
    #expect(wrong == [])
    #expect(judged > 15_000)
  }

  @Test func `each reason names the row or the token`() throws {
    var play = try ListPlay(.standard, open: ["A"], disabled: ["C"])
    func why(_ event: HostEvent) -> String { play.list.refusal(of: event)?.text ?? "accepted" }
    #expect(
      [
        why(.open("Z", .trailing)), why(.open("C", .trailing)), why(.open("B", .leading)),
        why(.open("A", .trailing)), why(.tapAction("B")), why(.undo(DeletionToken(4))),
        why(.confirm(DeletionToken(4), yes: true)), why(.rebind("A", as: "B")),
        why(.insert("", index: 0)), why(.layout(width: .nan)), why(.reload),
      ] == [
        "there is no row Z", "row C is disabled", "row B has no leading actions",
        "it is so already", "row B does not reveal 'delete'", "no request waits under token 4",
        "no question waits under token 4", "there is a row B already", "a row needs a name",
        "'width' is not a finite number", "it is so already",
      ])
    play.touch("0:d1=290,90 16:m1=250,90")
    #expect(
      [
        play.list.refusal(of: .open("A", .trailing))?.text,
        play.list.refusal(of: .close("B"))?.text,
      ]
        == ["a finger holds row B", "a finger holds row B"])
  }

  @Test func `a finger that moves no row is told why`() throws {
    var play = try ListPlay(.standard, open: ["A"], disabled: ["C"])
    func why(_ x: Double, _ y: Double) -> String {
      play.list.refusal(ofTouchAt: Point(x: x, y: y))?.text ?? "accepted"
    }
    #expect(
      [why(100, 30), why(20, 30), why(20.01, 30), why(100, 150), why(100, 180), why(100, -1)] == [
        "accepted", "the finger landed on row A within 20 pt of the edge", "accepted",
        "row C is disabled", "there is no row under the finger", "there is no row under the finger",
      ])
    play.touch("0:d1=310,30 20:u1=310,30")
    #expect(
      play.list.refusal(ofTouchAt: Point(x: 100, y: 30)) == .besideRows || play.list.count == 2)
    var asking = try ListPlay(.seed, open: ["A"])
    asking.touch("0:d1=310,30 20:u1=310,30")
    #expect(
      asking.list.refusal(ofTouchAt: Point(x: 100, y: 30))?.text
        == "row A is being deleted, token 1")
    asking.touch("100:d2=100,90")
    #expect(
      asking.list.refusal(ofTouchAt: Point(x: 100, y: 90))?.text
        == "another finger owns the list")
  }
}
