import Testing
import Touchstone

/// A person's own recognizer: one finger that goes round a full circle.
struct CircleRecognizer: Recognizer {
  private(set) var state: GestureState = .possible
  private var finger: TouchID?
  private var start: Point = .zero
  private var last: Point = .zero
  private var heading: Double?
  private var turned: Double = 0

  var deadline: Timestamp? { nil }

  var values: GestureValues {
    GestureValues(
      location: last, startLocation: start, rotation: turned, numberOfTouches: finger == nil ? 0 : 1
    )
  }

  mutating func handle(_ frame: TouchFrame) -> Proposal {
    for touch in frame.touches {
      switch touch.phase {
      case .began:
        guard finger == nil else { return .fail(.tooManyTouches(count: 2, allowed: 1)) }
        (finger, start, last) = (touch.id, touch.position, touch.position)
      case .moved where touch.id == finger:
        turn(to: touch.position)
        if turned.magnitude >= 360 { return .recognize(.rotated(angle: turned, required: 360)) }
      case .ended where touch.id == finger:
        return .fail(.notEnoughRotation(angle: turned, required: 360))
      case .cancelled where touch.id == finger:
        return .fail(.cancelled)
      case .moved, .ended, .cancelled:
        continue
      }
    }
    return .none
  }

  mutating func advance(to time: Timestamp) -> Proposal { .none }

  mutating func enter(_ state: GestureState, at time: Timestamp) {
    self = state == .possible ? CircleRecognizer() : self
    self.state = state
  }

  private mutating func turn(to point: Point) {
    guard point != last else { return }
    let new = Elementary.degrees(of: point - last)
    if let heading { turned += (new - heading + 540).truncatingRemainder(dividingBy: 360) - 180 }
    (heading, last) = (new, point)
  }
}

@Suite struct CustomRecognizerTests {
  /// Corners of a square, walked by one finger.
  static let round = "0:d1=0,0 10:m1=50,0 20:m1=50,50 30:m1=0,50 40:m1=0,0 50:m1=50,0"

  func states(
    _ relations: [Relation], _ script: String
  ) throws -> [String] {
    var arena = try ArenaOf<CircleRecognizer>(
      [.custom("circle", CircleRecognizer()), .pan("pan"), .longPress("press")],
      relations: relations)
    var events: [GestureEvent] = []
    for word in script.split(separator: " ") { arena.handle(Play.frame(word), into: &events) }
    return events.filter { $0.state != .changed }.map {
      "\(arena.name(of: $0.recognizer)) \($0.state)"
    }
  }

  @Test func `a circle wins over a pan that waits for it to fail`() throws {
    #expect(
      try states(
        [.requiresFailure("pan", of: "circle")], CustomRecognizerTests.round + " 60:u1=50,0") == [
          "press failed", "pan failed", "circle recognized",
        ])
  }

  @Test func `without a relation the pan begins first and the circle loses`() throws {
    #expect(
      try states([], CustomRecognizerTests.round + " 60:u1=50,0") == [
        "press failed", "circle failed", "pan began", "pan ended",
      ])
  }

  @Test func `a half circle fails at the lift, and its numbers are told`() throws {
    var arena = try ArenaOf<CircleRecognizer>([.custom("circle", CircleRecognizer())])
    var events: [GestureEvent] = []
    for word in "0:d1=0,0 10:m1=50,0 20:m1=50,50 30:m1=0,50 40:u1=0,50".split(separator: " ") {
      arena.handle(Play.frame(word), into: &events)
    }
    #expect(events.map(\.failure) == [.notEnoughRotation(angle: 180, required: 360)])
  }
}
