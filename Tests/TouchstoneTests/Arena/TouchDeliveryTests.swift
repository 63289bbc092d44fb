import Testing
import Touchstone

@Suite struct TouchDeliveryTests {
  /// What the view gets, as `time phase` words.
  func view(
    _ contenders: [Contender], _ options: [DeliveryOptions] = [], _ script: String
  ) throws -> String {
    var arena = try Arena(contenders)
    var delivery = TouchDelivery(options)
    var told: [String] = []
    func tell(_ frame: TouchFrame?, _ events: [GestureEvent], _ time: Timestamp) {
      var touches: [Touch] = []
      delivery.update(frame, events, of: arena, into: &touches)
      for touch in touches {
        told.append("\(Decimals.short(time.seconds * 1000)) \(touch.phase)")
      }
    }
    for word in script.split(separator: " ") {
      let frame = Play.frame(word)
      while let due = arena.deadline, due <= frame.time {
        var events: [GestureEvent] = []
        arena.advance(to: due, into: &events)
        tell(nil, events, due)
      }
      var events: [GestureEvent] = []
      arena.handle(frame, into: &events)
      tell(frame, events, frame.time)
    }
    return told.joined(separator: ", ")
  }

  @Test func `a view sees a touch until a gesture takes it away`() throws {
    #expect(
      try view([.pan()], [], "0:d1=0,0 10:m1=5,0 20:m1=20,0 30:m1=30,0 40:u1=30,0")
        == "0 began, 10 moved, 20 cancelled")
  }

  @Test func `a view keeps its touch if the gesture does not cancel`() throws {
    #expect(
      try view(
        [.pan()], [DeliveryOptions(cancelsTouchesInView: false)],
        "0:d1=0,0 20:m1=20,0 40:u1=20,0") == "0 began, 20 moved, 40 ended")
  }

  @Test func `a lift is held back until the double tap has failed`() throws {
    #expect(
      try view(
        [.tap("double", TapConfiguration(taps: 2))], [], "0:d1=0,0 80:u1=0,0 900:")
        == "0 began, 430 ended")
  }

  @Test func `a double tap cancels both of the view's touches`() throws {
    #expect(
      try view(
        [.tap("double", TapConfiguration(taps: 2))], [],
        "0:d1=0,0 80:u1=0,0 200:d2=0,0 250:u2=0,0")
        == "0 began, 200 began, 250 cancelled, 250 cancelled")
  }

  @Test func `a landing that is held back comes with everything after it, or never`() throws {
    let delayed = [DeliveryOptions(delaysTouchesBegan: true)]
    #expect(
      try view([.longPress()], delayed, "0:d1=0,0 20:m1=5,0 30:m1=20,0 40:u1=20,0")
        == "30 began, 30 moved, 30 moved, 40 ended")
    #expect(try view([.longPress()], delayed, "0:d1=0,0 600:m1=5,0 700:u1=5,0") == "")
  }
}
