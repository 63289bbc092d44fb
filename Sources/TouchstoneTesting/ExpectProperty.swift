public import Touchstone
public import TouchstoneTraces

/// Expects something to hold for whatever fingers do.
///
/// ```swift
/// expectProperty { frames in
///   var arena = try Arena([.pan()])
///   return arena.play(frames).states(of: RecognizerID(0)).last != .changed
/// }
/// ```
/// A failure shows the seed and the smallest frames that were found, as code to be pasted into a
/// test. A property that is false does not shrink to one that throws, nor the other way round. It
/// works under XCTest and Swift Testing and fails at the caller's line.
///
/// - Parameters:
///   - touches: What is drawn.
///   - seed: The first seed; the others follow it, so `count: 1` with a failure's seed repeats it.
///   - count: How many sequences are drawn; less than 1 is a failure, since nothing was tried.
///   - holds: Whether it holds; an error is a failure too.
/// - Returns: Whether it held for all.
@discardableResult
public func expectProperty(
  of touches: RandomTouches = RandomTouches(), seed: UInt64 = 1, count: Int = 200,
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  holds: ([TouchFrame]) throws -> Bool
) -> Bool {
  guard count > 0 else {
    Failure.report(
      "the property was not tried: count is \(count)",
      CallSite(fileID, filePath, file, line, column))
    return false
  }
  for index in 0..<UInt64(count) {
    let frames = touches.frames(seed: seed &+ index)
    let first = PropertyOutcome(frames, holds)
    guard first != .holds else { continue }
    let smallest = TraceShrinker.shrink(frames) { PropertyOutcome($0, holds).isLike(first) }
    let message = FrameText.message(
      seed: seed &+ index, held: Int(index), from: frames.count, smallest: smallest,
      error: PropertyOutcome(smallest, holds).error)
    Failure.report(message, CallSite(fileID, filePath, file, line, column))
    return false
  }
  return true
}
