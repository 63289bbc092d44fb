import Testing
import Touchstone

/// What one finger, two fingers and the app do to a list of rows.
@Suite struct SwipeListTests {
  static func standard(
    _ change: (inout SwipeRowConfiguration) -> Void = { _ in }
  ) -> SwipeRowConfiguration {
    var configuration = SwipeRowConfiguration.standard
    change(&configuration)
    return configuration
  }

  /// Plays a script and says what happened: the effects, then the rows.
  static func story(
    _ configuration: SwipeRowConfiguration, open: [RowID] = [], disabled: [RowID] = [],
    _ script: String
  ) throws -> String {
    var play = try ListPlay(configuration, open: open, disabled: disabled)
    play.touch(script)
    return play.effects.joined(separator: " ") + " | " + play.picture
  }

  static let rest = "A closed 0, B closed 0, C closed 0"

  @Test func `one row is open at a time, unless the configuration allows more`() throws {
    let openB = "0:d1=290,90 16:m1=270,90 32:m1=200,90 200:m1=200,90 400:u1=200,90 2000:"
    let many = SwipeListTests.standard { $0.allowMultiple = true }
    let found = [
      try SwipeListTests.story(.standard, open: ["A"], openB),
      try SwipeListTests.story(many, open: ["A"], openB),
    ]
    #expect(
      found == [
        "hide:A willClose:A dragBegan:B show:B didClose:A willOpen:B didOpen:B | "
          + "A closed 0, B open -80, C closed 0",
        "dragBegan:B show:B willOpen:B didOpen:B | A open -80, B open -80, C closed 0",
      ])
  }

  @Test func `a tap closes what is open and selects nothing, or passes if it may`() throws {
    let tapB = "0:d1=100,90 50:u1=100,90 2000:"
    let passing = SwipeListTests.standard { $0.outsideTap = .pass }
    let found = [
      try SwipeListTests.story(.standard, open: ["A"], tapB),
      try SwipeListTests.story(passing, open: ["A"], tapB),
      try SwipeListTests.story(.standard, open: ["A"], "0:d1=100,30 50:u1=100,30 2000:"),
      try SwipeListTests.story(.standard, open: ["A"], "0:d1=100,400 50:u1=100,400 2000:"),
      try SwipeListTests.story(.standard, tapB),
    ]
    #expect(
      found
        == [
          "hide:A willClose:A tapConsumed:B didClose:A", "hide:A willClose:A select:B didClose:A",
          "tapConsumed:A hide:A willClose:A didClose:A", "hide:A willClose:A outside didClose:A",
          "select:B",
        ].map { $0 + " | " + SwipeListTests.rest })
  }

  /// The person scrolls between two scripts.
  static func scrolling(
    _ configuration: SwipeRowConfiguration, open: [RowID] = [], _ before: String,
    _ after: String = "2000:"
  ) throws -> String {
    var play = try ListPlay(configuration, open: open)
    play.touch(before)
    play.host(.scrollBegan, at: max(0, play.list.now.nanoseconds / 1_000_000))
    play.touch(after)
    return play.effects.joined(separator: " ") + " | " + play.picture
  }

  @Test func `a scroll closes what is open and leaves a drag that holds its touch`() throws {
    let drag = "0:d1=290,30 16:m1=240,30"
    let lift = "200:m1=200,30 400:m1=200,30 600:u1=200,30 2000:"
    let unlocked = SwipeListTests.standard { $0.lockAxis = false }
    let found = [
      try SwipeListTests.scrolling(.standard, open: ["B"], ""),
      try SwipeListTests.scrolling(.standard, drag, lift),
      try SwipeListTests.scrolling(unlocked, drag, lift),
      try SwipeListTests.scrolling(
        .standard, "0:d1=290,30", "16:m1=200,30 50:u1=200,30 2000:"),
      try SwipeListTests.story(
        .standard, open: ["A"], "0:d1=100,90 16:m1=103,110 50:u1=103,200 2000:"),
    ]
    #expect(
      found == [
        "hide:B willClose:B didClose:B | \(SwipeListTests.rest)",
        "dragBegan:A show:A willOpen:A didOpen:A | A open -80, B closed 0, C closed 0",
        "dragBegan:A show:A hide:A | \(SwipeListTests.rest)", " | \(SwipeListTests.rest)",
        "hide:A willClose:A scroll:B didClose:A | \(SwipeListTests.rest)",
      ])
  }

  @Test func `the edge inset belongs to the gesture that goes back, on the leading side`() throws {
    let table: [(x: Double, direction: LayoutDirection, yields: Bool)] = [
      (20, .leftToRight, true), (20.01, .leftToRight, false), (0, .leftToRight, true),
      (300, .leftToRight, false), (300, .rightToLeft, true), (299.99, .rightToLeft, false),
      (20, .rightToLeft, false),
    ]
    var wrong: [String] = []
    for (x, direction, yields) in table {
      let both = SwipeListTests.standard { $0.leading = 80 }
      var play = try ListPlay(both)
      play.host(.layout(direction: direction), at: 0)
      let end = x < 160 ? x + 60 : x - 60
      play.touch("10:d1=\(x),30 26:m1=\(end),30 400:u1=\(end),30")
      let found = play.effects.first == "yieldEdge:A"
      if found != yields || found == play.effects.contains("dragBegan:A") {
        wrong.append("\(x) \(direction): \(play.effects)")
      }
    }
    #expect(wrong == [])
  }

  @Test func `a disabled row follows no finger and closes the others all the same`() throws {
    let found = try SwipeListTests.story(
      .standard, open: ["A"], disabled: ["B"], "0:d1=290,90 16:m1=200,90 50:u1=200,90 600: 2000:")
    #expect(found == "hide:A willClose:A didClose:A | \(SwipeListTests.rest)")
  }

  @Test func `with reduced motion everything happens at once, in the same order`() throws {
    let script =
      "0:d1=290,30 16:m1=270,30 32:m1=200,30 200:m1=200,30 400:u1=200,30 "
      + "1000:d2=100,30 1050:u2=100,30"
    var slow = try ListPlay(.standard)
    slow.touch(script + " 3000:")
    var fast = try ListPlay(.standard)
    fast.host(.reduceMotion(true), at: 0)
    fast.touch(script)
    #expect(fast.effects == slow.effects)
    #expect(fast.picture == "A closed 0, B closed 0, C closed 0")
    #expect(fast.list.deadline == nil)
  }

  @Test func `the program opens and closes rows, but not under a finger`() throws {
    var play = try ListPlay(SwipeListTests.standard { $0.leading = 60 })
    play.host(.open("A", .leading), at: 0)
    play.host(.open("B", .trailing), at: 100)
    play.host(.open("B", .trailing), at: 150)
    play.wait(until: 2000)
    #expect(play.picture == "A closed 0, B open -80, C closed 0")
    #expect(
      play.effects == [
        "show:A", "willOpen:A", "hide:A", "willClose:A", "show:B", "willOpen:B", "didClose:A",
        "didOpen:B",
      ])
    play.events = []
    play.touch("3000:d1=100,150")
    play.host(.open("A", .trailing), at: 3010)
    play.host(.close("C"), at: 3020)
    play.touch("3050:u1=100,150 5000:")
    #expect(
      play.effects == ["hide:B", "willClose:B", "openRefused:A", "tapConsumed:C", "didClose:B"])
    play.events = []
    play.host(.close("A"), at: 6000)
    play.host(.open("A", .trailing), at: 6010)
    play.host(.close("A"), at: 6100)
    play.wait(until: 8000)
    #expect(
      play.effects == ["show:A", "willOpen:A", "hide:A", "willClose:A", "didClose:A"])
  }

  @Test func `beyond the reveal width a row stretches as the rubber says, never beyond its width`()
    throws
  {
    func offset(_ rubber: Double, fullSwipe: Double? = nil, _ x: Double) throws -> Double {
      var play = try ListPlay(
        SwipeListTests.standard {
          $0.rubber = rubber
          $0.fullSwipe = fullSwipe
        })
      // Lands at the right end of the row; ten points are the threshold's.
      play.touch("0:d1=319,30 16:m1=300,30 32:m1=\(319 - 10 - x),30")
      return play.list[0].offset(at: play.list.now)
    }
    let found = [
      try offset(0, 70), try offset(0, 200), try offset(0.5, 80), try offset(0.5, 180),
      try offset(1, 500), try offset(0, fullSwipe: 0.6, 200), try offset(0, fullSwipe: 0.6, 500),
    ]
    #expect(found == [-70, -80, -80, -130, -320, -200, -320])
  }

  @Test func `the full-swipe point ticks each time it is crossed, and decides at the lift`() throws
  {
    let full = SwipeListTests.standard {
      $0.fullSwipe = 0.5
      $0.confirm = true
      $0.panOrigin = .touchDown
    }
    let out = "0:d1=310,30 16:m1=290,30 32:m1=140,30"
    let found = [
      try SwipeListTests.story(
        full, out + " 60:m1=160,30 90:m1=150,30 300:m1=150,30 500:u1=150,30 2000:"),
      try SwipeListTests.story(full, out + " 300:m1=151,30 500:m1=151,30 700:u1=151,30 2000:"),
    ]
    #expect(
      found == [
        "dragBegan:A show:A haptic:A haptic:A haptic:A willOpen:A confirm:A didOpen:A | "
          + "A confirming -80, B closed 0, C closed 0",
        "dragBegan:A show:A haptic:A haptic:A willOpen:A didOpen:A | "
          + "A open -80, B closed 0, C closed 0",
      ])
  }
}
