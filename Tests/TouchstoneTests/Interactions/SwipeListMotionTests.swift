import Testing
import Touchstone

/// Rows on their way: caught, handed over to the spring, mirrored, laid out anew.
@Suite struct SwipeListMotionTests {
  static let both: SwipeRowConfiguration = {
    var configuration = SwipeRowConfiguration.standard
    configuration.leading = 60
    configuration.edgeInset = 0
    return configuration
  }()

  static func offset(_ play: ListPlay, _ id: RowID = "A", at milliseconds: Double) -> Double {
    play.list[id]?.offset(at: Timestamp(seconds: milliseconds / 1000)) ?? .nan
  }

  @Test func `a finger catches a row in mid-flight without a jump and drags on from there`() throws
  {
    var play = try ListPlay(.standard)
    play.touch("0:d1=290,30 16:m1=270,30 32:m1=240,30 200:m1=220,30 400:u1=220,30")
    var worst = 0.0
    for catchTime in stride(from: 410.0, to: 780, by: 10) {
      var caught = play
      let shown = SwipeListMotionTests.offset(caught, at: catchTime)
      caught.touch("\(catchTime):d2=200,30")
      worst = max(worst, (SwipeListMotionTests.offset(caught, at: catchTime) - shown).magnitude)
      // It stays there as long as the finger does not move.
      caught.wait(until: Int64(catchTime) + 100)
      worst = max(
        worst, (SwipeListMotionTests.offset(caught, at: catchTime + 100) - shown).magnitude)
      caught.touch("\(catchTime + 120):m2=215,30")
      // Fifteen points to the right, of which ten were needed to begin.
      let expected = min(0, shown + 5)
      worst = max(
        worst, (SwipeListMotionTests.offset(caught, at: catchTime + 120) - expected).magnitude)
      caught.touch("\(catchTime + 140):u2=215,30")
      caught.wait(until: 9000)
      if !["closed", "open"].contains(caught.list[0].stateName) { worst = .infinity }
    }
    #expect(worst == 0)
  }

  @Test func `a caught row that is let go goes on to its rest, or closes if it was tapped`() throws
  {
    let opening = "0:d1=290,30 16:m1=270,30 32:m1=240,30 200:m1=220,30 400:u1=220,30 450:d2=100,30"
    let table: [(end: String, picture: String)] = [
      ("500:c2", "A open -80"), ("500:d3=100,30", "A open -80"), ("500:u2=100,30", "A closed 0"),
      ("500:m2=100,50", "A closed 0"),
    ]
    var wrong: [String] = []
    for (end, picture) in table {
      var play = try ListPlay(.standard)
      play.touch(opening)
      let held = SwipeListMotionTests.offset(play, at: 450)
      play.touch(end)
      let after = SwipeListMotionTests.offset(play, at: 500)
      play.wait(until: 3000)
      if held != after { wrong.append("\(end): jumps from \(held) to \(after)") }
      if play.picture != picture + ", B closed 0, C closed 0" {
        wrong.append("\(end): \(play.picture)")
      }
    }
    #expect(wrong == [])
  }

  @Test func `the release hands its velocity to the spring, with its sign`() throws {
    func released(_ moves: String) throws -> (velocity: Double, spring: Double) {
      var play = try ListPlay(.standard)
      play.touch(moves)
      let settling = try #require(play.list[0].settling)
      return (
        play.list[0].lastDecision?.velocity ?? .nan,
        settling.velocity(at: settling.start)
      )
    }
    // 640 points a second to the left, then as much to the right.
    let left = try released(
      "0:d1=300,30 31.25:m1=280,30 62.5:m1=260,30 93.75:m1=240,30 93.75:u1=240,30")
    #expect(left.velocity == -640 && left.spring == -640)
    let back = try released(
      "0:d1=300,30 31.25:m1=200,30 300:m1=200,30 331.25:m1=220,30 362.5:m1=240,30 362.5:u1=240,30")
    #expect(back.spring == back.velocity && back.spring > 400)
  }

  @Test func `the seed's spring starts with its own velocity, whatever the finger's`() throws {
    var play = try ListPlay(.seed)
    play.touch("0:d1=300,30 31.25:m1=280,30 62.5:m1=260,30 93.75:m1=240,30 93.75:u1=240,30")
    let settling = try #require(play.list[0].settling)
    // From −50 to −80 points: 0.6 distances a second.
    #expect(settling.offset(at: settling.start) == -50)
    #expect(settling.velocity(at: settling.start) == 0.6 * -30)
  }

  /// A script with every place mirrored in a row of 320 points.
  static func mirrored(_ script: String) -> String {
    script.split(separator: " ").map { word in
      guard let equals = word.firstIndex(of: "="), let comma = word.firstIndex(of: ","),
        let x = Double(word[word.index(after: equals)..<comma])
      else { return String(word) }
      return word[...equals] + "\(320 - x)" + word[comma...]
    }.joined(separator: " ")
  }

