import Touchstone
import TouchstoneRendering

/// One run of `touchstone render --check`: the frames of a run against a golden log.
struct RenderCheck {
  private let render: RenderRun
  private let golden: FrameLog
  private let goldenPath: String
  private let check: FrameCheck
  /// Where pictures of differences go.
  private let folder: String?

  init(_ arguments: Arguments, golden path: String) throws(ToolError) {
    goldenPath = path
    folder = arguments.value("--difference")
    let tolerance = try arguments.number("--tolerance") ?? 1e-9
    guard tolerance >= 0 else {
      throw .usage("--tolerance needs a number from 0, found \(tolerance)")
    }
    check = FrameCheck(tolerance: FrameTolerance(tolerance))
    render = try RenderRun(arguments, PictureArguments(checking: arguments))
    let bytes = try FileReader.readAll(path)
    do throws(FrameLogError) {
      golden = try FrameLog(parsing: bytes)
    } catch {
      throw .input("\(path): \(error.message)")
    }
  }

  func run() throws(ToolError) -> Int32 {
    guard case .frames(let range) = render.choice else { return 2 }
    let moments = try render.frames(range, limit: RenderRun.logLimit)
    var frames: [SceneFrame] = []
    try render.play(moments) { (shot) in frames.append(shot.scene.frame(at: shot.time.seconds)) }
    var console = Console()
    guard let difference = check.firstDifference(of: frames, from: golden) else {
      let count = frames.count == 1 ? "1 frame agrees" : "\(frames.count) frames agree"
      try console.writeLine("\(render.recording.path): \(count) with \(goldenPath)")
      try console.flush()
      return 0
    }
    try console.writeLine("\(render.recording.path): \(difference.message)")
    if let line = try picture(of: difference, moments) { try console.writeLine(line) }
    try console.flush()
    return 1
  }

  /// Draws the frame that differs; the answer says where, or why there is no picture.
  private func picture(
    of difference: FrameDifference, _ moments: [Timestamp]
  ) throws(ToolError) -> String? {
    guard let folder else { return nil }
    guard moments.indices.contains(difference.frame) else {
      return "  no picture: the run has no such frame"
    }
    var scene: Scene?
    try render.play([moments[difference.frame]]) { (shot) in scene = shot.scene }
    guard let scene else { return nil }
    do throws(RenderingError) {
      let found = try difference.picture(
        of: scene, golden: golden, scale: render.picture.scale)
      guard let found else { return "  no picture: not a pixel differs" }
      let name = RenderCheck.name(of: render.recording.path)
      let path = "\(folder)/\(name)-frame-\(difference.frame).png"
      return write(PNGEncoder.encode(found.picture), path, found.message)
    } catch {
      throw .input(error.message)
    }
  }

  private func write(
    _ bytes: [UInt8], _ path: String, _ message: String
  ) -> String {
    do throws(ToolError) {
      var file = try FileWriter(path)
      try file.write(bytes)
      try file.commit()
      return "  \(message); see \(path)"
    } catch {
      return "  \(message); the picture is not written: \(error.text)"
    }
  }

  /// The file's name without its folder and its ends.
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last ?? "run"
    let bare = name.prefix { $0 != "." }
    return bare.isEmpty || bare == "-" ? "run" : String(bare)
  }
}
