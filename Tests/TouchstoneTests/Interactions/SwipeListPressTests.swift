import Testing
import Touchstone

/// When a finger may still become a press, and what is asked before a pan begins.
@Suite struct SwipeListPressTests {
  private static func play(
    _ script: String, _ configuration: SwipeRowConfiguration = .standard, open: [RowID] = []
  ) throws -> ListPlay {
    var play = try ListPlay(configuration, open: open)
    play.touch(script)
    return play
  }

  @Test
  func `only a finger on a closed row, away from the edge, that closed nothing asks for a menu`()
    throws
  {
    var edge = SwipeRowConfiguration.standard
    edge.edgeInset = 20
    let hold = "0:d1=200,30 100:m1=200,31 700:m1=200,30 800:u1=200,30 2000:"
    let table: [(name: String, play: ListPlay, menus: Int)] = [
      ("a closed row", try Self.play(hold), 1),
      ("an open row", try Self.play(hold, open: ["A"]), 0),
      ("a row whose landing closed another", try Self.play(hold, open: ["B"]), 0),
      ("the edge", try Self.play(hold.replacing("=200", with: "=5"), edge), 0),
    ]
    let found = table.map { ($0.name, $0.play.effects.count { $0 == "menu:A" }) }
    #expect(found.map(\.1) == table.map(\.menus), "\(found)")
  }

  @Test func `a second finger makes no press of a landing that closed a row`() throws {
    for second in ["220,32", "220,150"] {
      let play = try Self.play(
        "0:d1=200,30 50:d2=\(second) 700:m2=\(second) 800:u1=200,30 900:u2=\(second) 2000:",
        open: ["B"])
      #expect(!play.states("press").contains(.began), "a second finger at \(second)")
      #expect(!play.effects.contains("menu:A"))
    }
  }

  @Test func `a finger at the very end of a row drags where there is no edge inset`() throws {
    let play = try Self.play("0:d1=0,30 16:m1=-20,30 32:m1=-60,30 400:u1=-60,30 2000:", .seed)
    #expect(play.effects.contains("dragBegan:A"))
    #expect(!play.effects.contains("yieldEdge:A"))
  }

  @Test func `a pan is asked for its axis alone, or for its side alone`() throws {
    var axis = SwipeRowConfiguration.standard
    axis.deadSide = .keepsOffset
    var side = SwipeRowConfiguration.standard
    side.hasAxisTest = false
    let down = "0:d1=200,30 16:m1=198,50 32:m1=196,70 48:u1=196,70 1000:"
    let right = "0:d1=100,30 16:m1=130,32 32:m1=160,34 48:u1=160,34 1000:"
    let diagonal = "0:d1=200,30 16:m1=180,50 32:m1=150,80 300:u1=150,80 1000:"
    let table: [(String, SwipeRowConfiguration, [GestureState])] = [
      (down, axis, [.failed]), (right, side, [.failed]),
      (right, axis, [.began, .changed, .ended]), (down, side, [.began, .changed, .ended]),
      // As far across as along is a drag.
      (diagonal, .standard, [.began, .changed, .ended]),
    ]
    let found = try table.map { try Self.play($0.0, $0.1).states("pan") }
    #expect(found == table.map(\.2))
  }

  @Test func `fingers that move together are asked as one that moves alone`() throws {
    let play = try Self.play(
      "0:d1=200,30 10:d2=200,90 26:m1=199,50+m2=200,91 42:m1=198,80+m2=200,95 60:u1=198,80 "
        + "70:u2=200,95 1000:")
    #expect(play.states("pan") == [.failed])
    #expect(play.effects.contains("scroll:A"))
  }

  @Test func `a row is at rest for a finger that lands at the moment when it arrives`() throws {
    var play = try ListPlay()
    play.host(.open("A", .trailing), at: 0)
    let due = try #require(play.list.deadline)
    for (later, touch) in [
      (0, Touch.began(1, 300, 30)), (50_000_000, .ended(1, 300, 30)),
    ] as [(Int64, Touch)] {
      let time = due.advanced(byNanoseconds: later)
      play.list.handle(TouchFrame(time: time, touches: [touch]), into: &play.events)
    }
    #expect(!play.effects.contains("tapConsumed:A"))
    #expect(play.effects.contains { $0.hasPrefix("delete:A") || $0.hasPrefix("hideRow:A") })
  }
}
