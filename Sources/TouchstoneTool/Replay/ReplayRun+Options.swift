extension ReplayRun {
  /// What every command that plays a recording takes.
  static let options: [Command.Option] =
    [
      Command.Option(
        "--recognizers", "LIST",
        "of pan, longPress, tap, doubleTap, swipe, pinch, rotation; default pan,longPress,tap"),
      Command.Option("--axis", "free|horizontal|vertical", "axis of the pan; default free"),
      Command.Option(
        "--profile", "NAME",
        "uiKit (default), standard, swiftUI, flutter, android, chromium, or all side by side"),
      Command.Option(
        "--list", "seed|standard|none",
        "a swipe list laid over the view, if there is a pan; default seed"),
      Command.Option("--frames", "N", "frames a second of the spring; default 60, 0 for none"),
    ] + TraceArguments.replayOptions
}
