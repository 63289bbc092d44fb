extension Command {
  /// Says why each gesture came out as it did.
  static let explain: Command = Command(
    name: "explain",
    summary: "Says why each gesture began, ended or failed, who won, what decided the row.",
    operands: "FILE",
    discussion: """
      FILE and the recognizers that it meets are those of 'touchstone replay'. One paragraph a
      gesture, in the order in which they were decided, with what was measured and the limit; then
      what the rows did and refused to do, each with its rule. With --at the recording stops there,
      and what every recognizer and row knew at that moment is told.
      """,
    options: [
      Option(
        "--recognizers", "LIST",
        "of pan, longPress, tap, doubleTap, swipe, pinch, rotation; default pan,longPress,tap"),
      Option("--axis", "free|horizontal|vertical", "axis of the pan; default free"),
      Option("--profile", "NAME", "uiKit (default), standard, swiftUI, flutter, android, chromium"),
      Option("--list", "seed|standard|none", "a swipe list laid over the view; default seed"),
      Option("--at", "SECONDS", "stop at a moment and tell what is known then"),
      Option("--peers", nil, "what other swipe libraries would have decided"),
      Option("--format", "text|json", "for a person, or one object a line; default text"),
    ] + TraceArguments.replayOptions,
    run: { arguments throws(ToolError) in try ExplainRun(arguments).run() })
}
