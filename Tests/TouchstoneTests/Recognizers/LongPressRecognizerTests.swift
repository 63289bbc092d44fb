import Testing
import Touchstone

@Suite struct LongPressRecognizerTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var name: String
    var press = LongPressConfiguration()
    var script: String
    var lines: [String]
    var testDescription: String { name }
  }

  static let stories: [Story] = [
    Story(
      name: "a press that lasts exactly half a second began at half a second",
      script: "0:d1=50,50 500:u1=50,50",
      lines: ["500 press began", "500 press ended"]),
    Story(
      name: "a gap of two seconds gives the same time as a live finger",
      script: "0:d1=50,50 2000:m1=51,50 2100:u1=51,50",
      lines: ["500 press began", "2000 press changed", "2100 press ended"]),
    Story(
      name: "a lift before its time is a failure",
      script: "0:d1=0,0 490:u1=0,0 1000:",
      lines: ["490 press failed: lifted after 0.49 s, required 0.5"]),
    Story(
      name: "exactly the allowed movement passes",
      script: "0:d1=0,0 100:m1=6,8 500: 600:u1=6,8",
      lines: ["500 press began", "600 press ended"]),
    Story(
      name: "more than the allowed movement fails, and coming back does not help",
      script: "0:d1=0,0 100:m1=10.01,0 200:m1=0,0 900:u1=0,0",
      lines: ["100 press failed: moved 10.01 pt, allowed 10"]),
    Story(
      name: "on reaching the limit it fails where that is the rule",
      press: LongPressConfiguration(isStrict: false),
      script: "0:d1=0,0 100:m1=6,8 900:u1=6,8",
      lines: ["100 press failed: moved 10 pt, allowed 10"]),
    Story(
      name: "once begun it follows the finger anywhere",
      script: "0:d1=0,0 600:m1=100,0 700:m1=300,0 800:u1=300,0",
      lines: ["500 press began", "600 press changed", "700 press changed", "800 press ended"]),
    Story(
      name: "a second finger makes it fail",
      script: "0:d1=0,0 100:d2=50,0 900:u1=0,0 910:u2=50,0",
      lines: ["100 press failed: 2 fingers are down, allowed 1"]),
    Story(
      name: "with two fingers the clock starts when the second is down",
      press: LongPressConfiguration(touches: .exactly(2)),
      script: "0:d1=0,0 200:d2=50,0 800:u2=50,0 900:u1=0,0",
      lines: ["700 press began", "800 press ended"]),
    Story(
      name: "a cancel before its time is a failure, after it a cancel",
      script: "0:d1=0,0 100:c1 200:d2=0,0 800:c2",
      lines: [
        "100 press failed: the system cancelled the touch", "700 press began",
        "800 press cancelled",
      ]),
    Story(
      name: "no duration begins on the touch",
      press: LongPressConfiguration(minimumDuration: 0),
      script: "0:d1=0,0 100:u1=0,0",
      lines: ["0 press began", "100 press ended"]),
    Story(
      name: "a tap before the press is asked for and given",
      press: LongPressConfiguration(taps: 1),
      script: "0:d1=0,0 80:u1=0,0 200:d2=0,0 800:u2=0,0",
      lines: ["700 press began", "800 press ended"]),
    Story(
      name: "a tap before the press that nothing follows",
      press: LongPressConfiguration(taps: 1),
      script: "0:d1=0,0 80:u1=0,0 900:",
      lines: ["430 press failed: 1 of 1 taps, no further touch within 0.35 s"]),
  ]

  @Test(arguments: stories)
  func `a long press`(_ story: Story) throws {
    #expect(try lines([.longPress("press", story.press)], [], story.script) == story.lines)
  }
}
