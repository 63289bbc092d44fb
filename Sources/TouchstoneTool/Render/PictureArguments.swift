import Touchstone
import TouchstoneRendering

/// The options that every command with a picture takes.
struct PictureArguments: Sendable {
  /// Where the picture goes; `-` is standard output.
  let path: String
  let format: PictureFormat
  /// Pixels a point.
  let scale: Double
  /// What is asked for; nil for as large as it is.
  let size: Size?
  let appearance: Appearance

  static let options: [Command.Option] = [
    Command.Option("--to", "FORMAT", "the format, where the name of OUT says none"),
    Command.Option("--scale", "N", "pixels a point of png and apng, up to 16; default 2"),
    Command.Option("--dark", nil, "light text on a dark ground"),
  ]

  /// - Parameter formats: What the command can write.
  init(_ arguments: Arguments, _ formats: [PictureFormat]) throws(ToolError) {
    let endings = PictureFormat.endings(formats)
    guard let path = arguments.value("-o"), !path.isEmpty else {
      throw .usage("-o OUT is missing; OUT ends in one of \(endings), or is - together with --to")
    }
    self.path = path
    size = try PictureArguments.size(arguments.value("--size"))
    scale = try PictureArguments.scale(arguments)
    appearance = arguments.has("--dark") ? .dark : .light
    if arguments.value("--to") != nil {
      let name = try arguments.choice("--to", of: formats.map(\.rawValue), default: "")
      format = PictureFormat(rawValue: name) ?? formats[0]
    } else if let named = PictureFormat(path: path), formats.contains(named) {
      format = named
    } else {
      throw .usage(
        "the name '\(path)' says no format; expected one of \(endings), or --to FORMAT")
    }
  }

  /// The same options where nothing is drawn but frames are compared.
  init(checking arguments: Arguments) throws(ToolError) {
    for option in ["-o", "--to"] where arguments.has(option) {
      throw .usage("\(option) is for drawing; --check compares, and draws only with --difference")
    }
    path = "-"
    format = .frames
    size = try PictureArguments.size(arguments.value("--size"))
    scale = try PictureArguments.scale(arguments)
    appearance = arguments.has("--dark") ? .dark : .light
  }

  private static func scale(_ arguments: Arguments) throws(ToolError) -> Double {
    let scale = try arguments.number("--scale") ?? 2
    guard scale > 0, scale <= 16 else {
      throw .usage("--scale needs a number above 0 and up to 16, found \(scale)")
    }
    return scale
  }

  private static func size(_ text: String?) throws(ToolError) -> Size? {
    guard let text else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...16_384).contains(width), (1...16_384).contains(height)
    else {
      throw .usage(
        "--size needs a width and a height from 1 to 16384 points, as 390x300; found '\(text)'")
    }
    return Size(width: width, height: height)
  }

  /// One picture in a format that holds one, as the bytes of a file.
  ///
  /// Layers that are not drawn are told on standard error.
  func bytes(of scene: Scene) throws(ToolError) -> [UInt8] {
    for problem in scene.problems { Console.complain("touchstone: \(problem.message)") }
    do throws(RenderingError) {
      switch format {
      case .text: return Array(try Renderer.text().render(scene).utf8)
      case .colors: return Array(try Renderer.text(colors: true).render(scene).utf8)
      case .svg: return Array(try Renderer.svg().render(scene).utf8)
      case .png, .apng, .frames: return try Renderer.png(scale: scale).render(scene)
      }
    } catch {
      throw .input(error.message)
    }
  }

  /// Writes the whole file, or nothing.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    var file = try FileWriter(path)
    try file.write(bytes)
    try file.commit()
  }
}
