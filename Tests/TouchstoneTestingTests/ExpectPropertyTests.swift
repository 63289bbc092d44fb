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

  @Test func `a property that is false does not shrink to one that throws`() {
    withKnownIssue {
      _ = expectProperty(of: RandomTouches(includesNonsense: false)) { frames in
        if frames.isEmpty { throw CancellationError() }
        return frames.count < 30
      }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("the property does not hold") && text.contains("frames shrank to 30:")
    }
  }

  @Test(arguments: [(Int.min, 0), (0, Int.min), (Int.max, Int.max)])
  func `no bounds of random touches trap or hang`(length: Int, fingers: Int) {
    var touches = RandomTouches(view: Size(width: .nan, height: -.infinity))
    touches.length = length
    touches.fingers = fingers
    #expect((1...10_001).contains(touches.frames(seed: 7).count))
  }

  @Test func `every kind of nonsense is drawn, and none where it is not wanted`() throws {
    var sum = ArenaFaults()
    var sane: [UInt64] = []
    for seed in 0..<200 as Range<UInt64> {
      var arena = try Arena([.pan()])
      _ = arena.play(RandomTouches().frames(seed: seed))
      sum.unknownTouches += arena.faults.unknownTouches
      sum.notFinite += arena.faults.notFinite
      sum.clampedTimes += arena.faults.clampedTimes
      sum.lostLifts += arena.faults.lostLifts
      arena = try Arena([.pan()])
      _ = arena.play(RandomTouches(includesNonsense: false).frames(seed: seed))
      if arena.faults.total > 0 || arena.numberOfFingers > 0 { sane.append(seed) }
    }
    #expect(min(sum.unknownTouches, sum.notFinite, sum.clampedTimes, sum.lostLifts) > 0)
    #expect(sane == [])
  }

  @Test func `no gesture leaves the drawing of its states`() {
    expectProperty { frames in
      var arena = try Arena(Self.contenders)
      var states = Array(repeating: GestureState.possible, count: arena.count)
      for event in arena.play(frames).events {
        let before = states[event.recognizer.index]
        guard (before.isFinal ? .possible : before).canBecome(event.state) else { return false }
        states[event.recognizer.index] = event.state
      }
      return true
    }
  }

  @Test func `a property that is never tried does not pass`() {
    withKnownIssue {
      _ = expectProperty(count: 0) { _ in true }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["the property was not tried: count is 0"]
    }
  }

  @Test func `the same seed draws the same, and nonsense only where it is wanted`() {
    let touches = RandomTouches()
    // As text, because a place that is no number differs from itself.
    let seeds: ClosedRange<UInt64> = 1...50
    let texts = seeds.map { "\(touches.frames(seed: $0))" }
    #expect(texts == seeds.map { "\(touches.frames(seed: $0))" })
    #expect(Set(texts).count == 50)
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
