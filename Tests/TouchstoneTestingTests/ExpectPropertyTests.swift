import Testing
import Touchstone
import TouchstoneTesting
import TouchstoneTraces
import XCTest

/// Laws of the engine, for whatever fingers do.
@Suite struct ExpectPropertyTests {
  private static let contenders: [Contender] = [
    .pan(), .longPress(), .tap("double", TapConfiguration(taps: 2)), .tap(), .swipe(), .pinch(),
    .rotation(),
  ]

  @Test func `equal touches give equal runs, and a copy goes on as the original`() {
    expectProperty { frames in
      var arena = try Arena(Self.contenders)
      let half = Array(frames.prefix(frames.count / 2))
      _ = arena.play(half)
      var copy = arena
      let rest = Array(frames.dropFirst(frames.count / 2))
      return copy.play(rest) == arena.play(rest) && copy == arena
    }
  }

  @Test func `no row is left in a finger's hand, and none is farther away than it is wide`() {
    expectProperty(count: 300) { frames in
      var list = try SwipeList(["A", "B", "C"], width: 320)
      var events: [SwipeListEvent] = []
      for frame in frames { list.handle(frame, into: &events) }
      list.perform(.suspend, at: list.now, into: &events)
      return list.rows.allSatisfy { row in
        row.offset(at: list.now).magnitude <= 320
          && row.stateName != "dragging" && row.stateName != "tracking"
      }
    }
  }

  @Test func `a failure shows the seed and the smallest frames, as code`() {
    withKnownIssue {
      _ = expectProperty(of: RandomTouches(includesNonsense: false), seed: 3) { frames in
        var arena = try Arena([.pan()])
        return !arena.play(frames).states(of: RecognizerID(0)).contains(.began)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        the property does not hold for seed 3, after 0 that held;
          15 frames shrank to 2:
            .at(milliseconds: 808, .began(3, 228, 230)),
            .at(milliseconds: 849, .moved(3, 192, 194)),
          repeat it with seed: 3, count: 1
        """
      ] && issue.sourceLocation?.fileName == "ExpectPropertyTests.swift"
    }
  }

  @Test func `an error is a failure with its text`() {
    withKnownIssue {
      _ = expectProperty(count: 1) { _ in
        _ = try Arena([.pan("a"), .pan("a")])
        return true
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        """
        the property throws duplicateName("a") for seed 1, after 0 that held;
        """) == true
    }
  }

  @Test func `the same seed draws the same, and nonsense only where it is wanted`() {
    let touches = RandomTouches()
    #expect(touches.frames(seed: 5).count == touches.frames(seed: 5).count)
    let sane = (0..<200).flatMap { RandomTouches(includesNonsense: false).frames(seed: $0) }
    #expect(sane.allSatisfy { $0.touches.allSatisfy { $0.position.isFinite } })
    let wild = (0..<200).flatMap { touches.frames(seed: $0) }
    #expect(wild.contains { $0.touches.contains { !$0.position.isFinite } })
    #expect(zip(wild, wild.dropFirst()).contains { $0.time > $1.time && $1.time > .zero })
  }
}

/// The same from an XCTest case.
final class ExpectPropertyXCTests: XCTestCase {
  func testSplittingTimeChangesNothing() {
    let holds = expectProperty(count: 100) { frames in
      var whole = try Arena([.pan(), .longPress(), .tap()])
      var split = whole
      var events: [GestureEvent] = []
      var others: [GestureEvent] = []
      for frame in frames {
        whole.handle(frame, into: &events)
        split.advance(to: frame.time.advanced(byNanoseconds: -3_000_000), into: &others)
        split.advance(to: frame.time.advanced(byNanoseconds: -1), into: &others)
        split.handle(frame, into: &others)
      }
      return events == others
    }
    XCTAssertTrue(holds)
  }
}
