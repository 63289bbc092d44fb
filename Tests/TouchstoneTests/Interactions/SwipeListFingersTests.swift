import Testing
import Touchstone

/// Two fingers on a list: one owns it, the other is ignored, and nothing is left behind.
@Suite struct SwipeListFingersTests {
  static func run(_ script: String, _ configuration: SwipeRowConfiguration = .standard) throws
    -> ListPlay
  {
    var play = try ListPlay(configuration)
    play.touch(script)
    return play
  }

  static let rest = "A closed 0, B closed 0, C closed 0"

  @Test func `a second finger on another row moves nothing, however it comes`() throws {
    let table: [(script: String, picture: String)] = [
      // It lands while the first still tracks, and both drag.
      (
        "0:d1=290,30 10:d2=290,90 26:m1=270,30+m2=270,90 42:m1=200,30+m2=200,90 300:m1=200,30 "
          + "500:u1=200,30 520:m2=150,90 540:u2=150,90 2000:", "A open -80, B closed 0, C closed 0"
      ),
      // Both land in one frame: the first of the frame owns the list.
      (
        "0:d1=290,30+d2=290,90 16:m1=270,30+m2=270,90 32:m1=200,30+m2=200,90 300:m1=200,30 "
          + "500:u1=200,30+u2=200,90 2000:", "A open -80, B closed 0, C closed 0"
      ),
      // It lands in mid-drag.
      (
        "0:d1=290,30 16:m1=270,30 32:m1=230,30 40:d2=290,90 56:m2=200,90 72:m1=200,30 "
          + "300:m1=200,30 500:u1=200,30 520:u2=200,90 2000:", "A open -80, B closed 0, C closed 0"
      ),
      // The owner lifts first; the other one stays ignored until it lifts.
      (
        "0:d1=290,30 10:d2=290,90 50:u1=290,30 70:m2=200,90 300:m2=150,90 500:u2=150,90 2000:",
        SwipeListFingersTests.rest
      ),
      // After all have lifted, the next finger is free.
      (
        "0:d1=290,30 10:d2=290,90 50:u1=290,30 70:u2=290,90 1000:d3=290,90 1016:m3=270,90 "
          + "1032:m3=200,90 1300:m3=200,90 1500:u3=200,90 3000:",
        "A closed 0, B open -80, C closed 0"
      ),
    ]
    let found = try table.map { try SwipeListFingersTests.run($0.script).picture }
    #expect(found == table.map(\.picture))
  }

  @Test func `a second finger on the same row ends a track, but not a drag`() throws {
    let tracking = try SwipeListFingersTests.run(
      "0:d1=290,30 10:d2=200,30 26:m1=200,30 42:m2=100,30 100:u1=200,30 120:u2=100,30 2000:")
    #expect(tracking.picture == SwipeListFingersTests.rest)
    #expect(tracking.effects == [])
    #expect(tracking.states("pan") == [.failed])
    let dragging = try SwipeListFingersTests.run(
      "0:d1=290,30 16:m1=270,30 32:m1=200,30 40:d2=200,30 56:m2=100,30 300:m1=200,30 "
        + "500:u1=200,30 520:u2=100,30 2000:")
    #expect(dragging.picture == "A open -80, B closed 0, C closed 0")
  }

  @Test func `a second finger ends a press, wherever it lands`() throws {
    for place in ["200,30", "200,90", "200,400"] {
      let play = try SwipeListFingersTests.run(
        "0:d1=100,30 300:d2=\(place) 900: 950:u1=100,30 960:u2=\(place)")
      #expect(!play.effects.contains("menu:A"), "\(place)")
      #expect(play.states("press") == [.failed], "\(place)")
    }
    let pressed = try SwipeListFingersTests.run(
      "0:d1=100,30 600: 700:d2=200,90 750:m2=100,90 800:u2=100,90 900:u1=100,30 2000:")
    #expect(pressed.effects == ["menu:A"])
  }

  @Test func `a lost lift is a cancel, then a landing`() throws {
    let play = try SwipeListFingersTests.run(
      "0:d1=290,30 16:m1=270,30 32:m1=200,30 100:d1=290,90 116:m1=270,90 132:m1=200,90 "
        + "300:m1=200,90 500:u1=200,90 3000:")
    #expect(play.picture == "A closed 0, B open -80, C closed 0")
    #expect(play.states("pan").filter { $0 != .changed } == [.began, .cancelled, .began, .ended])
    #expect(play.list.faults.lostLifts == 1)
  }

  @Test func `fingers that own nothing change nothing`() throws {
    let play = try SwipeListFingersTests.run(
      "0:m7=100,30 10:u7=100,30 20:c7 30:d1=100,400 40:m1=50,30 50:u1=50,30")
    #expect(play.effects == ["outside"])
    #expect(play.picture == SwipeListFingersTests.rest)
  }

  @Test func `places that are no numbers are dropped`() throws {
    let play = try SwipeListFingersTests.run(
      "0:d1=nan,30 10:m1=200,30 20:u1=200,30 100:d2=290,30 116:m2=270,30 132:m2=inf,30 "
        + "148:m2=200,nan 164:m2=200,30 400:m2=200,30 600:u2=nan,nan 3000:")
    #expect(play.picture == "A open -80, B closed 0, C closed 0")
    #expect(play.effects == ["dragBegan:A", "show:A", "willOpen:A", "didOpen:A"])
  }

  @Test func `the list reports what a bare arena reports for the same touches`() throws {
    let scripts = [
      "0:d1=290,30 16:m1=270,30 32:m1=200,30 200:m1=200,30 400:u1=200,30",
      "0:d1=290,30 16:m1=285,30 700: 800:m1=200,30 900:u1=200,30", "0:d1=100,30 600: 700:c1",
      "0:d1=290,30 16:m1=270,30 32:c1", "0:d1=290,30 50:u1=290,30",
      "0:d1=290,30 16:m1=292,30 32:m1=270,30 48:m1=300,30 64:u1=310,30 200:d2=20,90 216:m2=90,90 300:u2=90,90",
    ]
    for script in scripts {
      // The seed asks nothing: neither axis nor edge nor side.
      let list = try SwipeListFingersTests.run(script, .seed)
      var bare = try Play(SwipeRowConfiguration.seed.contenders)
      bare.run(script)
      let gestures = list.events.compactMap { event -> GestureEvent? in
        if case .gesture(let gesture) = event { gesture } else { nil }
      }
      #expect(gestures == bare.journal.events, "\(script)")
    }
  }
}
