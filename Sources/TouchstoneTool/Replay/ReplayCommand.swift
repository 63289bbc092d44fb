extension Command {
  /// Plays a recorded touch into recognizers and rows.
  static let replay: Command = Command(
    name: "replay",
    summary: "Plays a recorded touch: gestures, the row's decision, the spring's frames.",
    operands: "FILE",
    discussion: """
      FILE is a touchstone trace, an evemu recording, or '-' for standard input; its format is
      recognized by its content. A trace with a setup meets its own recognizers, any other file
      those of the options. The rows of the list lie under each other from the top; the pan moves
      the one on which it started.
      """,
    options: [
      Option("--from", "FORMAT", "format of the file; default: recognized by its content"),
      Option("--view", "WxH", "size of the view in points; default: the file's, or 400 wide"),
      Option(
        "--recognizers", "LIST",
        "of pan, longPress, tap, doubleTap, swipe, pinch, rotation; default pan,longPress,tap"),
      Option("--axis", "free|horizontal|vertical", "axis of the pan; default free"),
      Option(
        "--profile", "NAME",
        "uiKit (default), standard, swiftUI, flutter, android, chromium, or all side by side"),
      Option(
        "--list", "seed|standard|none",
        "a swipe list laid over the view, if there is a pan; default seed"),
      Option("--frames", "N", "frames a second of the spring; default 60, 0 for none"),
      Option("--format", "text|json", "for a person, or one object a line; default text"),
    ],
    run: { arguments throws(ToolError) in try ReplayRun(arguments).run() })
}
