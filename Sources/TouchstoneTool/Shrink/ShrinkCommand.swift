import TouchstoneTraces

extension Command {
  /// Makes a trace smaller while it still shows the same.
  static let shrink: Command = Command(
    name: "shrink",
    summary: "Finds the smallest trace that still fails, or for which something holds.",
    operands: "FILE [OUT]",
    discussion: """
      Without --until, the first expectation of FILE that is not met stays unmet in the same way.
      With --until, an expectation in the words of a trace stays met, for example
      --until '{"r":"pan","state":"began"}'; it takes the place of those of the file. The result
      goes to OUT, or to standard output.
      """,
    options: [
      Option("--line", "N", "the line of the expectation to keep unmet; default the first"),
      Option("--until", "EXPECTATION", "what must stay true; may be given several times"),
    ],
    run: { arguments throws(ToolError) in try ShrinkRun(arguments).run() })
}
