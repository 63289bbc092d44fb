public import TouchstoneRendering

/// Expects that the named layers of a run's scenes move as a golden log says.
///
/// A failure names the first frame and layer that differ, both numbers and the allowed distance, and
/// shows both lines. With a folder for differences it also draws that frame, grey where it agrees and
/// magenta where it does not, and names the file. It works under XCTest and Swift Testing and fails at
/// the caller's line.
///
/// - Parameters:
///   - scenes: The scenes of the run with their times in seconds, in order.
///   - golden: The text of the log, as `FrameLog` writes it.
///   - tolerance: How far numbers may lie apart.
///   - folder: Where a picture of the difference is put; it must exist. Nil for no picture.
/// - Returns: Whether the frames agree.
@discardableResult
public func expectScenes(
  _ scenes: [(time: Double, scene: Scene)], match golden: String,
  within tolerance: Double = 1e-9, differences folder: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = CallSite(fileID, filePath, file, line, column)
  do throws(FrameLogError) {
    let log = try FrameLog(parsing: golden)
    let check = FrameCheck(tolerance: FrameTolerance(tolerance))
    let run = scenes.map { $0.scene.frame(at: $0.time) }
    guard let difference = check.firstDifference(of: run, from: log) else { return true }
    var message = difference.message
    if let folder, scenes.indices.contains(difference.frame) {
      let scene = scenes[difference.frame].scene
      message += "\n  " + draw(difference, of: scene, golden: log, into: folder)
    }
    Failure.report(message, place)
  } catch {
    Failure.report("the golden log cannot be read: \(error.message)", place)
  }
  return false
}

/// Draws a difference into a folder; the answer says where it is, or why it is not.
private func draw(
  _ difference: FrameDifference, of scene: Scene, golden: FrameLog, into folder: String
) -> String {
  do throws(RenderingError) {
    guard let found = try difference.picture(of: scene, golden: golden) else {
      return "no picture: not a pixel differs"
    }
    let path = "\(folder)/frame-\(difference.frame)-difference.png"
    guard PictureFile.write(PNGEncoder.encode(found.picture), to: path) else {
      return "\(found.message); \(path) cannot be written"
    }
    return "\(found.message); see \(path)"
  } catch {
    return "no picture: \(error.message)"
  }
}
