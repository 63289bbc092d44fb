import Testing
import Touchstone

/// The short ways through the arena give what the long way gives.
@Suite struct DragTests {
  static let kinds: [Contender] = [
    .pan("pan"), .longPress("press", LongPressConfiguration(minimumDuration: 0.1)), .tap("tap"),
    .tap("double", TapConfiguration(taps: 2)), .swipe("swipe"), .pinch("pinch"),
    .rotation("rotation"),
    .pan("latest", PanConfiguration(measure: .path, tracking: .latest)),
    .pan("level", PanConfiguration(axis: .horizontal, directionGuard: .velocity)),
    .pan("pair", PanConfiguration(touches: .exactly(2))),
  ]

  /// A frame that says the same and cannot go the short way: a finger that is not down moves too.
  private static func long(_ touch: Touch, _ time: Timestamp) -> TouchFrame {
    TouchFrame(time: time, touches: [touch, .moved(99, 0, 0)])
  }

  /// Touches of up to two fingers, one at a time: long ways, short ways, rests, lifts, cancels.
  private static func touches(seed: UInt64, count: Int) -> [(Touch, Timestamp)] {
    var random = Numbers(seed: seed)
    var places: [Int64: Point] = [:]
    var time: Int64 = 0
    return (0..<count).map { _ in
      time += [0, 4, 8, 8, 8, 16, 120, 400][Int(random.nextBits() % 8)] * 1_000_000
      let id = Int64(random.nextBits() % 4 == 0 ? 2 : 1)
      let step = Vector(x: random.next(from: -9, to: 3), y: random.next(from: -2, to: 2))
      let phase: TouchPhase
      if let place = places[id] {
        places[id] = random.nextBits() % 8 == 0 ? place : place + step
        let dice = random.nextBits() % 24
        phase = dice == 0 ? .cancelled : dice < 3 ? .ended : .moved
      } else {
        places[id] = Point(x: random.next(from: 0, to: 300), y: random.next(from: 0, to: 60))
        phase = .began
      }
      let touch = Touch(id: TouchID(id), phase: phase, position: places[id] ?? .zero)
      if phase == .cancelled || phase == .ended { places[id] = nil }
      return (touch, Timestamp(nanoseconds: time))
    }
  }

  @Test func `one finger is the same alone, in a frame, and beside a finger that means nothing`()
    throws
  {
    var differences: [String] = []
    for (seed, contenders) in Self.worlds.enumerated() {
      var alone = try Arena(contenders)
      var framed = alone
      var beside = alone
      for (touch, time) in Self.touches(seed: UInt64(seed), count: 400) {
        var first: [GestureEvent] = []
        var second: [GestureEvent] = []
        var third: [GestureEvent] = []
        alone.handle(touch, at: time, into: &first)
        framed.handle(TouchFrame(time: time, touches: [touch]), into: &second)
        beside.handle(Self.long(touch, time), into: &third)
        if first != second || first != third {
          let names = contenders.map(\.name).joined(separator: "+")
          differences.append("\(names) at \(time.seconds): \(first) \(second) \(third)")
          break
        }
        if alone.verdicts != beside.verdicts { differences.append("verdicts at \(time.seconds)") }
      }
      if alone != framed { differences.append("alone and framed end differently, seed \(seed)") }
    }
    #expect(differences == [])
  }

  /// Every kind alone, every pair, and all together.
  private static var worlds: [[Contender]] {
    var worlds = kinds.map { [$0] } + [kinds]
    for (place, kind) in kinds.enumerated() {
      for other in kinds[(place + 1)...] { worlds.append([kind, other]) }
    }
    return worlds
  }

  @Test func `a drag goes on after each thing that can interrupt its short way`() throws {
    var play = try Play([.pan("pan"), .longPress("press")])
    play.run("0:d1=100,30 8:m1=80,30 16:m1=70,30 24:m1=60,30 32:d2=200,30 40:m1=50,30")
    play.run("48:u2=200,30 56:m1=40,30 64:m1=30,30 72:u1=30,30")
    #expect(
      play.lines.filter { $0.contains("pan") } == [
        "8 pan began (-10,0)", "16 pan changed (-20,0)", "24 pan changed (-30,0)",
        "40 pan changed (-35,0)", "56 pan changed (-45,0)", "64 pan changed (-55,0)",
        "72 pan ended (-55,0)",
      ])
  }
}
