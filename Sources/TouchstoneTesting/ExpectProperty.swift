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
/// test. It works under XCTest and Swift Testing and fails at the caller's line.
///
/// - Parameters:
///   - touches: What is drawn.
///   - seed: The first seed; the others follow it, so `count: 1` with a failure's seed repeats it.
///   - count: How many sequences are drawn.
///   - holds: Whether it holds; an error is a failure too.
/// - Returns: Whether it held for all.
@discardableResult
public func expectProperty(
  of touches: RandomTouches = RandomTouches(), seed: UInt64 = 1, count: Int = 200,
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  holds: ([TouchFrame]) throws -> Bool
) -> Bool {
  for index in 0..<UInt64(max(0, count)) {
    let frames = touches.frames(seed: seed &+ index)
    guard !passes(frames, holds) else { continue }
    let smallest = TraceShrinker.shrink(frames) { !passes($0, holds) }
    let message = FrameText.message(
      seed: seed &+ index, held: Int(index), from: frames.count, smallest: smallest,
      error: error(smallest, holds))
    Failure.report(message, CallSite(fileID, filePath, file, line, column))
    return false
  }
  return true
}

private func passes(_ frames: [TouchFrame], _ holds: ([TouchFrame]) throws -> Bool) -> Bool {
  (try? holds(frames)) ?? false
}

private func error(
  _ frames: [TouchFrame], _ holds: ([TouchFrame]) throws -> Bool
) -> String? {
  do {
    _ = try holds(frames)
    return nil
  } catch {
    return ValueText.of(error)
  }
}
