import Testing
import Touchstone

@Suite struct TapRecognizerTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var name: String
    var tap = TapConfiguration()
    var script: String
    var lines: [String]
    var testDescription: String { name }
  }

  static let stories: [Story] = [
    Story(
      name: "a short touch is a tap at the lift",
      script: "0:d1=0,0 100:u1=0,0", lines: ["100 tap recognized one tap"]),
    Story(
      name: "the next touch is the next tap",
      script: "0:d1=0,0 100:u1=0,0 200:d2=0,0 250:u2=0,0",
      lines: ["100 tap recognized one tap", "250 tap recognized one tap"]),
    Story(
      name: "a touch that wanders 45 points is a tap, 45.01 is none",
      script: "0:d1=0,0 50:m1=45,0 90:u1=45,0 100:d2=0,0 150:m2=45.01,0 190:u2=0,0",
      lines: ["90 tap recognized one tap", "150 tap failed: moved 45.01 pt, allowed 45"]),
    Story(
      name: "a touch of exactly the longest duration is no tap",
      script: "0:d1=0,0 750:u1=0,0",
      lines: ["750 tap failed: lasted 0.75 s, allowed less than 0.75"]),
    Story(
      name: "a cancelled touch is a failure, not a cancel",
      script: "0:d1=0,0 50:c1", lines: ["50 tap failed: the system cancelled the touch"]),
    Story(
      name: "two fingers tap together, whoever lifts first",
      tap: TapConfiguration(touches: .exactly(2)),
      script: "0:d1=0,0 20:d2=60,0 100:u1=0,0 120:u2=60,0",
      lines: ["120 tap recognized one tap"]),
    Story(
      name: "one finger is not two",
      tap: TapConfiguration(touches: .exactly(2)),
      script: "0:d1=0,0 100:u1=0,0",
      lines: ["100 tap failed: 1 finger was down, required 2"]),
    Story(
      name: "a finger too many makes it fail",
      script: "0:d1=0,0 20:d2=60,0 100:u1=0,0 120:u2=60,0",
      lines: ["20 tap failed: 2 fingers are down, allowed 1"]),
    Story(
      name: "two taps in time are a double tap",
      tap: TapConfiguration(taps: 2),
      script: "0:d1=0,0 80:u1=0,0 429:d2=0,0 500:u2=0,0",
      lines: ["500 tap recognized 2 taps"]),
    Story(
      name: "at 0.35 s after the lift the second tap is too late and starts anew",
      tap: TapConfiguration(taps: 2),
      script: "0:d1=0,0 80:u1=0,0 430:d2=0,0 500:u2=0,0 600:d3=0,0 650:u3=0,0",
      lines: [
        "430 tap failed: 1 of 2 taps, no further touch within 0.35 s",
        "650 tap recognized 2 taps",
      ]),
    Story(
      name: "a bounce is no second tap and starts a new pair",
      tap: TapConfiguration(taps: 2, minimumInterval: 0.04),
      script: "0:d1=0,0 5:u1=0,0 10:d2=0,0 15:u2=0,0 110:d3=0,0 120:u3=0,0",
      lines: [
        "10 tap failed: next touch after 0.01 s, required 0.04", "120 tap recognized 2 taps",
      ]),
    Story(
      name: "a touch far away is not the second tap and does not disturb the first",
      tap: TapConfiguration(taps: 2),
      script: "0:d1=0,0 50:u1=0,0 100:d2=200,0 120:u2=200,0 200:d3=0,0 250:u3=0,0",
      lines: ["250 tap recognized 2 taps"]),
  ]

  @Test(arguments: stories)
  func `a tap`(_ story: Story) throws {
    #expect(try lines([.tap("tap", story.tap)], [], story.script) == story.lines)
  }
}