  @Test func `right to left is left to right in a mirror`() throws {
    let scripts = [
      "0:d1=290,30 16:m1=270,30 32:m1=200,30 200:m1=200,30 400:u1=200,30 2000:",
      "0:d1=50,30 16:m1=70,30 32:m1=110,30 200:m1=130,30 400:u1=130,30 500:d2=310,30 510:u2=310,30",
      "0:d1=290,30 16:m1=270,30 32:m1=200,30 48:u1=200,30 90:d2=100,30 110:m2=160,30 130:u2=190,30",
      "0:d1=100,30 16:m1=300,30 32:m1=10,30 64:u1=10,30 70:d2=5,90 500: 900:m2=8,90 950:u2=8,90",
    ]
    var wrong: [String] = []
    for script in scripts {
      for configuration in [SwipeListMotionTests.both, .standard] {
        var plain = try ListPlay(configuration)
        plain.touch(script)
        var mirror = try ListPlay(configuration)
        mirror.host(.layout(direction: .rightToLeft), at: -1)
        mirror.touch(SwipeListMotionTests.mirrored(script))
        let offsets = plain.list.rows.map { $0.offset(at: plain.list.now) }
        let turned = mirror.list.rows.map { -$0.offset(at: mirror.list.now) }
        if plain.effects != mirror.effects || offsets != turned {
          wrong.append("\(script): \(plain.effects) \(offsets), \(mirror.effects) \(turned)")
        }
      }
    }
    #expect(wrong == [])
  }

  /// What a layout in mid-drag leads to at once, and after the lift.
  static func relaid(_ event: HostEvent, open: [RowID] = []) throws -> [String] {
    var play = try ListPlay(SwipeListMotionTests.both, open: open)
    play.touch("0:d1=290,30 16:m1=270,30 32:m1=200,30 200:m1=200,30")
    play.host(event, at: 210)
    var told = [play.picture]
    play.touch("220:m1=199,30")
    told.append(play.picture)
    play.touch("400:m1=199,30 600:u1=199,30 2000:")
    return told + [play.picture]
  }

  @Test func `a layout in mid-drag takes effect at once and the drag goes on`() throws {
    let table: [(event: HostEvent, open: [RowID], told: [String])] = [
      (
        .layout(trailing: 50), [],
        ["A dragging -50", "A dragging -50", "A open -50"]
      ),
      (.layout(trailing: 200), [], ["A dragging -80", "A dragging -81", "A open -200"]),
      (.layout(width: 60), [], ["A dragging -60", "A dragging -60", "A open -60"]),
      (.layout(width: 500), [], ["A dragging -80", "A dragging -80", "A open -80"]),
      // Mirrored: what is drawn to the left now reveals the leading side.
      (
        .layout(direction: .rightToLeft), [],
        ["A dragging -60", "A dragging -60", "A open -60"]
      ),
      // The side has no actions any more: the row is let go, the finger is ignored.
      (.layout(trailing: 0), [], ["A closed 0", "A closed 0", "A closed 0"]),
      (.layout(width: 0), [], ["A closed 0", "A closed 0", "A closed 0"]),
      (.layout(width: .nan), [], ["A dragging -80", "A dragging -80", "A open -80"]),
    ]
    var wrong: [String] = []
    for (event, open, told) in table {
      let found = try SwipeListMotionTests.relaid(event, open: open)
      let expected = told.map { $0 + ", B closed 0, C closed 0" }
      if found != expected { wrong.append("\(event): \(found)") }
    }
    #expect(wrong == [])
  }

  @Test func `an open row takes a new width without a word, a moving one another target`() throws {
    var open = try ListPlay(SwipeListMotionTests.both, open: ["A"])
    open.host(.layout(trailing: 120), at: 0)
    #expect(open.picture == "A open -120, B closed 0, C closed 0")
    open.host(.layout(direction: .rightToLeft), at: 10)
    #expect(open.picture == "A open 120, B closed 0, C closed 0")
    #expect(open.effects == [])
    open.host(.layout(trailing: 0), at: 20)
    #expect(open.effects == ["hide:A", "willClose:A", "didClose:A"])

    var moving = try ListPlay(SwipeListMotionTests.both)
    moving.host(.open("A", .trailing), at: 0)
    let before = SwipeListMotionTests.offset(moving, at: 100)
    moving.host(.layout(trailing: 120), at: 100)
    #expect(SwipeListMotionTests.offset(moving, at: 100) == before)
    moving.wait(until: 3000)
    #expect(moving.picture == "A open -120, B closed 0, C closed 0")
    #expect(moving.effects == ["show:A", "willOpen:A", "didOpen:A"])
  }
}
