public import Touchstone
import TouchstoneRendering

/// Expects that a motion's frames are those of a golden log.
///
/// The log is text, one line a frame and layer; the layer is called `row`. A failure names the first
/// frame that differs, both numbers and the allowed distance, and shows both lines. It works under
/// XCTest and Swift Testing and fails at the caller's line.
///
/// - Returns: Whether the frames agree.
@discardableResult
public func expectFrames(
  of motion: Motion<Double>, at rate: FrameRate = .sixty, match golden: String,
  within tolerance: Double = 1e-9,
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = CallSite(fileID, filePath, file, line, column)
  let run = motion.frames(at: rate).map { frame in
    SceneFrame(
      time: frame.time,
      layers: [
        SceneFrame.Entry(
          layer: "row", transform: Transform(translation: Vector(x: frame.value, y: 0)))
      ])
  }
  do throws(FrameLogError) {
    let log = try FrameLog(parsing: golden)
    let check = FrameCheck(tolerance: FrameTolerance(tolerance))
    guard let difference = check.firstDifference(of: run, from: log) else { return true }
    Failure.report(difference.message, place)
  } catch {
    Failure.report("the golden log cannot be read: \(error.message)", place)
  }
  return false
}
