extension Command {
  /// Prints the state charts of the machines.
  static let chart: Command = Command(
    name: "chart",
    summary: "Prints what each machine does in every state on every input.",
    operands: "[MACHINE...]",
    discussion: """
      MACHINE is one of \(ChartRun.machines.joined(separator: ", ")); all of them unless given. The charts
      are found by sending every input to every state that can be reached.
      """,
    options: [
      Option(
        "--format", "text|mermaid|markdown",
        "tables, diagrams, or the document Docs/StateCharts.md; default text")
    ],
    run: { arguments throws(ToolError) in try ChartRun(arguments).run() })
}
