import Testing
import Touchstone
import TouchstoneTesting
import XCTest

@Suite struct ExpectTimelineTests {
  static func journal() throws -> Journal {
    var arena = try Arena([.pan()])
    var journal = Journal()
    var events: [GestureEvent] = []
    for (time, touch) in [
      (0, Touch.began(1, 0, 0)), (10, .moved(1, 5, 0)), (20, .moved(1, 20, 0)),
      (30, .moved(1, 25, 0)), (40, .ended(1, 25, 0)),
    ] as [(Int64, Touch)] {
      events.removeAll()
      let frame = TouchFrame(time: .milliseconds(time), touches: [touch])
      journal.record(frame: frame.time)
      arena.handle(frame, into: &events)
      journal.record(events)
    }
    return journal
  }

  @Test func `the same timeline passes`() throws {
    #expect(expectTimeline(try ExpectTimelineTests.journal(), of: RecognizerID(0), "..B~E"))
  }

  @Test func `another timeline fails at the caller's line with a picture`() throws {
    let journal = try ExpectTimelineTests.journal()
    withKnownIssue {
      _ = expectTimeline(journal, of: RecognizerID(0), "...B~E")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        timelines differ at sign 3: expected ".", found "B"
          expected  ...B~E
          found     ..B~E
                      ^
        """
      ] && issue.sourceLocation?.fileName == "ExpectTimelineTests.swift"
    }
  }

  @Test func `frames that agree pass, one that does not is named with both numbers`() throws {
    let spring = try Spring(uiKitDuration: 0.25, dampingRatio: 0.85)
    let motion = Motion(spring, from: -80, to: 0, settling: .points(60))
    let golden = """
      {"frameLog":1}
      {"t":0,"layer":"row","translation":[-80,0]}
      {"t":0.016666666666666666,"layer":"row","translation":[-70.336,0]}
      {"t":0.03333333333333333,"layer":"row","translation":[0,0]}
      """
    #expect(expectFrames(of: motion, match: golden, within: 0.01))
    withKnownIssue {
      _ = expectFrames(of: motion, match: golden.replacing("-70.336", with: "-70.5"), within: 0.01)
    } matching: { issue in
      let lines = issue.comments.first?.rawValue.split(separator: "\n") ?? []
      return lines.count == 3
        && lines[0].hasPrefix("frame 1 (t = 0.016666666666666666), layer \"row\": translation.x is")
        && lines[1].contains("- {") && lines[2].contains("+ {")
    }
  }
}

/// The same expectations from an XCTest case.
final class ExpectTimelineXCTests: XCTestCase {
  func testTheSameTimelinePasses() throws {
    let journal = try ExpectTimelineTests.journal()
    XCTAssertTrue(expectTimeline(journal, of: RecognizerID(0), "..B~E"))
  }
}
