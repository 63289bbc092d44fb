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
    options: ReplayRun.options + [
      Option("--format", "text|json", "for a person, or one object a line; default text")
    ],
    run: { arguments throws(ToolError) in try ReplayRun(arguments).run() })
}
