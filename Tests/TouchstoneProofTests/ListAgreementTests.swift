import Testing
import Touchstone

/// A list has no second recognizer: what it sees is what a bare arena sees.
@Suite struct ListAgreementTests {
  /// One finger at a time on closed rows far from the edge, along the row or resting.
  ///
  /// Then the list itself keeps nothing from its recognizers, so the arena is told everything too.
  private static func frames(seed: UInt64, rows: Int) -> [TouchFrame] {
    var random = Lots(seed: seed)
    var frames: [TouchFrame] = []
    var now: Int64 = 0
    for finger in 1...12 as ClosedRange<Int64> {
      var place = Point(x: 200, y: Double(30 + 60 * random.below(rows)))
      func add(_ phase: TouchPhase, after milliseconds: Int64) {
        now += milliseconds
        let touch = Touch(id: TouchID(finger), phase: phase, position: place)
        frames.append(TouchFrame(time: .milliseconds(now), touches: [touch]))
      }
      // Long enough for every row to come to rest.
      add(.began, after: 2000)
      let step = [-2.0, -9, -23, 0, 14][random.below(5)]
      for _ in 0..<random.below(9) {
        place = place + Vector(x: step + Double(random.below(3)), y: Double(random.below(2)))
        add(.moved, after: [4, 8, 16, 300][random.below(4)])
      }
      add(random.below(5) == 0 ? .cancelled : .ended, after: [8, 16, 600][random.below(3)])
    }
    return frames
  }

  /// Numbers from a linear congruence, the same everywhere.
  private struct Lots {
    var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  @Test(arguments: ["seed", "standard"])
  func `a list and a bare arena report the same gestures`(name: String) throws {
    var configuration = name == "seed" ? SwipeRowConfiguration.seed : .standard
    configuration.leading = 60
    configuration.hasAxisTest = false
    var different: [String] = []
    var gestures = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var list = try SwipeList(["A", "B", "C"], width: 400, configuration)
      var arena = try Arena(configuration.contenders)
      var seen: [GestureEvent] = []
      var bare: [GestureEvent] = []
      for frame in Self.frames(seed: seed, rows: 3) {
        for row in list.rows where row.rest != 0 {
          // A press needs a closed row, so the app closes what a finger opened.
          list.send(.host(.close(row.id), at: list.now))
          list.send(.host(.suspend, at: list.now))
        }
        for event in list.send(.touches(frame)) {
          if case .gesture(let gesture) = event { seen.append(gesture) }
        }
        arena.handle(frame, into: &bare)
      }
      gestures += bare.count
      if seen != bare {
        let index = zip(seen, bare).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        different.append("seed \(seed), gesture \(index ?? min(seen.count, bare.count))")
      }
    }
    #expect(different == [])
    #expect(gestures > 1000)
  }
}
