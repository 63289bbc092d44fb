import Touchstone
import TouchstoneRendering
import TouchstoneTraces

extension RenderRun {
  /// Some moments, evenly spaced, in one picture.
  func strip(_ count: Int, _ range: Range) throws(ToolError) -> Scene {
    let (start, end) = try bounds(range)
    let span = end.seconds(since: start)
    let moments = (0..<count).map { index in
      start.advanced(bySeconds: count == 1 ? 0 : span * Double(index) / Double(count - 1))
    }
    var frames: [FilmStrip.Frame] = []
    try play(moments) { (shot) in
      frames.append(FilmStrip.Frame(shot.scene, caption: shot.caption))
    }
    var strip = FilmStrip(frames, appearance: look.appearance)
    if let columns { strip.columns = columns }
    do throws(RenderingError) {
      return try strip.scene()
    } catch {
      throw .input(error.message)
    }
  }

  /// All frames as an animation.
  func animation(_ range: Range) throws(ToolError) -> [UInt8] {
    var scenes: [Scene] = []
    try play(frames(range, limit: RenderRun.animationLimit)) { (shot) in scenes.append(shot.scene) }
    var problems: [String] = []
    for scene in scenes {
      for problem in scene.problems where !problems.contains(problem.message) {
        problems.append(problem.message)
        Console.complain("touchstone: \(problem.message)")
      }
    }
    let renderer = Renderer.bitmap(scale: picture.scale)
    let rate = replay.frameRate ?? .sixty
    var progress = Progress("drawing frame", of: scenes.count)
    do throws(RenderingError) {
      let bytes = try APNGEncoder.encode(
        count: scenes.count, rate: rate, hold: rate.framesPerSecond
      ) { (index) throws(RenderingError) in
        progress.show(index + 1)
        return try renderer.render(scenes[index])
      }
      progress.finish()
      return bytes
    } catch {
      progress.finish()
      throw .input(error.message)
    }
  }

  /// The transforms of all layers, frame by frame.
  func log(_ range: Range) throws(ToolError) -> FrameLog {
    let moments = try frames(range, limit: RenderRun.logLimit)
    var log = FrameLog()
    var failure: FrameLogError?
    var progress = Progress("frame", of: moments.count)
    try play(moments) { (shot) in
      progress.show(log.frames.count + 1)
      do throws(FrameLogError) {
        try log.append(shot.scene.frame(at: shot.time.seconds))
      } catch {
        failure = failure ?? error
      }
    }
    progress.finish()
    if let failure { throw .input(failure.message) }
    return log
  }

  /// The checksums of the renderer's pictures.
  static func writeDigest() throws(ToolError) {
    let digest = PictureDigest()
    var report = DigestReport()
    report.rows = [
      ("text", digest.text), ("svg", digest.svg), ("png", digest.png), ("apng", digest.apng),
      ("frames", digest.frames), ("all", digest.combined),
    ]
    try report.write(isJSON: false)
  }
}
