import Testing
import Touchstone

@Suite struct ArenaTests {
  @Test func `whoever begins first takes the touch`() throws {
    let contenders: [Contender] = [.pan("swipe"), .longPress("menu")]
    #expect(
      try lines(contenders, [], "0:d1=0,0 100:m1=20,0 200:u1=20,0") == [
        "100 menu failed: moved 20 pt, allowed 10", "100 swipe began (10,0)",
        "200 swipe ended (10,0)",
      ])
    #expect(
      try lines(contenders, [], "0:d1=0,0 600:m1=50,0 700:u1=50,0") == [
        "500 swipe failed: menu won the touch", "500 menu began", "600 menu changed",
        "700 menu ended",
      ])
  }

  @Test func `a single tap waits for the double tap to fail`() throws {
    let contenders: [Contender] = [.tap("single"), .tap("double", TapConfiguration(taps: 2))]
    let relation = [Relation.requiresFailure("single", of: "double")]
    #expect(
      try lines(contenders, relation, "0:d1=0,0 80:u1=0,0 500:") == [
        "430 double failed: 1 of 2 taps, no further touch within 0.35 s",
        "430 single recognized one tap",
      ])
    #expect(
      try lines(contenders, relation, "0:d1=0,0 80:u1=0,0 200:d2=0,0 280:u2=0,0 900:") == [
        "280 single failed: double succeeded, which had to fail first",
        "280 double recognized 2 taps",
      ])
  }

  @Test func `without a relation a tap with more taps survives one with fewer`() throws {
    let contenders: [Contender] = [.tap("single"), .tap("double", TapConfiguration(taps: 2))]
    #expect(
      try lines(contenders, [], "0:d1=0,0 80:u1=0,0 200:d2=0,0 280:u2=0,0") == [
        "80 single recognized one tap", "280 single recognized one tap",
        "280 double recognized 2 taps",
      ])
  }

  @Test func `a pan waits for a long press and begins in the instant in which it fails`() throws {
    let contenders: [Contender] = [
      .longPress("press", LongPressConfiguration(allowableMovement: 30)), .pan("drag"),
    ]
    let relation = [Relation.requiresFailure("drag", of: "press")]
    #expect(
      try lines(contenders, relation, "0:d1=0,0 50:m1=20,0 90:m1=31,0 99:m1=32,0 120:u1=32,0")
        == [
          "90 press failed: moved 31 pt, allowed 30", "90 drag began (21,0)",
          "99 drag changed (22,0)", "120 drag ended (22,0)",
        ])
    #expect(
      try lines(contenders, relation, "0:d1=0,0 50:m1=20,0 90:u1=20,0") == [
        "90 press failed: lifted after 0.09 s, required 0.5",
        "90 drag failed: lifted while it waited for another gesture to fail",
      ])
  }

  @Test func `both run where one side allows it`() throws {
    let relation = [Relation.simultaneous("a", "b")]
    #expect(
      try lines([.pan("a"), .pan("b")], relation, "0:d1=0,0 16:m1=20,0 32:u1=20,0") == [
        "16 a began (10,0)", "16 b began (10,0)", "32 a ended (10,0)", "32 b ended (10,0)",
      ])
  }

  @Test func `the deeper view is asked first`() throws {
    #expect(
      try lines([.pan("outer"), .pan("inner", depth: 1)], [], "0:d1=0,0 16:m1=20,0") == [
        "16 outer failed: inner won the touch", "16 inner began (10,0)",
      ])
  }

  @Test func `a lone pan begins on the touch, beside a tap when that gives up`() throws {
    let pan = GestureProfile.flutter.pan
    #expect(
      try lines([.pan("pan", pan)], [], "0:d1=10,10 10:u1=10,10") == [
        "0 pan began", "10 pan ended",
      ])
    #expect(
      try lines(
        [.pan("pan", pan), .tap("tap", GestureProfile.flutter.tap)], [],
        "0:d1=10,10 10:m1=20,20 20:m1=20,30 30:m1=20,25 40:u1=20,25") == [
          "20 tap failed: moved 22.361 pt, allowed 18", "20 pan began",
          "30 pan changed (0,-5)", "40 pan ended (0,-5)",
        ])
  }

  @Test func `touches that are down when a gesture ends are never delivered to it again`() throws {
    let contenders: [Contender] = [.pan("pan", PanConfiguration(touches: .atLeast(2)))]
    let script = """
      0:d1=0,0+d2=9,0 10:m1=30,0+m2=39,0 20:u2=39,0 30:d3=0,0 40:m1=90,0+m3=90,0 50:u1=90,0
      60:u3=90,0 70:d4=0,0+d5=9,0 80:m4=30,0+m5=39,0
      """
    #expect(
      try lines(contenders, [], script) == [
        "10 pan began (20,0)", "20 pan ended (20,0)", "80 pan began (20,0)",
      ])
  }

  @Test func `off and on again cancels a gesture and lets the next touch work`() throws {
    var play = try Play([.pan("pan")])
    play.run("0:d1=100,0 16:m1=80,0")
    var events: [GestureEvent] = []
    play.arena.setEnabled(false, RecognizerID(0), at: .milliseconds(20), into: &events)
    play.arena.setEnabled(true, RecognizerID(0), at: .milliseconds(20), into: &events)
    play.journal.record(events)
    play.run("32:u1=80,0 500:d2=100,0 516:m2=85,0 532:u2=85,0")
    #expect(
      play.lines == [
        "16 pan began (-10,0)", "20 pan cancelled (-10,0)", "516 pan began (-5,0)",
        "532 pan ended (-5,0)",
      ])
  }

  @Test func `a disabled recognizer sees and says nothing`() throws {
    #expect(try lines([.pan("pan", isEnabled: false)], [], "0:d1=0,0 9:m1=50,0 19:u1=50,0") == [])
  }

  @Test func `a second landing of a finger that is down means that its lift was lost`() throws {
    var play = try Play([.pan("pan")])
    play.run("0:d1=0,0 10:m1=30,0 500:d1=100,0 510:m1=150,0 520:u1=150,0")
    #expect(
      play.lines == [
        "10 pan began (20,0)", "500 pan cancelled (20,0)", "510 pan began (40,0)",
        "520 pan ended (40,0)",
      ])
    #expect(play.arena.faults.lostLifts == 1)
  }

  @Test func `touches that make no sense are counted and change nothing`() throws {
    var play = try Play([.pan("pan"), .longPress("press"), .tap("tap")])
    play.run("0:m7=5,5 1:u7=5,5 2:c7 3:d1=0,0 4:m1=nan,0 5:m1=30,0 2:m1=31,0 6:d2=inf,0 7:m2=1,1")
    play.run("8:u1=nan,nan")
    #expect(
      play.lines.filter { !$0.contains("tap failed") && !$0.contains("press failed") } == [
        "5 pan began (20,0)", "5 pan changed (21,0)", "8 pan ended (21,0)",
      ])
    let faults = play.arena.faults
    #expect([faults.unknownTouches, faults.notFinite, faults.clampedTimes] == [4, 3, 1])
    #expect(play.arena.numberOfFingers == 0)
  }

  @Test func `thirty-two fingers are followed, more are counted`() throws {
    var arena = try Arena([.pan("pan")])
    var events: [GestureEvent] = []
    let all = (1...100_000).map { Touch.began(Int64($0), 0, 0) }
    arena.handle(TouchFrame(time: .zero, touches: all), into: &events)
    #expect(arena.numberOfFingers == 32)
    #expect(arena.faults.tooManyFingers == 100_000 - 32)
  }

  @Test func `the host is asked before a touch is delivered and before a gesture begins`() throws {
    var arena = try Arena([.pan("left"), .pan("right")], relations: [.allSimultaneous])
    let policy = ArenaPolicy(
      shouldReceive: { id, touch in (id.index == 0) == (touch.position.x < 100) },
      shouldBegin: { id, values in id.index == 0 || values.location.y < 50 })
    var events: [GestureEvent] = []
    for word in "0:d1=10,0+d2=200,90 10:m1=40,0+m2=240,90 20:u1=40,0+u2=240,90".split(
      separator: " ")
    {
      arena.handle(Play.frame(word), asking: policy, into: &events)
    }
    #expect(
      events.map { "\($0.recognizer.index) \($0.state)" } == [
        "1 failed", "0 began", "0 ended",
      ])
    #expect(events.contains { $0.failure == .denied })
  }

  @Test func `nonsense is refused when an arena is made, by name`() {
    func problem(_ contenders: [Contender], _ relations: [Relation] = []) -> ArenaError? {
      do throws(ArenaError) {
        _ = try Arena(contenders, relations: relations)
        return nil
      } catch { return error }
    }
    #expect(problem([.pan("a"), .tap("a")]) == .duplicateName("a"))
    #expect(problem([.pan("a")], [.simultaneous("a", "b")]) == .unknownName("b"))
    #expect(
      problem(
        [.pan("a"), .tap("b"), .longPress("c")],
        [
          .requiresFailure("a", of: "b"), .requiresFailure("b", of: "c"),
          .requiresFailure("c", of: "a"),
        ]) == .requirementCycle(["c", "a", "b", "c"]))
    #expect(
      problem([.longPress("p", LongPressConfiguration(minimumDuration: -1))])
        == .configuration(
          recognizer: "p", ConfigurationError("minimumDuration", .below(minimum: 0))))
  }

  @Test func `a copy is a save point`() throws {
    var play = try Play([.pan("pan"), .longPress("press")])
    play.run("0:d1=0,0 100:m1=5,0")
    var fork = play
    play.run("200:m1=30,0 300:u1=30,0")
    fork.run("600: 700:u1=5,0")
    #expect(play.timeline("pan") == "..BE")
    #expect(fork.timeline("pan") == "..F")
    #expect(fork.timeline("press") == "..BE")
  }

  @Test func `places too far away to be measured are ignored like those that are no numbers`()
    throws
  {
    let far = 1.7e308
    var arena = try Arena([.pinch("pinch"), .pan("pan")], relations: [.allSimultaneous])
    var events: [GestureEvent] = []
    arena.handle(.at(milliseconds: 0, .began(1, 0, 0), .began(2, 100, 0)), into: &events)
    arena.handle(.at(milliseconds: 8, .moved(1, -far, 0), .moved(2, far, 0)), into: &events)
    arena.handle(.at(milliseconds: 16, .moved(1, -50, 0), .moved(2, 200, 0)), into: &events)
    arena.handle(.at(milliseconds: 24, .began(3, 1e10, -1e10)), into: &events)
    arena.handle(.at(milliseconds: 32, .ended(1, far, far), .ended(2, 200, 0)), into: &events)
    #expect(arena.faults.notFinite == 4)
    let strange = events.filter { event in
      !event.values.scale.isFinite || !event.values.location.isFinite
        || event.values.location.x.magnitude > 200
    }
    #expect(strange.isEmpty, "\(strange)")
    #expect(events.contains { $0.values.scale > 1 })
  }
}
