extension Command {
  /// Plays a recorded touch into recognizers and rows.
  static let replay: Command = Command(
    name: "replay",
    summary: "Plays a recorded touch: gestures, the row's decision, the spring's frames.",
    operands: "FILE",
    discussion: """
      FILE is any recording that 'touchstone info' reads, - is standard input. A time that goes
      back is held. A trace with a setup meets its own recognizers, any other file
      those of the options. The rows of the list lie under each other from the top; the pan moves
      the one on which it started.
      """,
    options: [
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
    ] + TraceArguments.replayOptions,
    run: { arguments throws(ToolError) in try ReplayRun(arguments).run() })
}
