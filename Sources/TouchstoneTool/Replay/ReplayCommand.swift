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
    options: ReplayRun.options + [
      Option("--format", "text|json", "for a person, or one object a line; default text")
    ],
    run: { arguments throws(ToolError) in try ReplayRun(arguments).run() })
}
