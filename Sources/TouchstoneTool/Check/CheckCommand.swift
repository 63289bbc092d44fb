extension Command {
  /// Judges traces by their own expectations.
  static let check: Command = Command(
    name: "check",
    summary: "Plays traces and judges the expectations that they carry.",
    operands: "PATH…",
    discussion: """
      A folder stands for every *.trace.jsonl below it. Each expectation that is not met is printed
      with its file and line, what was expected and what was found. The exit code is 1 if one
      failed, if a path is missing, or if a file carries no expectation. With --bless the lines of
      expectations that are not met are rewritten with what was found, and nothing else is.
      """,
    options: [
      Option("--format", "text|json", "for a person, or one object a line; default text"),
      Option("--bless", nil, "rewrite the expectations that are not met"),
    ],
    run: { arguments throws(ToolError) in
      let isJSON =
        try arguments.choice("--format", of: ["text", "json"], default: "text") == "json"
      guard !arguments.operands.isEmpty else {
        throw .usage("expected at least one file or folder")
      }
      return try CheckRun(isJSON: isJSON, blesses: arguments.has("--bless")).run(arguments.operands)
    })
}
