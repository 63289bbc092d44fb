import Touchstone
import TouchstoneTraces

/// The options of every command that reads recordings.
enum TraceArguments {
  /// What the options are called and what they mean.
  static let options: [Command.Option] = [
    Command.Option("--from", "FORMAT", "the format, instead of recognizing it by the content"),
    Command.Option(
      "--view", "WxH", "size of the view in points (default: the file's, or 400 wide)"),
    Command.Option(
      "--axes", "X1,X2,Y1,Y2", "ranges of the device's axes, if the file does not say"),
    Command.Option("--desc", "FILE", "a file that says the ranges, such as an evemu description"),
    Command.Option(
      "--orient", "WORDS", "how the device is mounted: flipX, flipY, swap, joined by +"),
    Command.Option("--device", "NAME", "the device to follow (default: the first that is touched)"),
    Command.Option("--rate", "HZ", "frames a second of a recording without times"),
    Command.Option("--clamp-time", nil, "hold a time that goes back instead of refusing it"),
    Command.Option("--lift-open", nil, "lift fingers still down at the end instead of cancelling"),
    Command.Option("--strict", nil, "refuse everything odd instead of warning"),
  ]

  /// Those of commands that play a recording, which always hold a time that goes back.
  static let replayOptions: [Command.Option] = options.filter { $0.name != "--clamp-time" }

  /// The options as the reader takes them.
  static func traceOptions(_ arguments: Arguments) throws(ToolError) -> TraceOptions {
    var options = TraceOptions()
    if arguments.value("--from") != nil {
      let names = TraceFormat.allCases.map(\.name)
      let name = try arguments.choice("--from", of: names, default: "")
      options.format = TraceFormat(name: name)
    }
    if let text = arguments.value("--view") { options.view = try size(text) }
    if let path = arguments.value("--desc") { options.axes = try axes(describedIn: path) }
    if let text = arguments.value("--axes") { options.axes = try axes(text) }
    if let text = arguments.value("--orient") {
      guard let orientation = TraceOrientation(text) else {
        throw .usage("--orient needs any of flipX, flipY, swap joined by +, found '\(text)'")
      }
      options.orientation = orientation
    }
    options.device = arguments.value("--device")
    if let rate = try arguments.integer("--rate", in: 1...1_000_000) {
      options.frameRate = FrameRate(rate)
    }
    options.clampsTime = arguments.has("--clamp-time")
    options.liftsOpenContacts = arguments.has("--lift-open")
    options.isStrict = arguments.has("--strict")
    return options
  }

  private static func size(_ text: String) throws(ToolError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite,
      height.isFinite, width > 0, height > 0
    else { throw .usage("--view needs a size such as 390x844, found '\(text)'") }
    return Size(width: width, height: height)
  }

  private static func axes(_ text: String) throws(ToolError) -> TraceAxes {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 4, let minX = parts[0], let maxX = parts[1], let minY = parts[2],
      let maxY = parts[3],
      let axes = TraceAxes(minX: minX, maxX: maxX, minY: minY, maxY: maxY)
    else {
      throw .usage("--axes needs four numbers such as 0,1079,0,2399, found '\(text)'")
    }
    return axes
  }

  /// The ranges from a file that describes a device, or from another recording of it.
  private static func axes(describedIn path: String) throws(ToolError) -> TraceAxes {
    var options = TraceOptions()
    options.acceptsUntimed = true
    options.contactCapacity = 0
    var reader = TraceReader(options)
    try TraceFile.read(path) { (block) throws(TraceError) in
      if let block { try reader.feed(block) { _ in } } else { try reader.finish { _ in } }
    }
    guard let axes = reader.linux?.axes else {
      throw .input("\(path): says no ranges of axes (a description of a device does)")
    }
    return axes
  }
}
