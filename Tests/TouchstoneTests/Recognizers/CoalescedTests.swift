import Testing
import Touchstone

/// Coalesced samples come with the frame that follows them; the last one is often its own place.
@Suite struct CoalescedTests {
  func states(_ contender: Contender, _ frames: [TouchFrame]) throws -> [GestureState] {
    var arena = try Arena([contender])
    var events: [GestureEvent] = []
    for frame in frames { arena.handle(frame, into: &events) }
    return events.map(\.state)
  }

  /// One finger stays, the other moves; each move carries samples up to its own place.
  func frames(to end: Point, fingers: Int = 1) -> [TouchFrame] {
    let start = Point(x: 100, y: 0)
    var landing = [Touch.began(1, start.x, start.y)]
    if fingers == 2 { landing.append(.began(2, 0, 0)) }
    let middle = start + (end - start) * 0.5
    return [
      TouchFrame(time: .zero, touches: landing),
      TouchFrame(
        time: .milliseconds(20), touches: [.moved(1, end.x, end.y)],
        coalesced: [
          TouchSample(time: .milliseconds(10), id: TouchID(1), position: middle),
          TouchSample(time: .milliseconds(20), id: TouchID(1), position: end),
        ]),
    ]
  }

  @Test func `a sample at the frame's own place does not hide that the finger moved`() throws {
    let far = frames(to: Point(x: 160, y: 0))
    #expect(try states(.longPress(), far) == [.failed])
    #expect(try states(.tap(), far) == [.failed])
    #expect(try states(.swipe(), far) == [.recognized])
    #expect(try states(.pan(), far) == [.began])
    #expect(try states(.pinch(), frames(to: Point(x: 160, y: 0), fingers: 2)) == [.began])
    #expect(try states(.rotation(), frames(to: Point(x: 100, y: 90), fingers: 2)) == [.began])
  }
}
