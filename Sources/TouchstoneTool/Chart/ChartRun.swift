import Touchstone
import TouchstoneTraces

/// One run of `touchstone chart`.
struct ChartRun {
  private let names: [String]
  private let format: String

  /// Machines that have a chart, in the order in which all of them are printed.
  static let machines: [String] =
    ["swipeRow", "deleteFlow", "pressMenu", "tapCard"] + StateChart.recognizers.map { $0.name }

  init(_ arguments: Arguments) throws(ToolError) {
    format = try arguments.choice(
      "--format", of: ["text", "mermaid", "markdown"], default: "text")
    for name in arguments.operands where !ChartRun.machines.contains(name) {
      throw .usage(
        "no machine '\(name)'; there are \(ChartRun.machines.joined(separator: ", "))"
          + Arguments.suggestion(for: name, among: ChartRun.machines))
    }
    names = arguments.operands.isEmpty ? ChartRun.machines : arguments.operands
  }

  func run() throws(ToolError) -> Int32 {
    var console = Console()
    if format == "markdown" { try console.write(ChartRun.preface) }
    var isFirst = format != "markdown"
    for name in names {
      for chart in try ChartRun.charts(name) {
        if !isFirst { try console.writeLine() }
        isFirst = false
        for line in lines(chart) { try console.writeLine(line) }
      }
    }
    try console.flush()
    return 0
  }

  private func lines(_ chart: StateChart) -> [String] {
    switch format {
    case "text": [chart.name, ""] + chart.table
    case "mermaid": ["---", "title: \(chart.name)", "---"] + chart.mermaid
    default:
      ["## \(chart.name)", "", "```mermaid"] + chart.mermaid + ["```", ""] + chart.table
    }
  }

  private static func charts(_ name: String) throws(ToolError) -> [StateChart] {
    switch name {
    case "swipeRow":
      return [
        try .swipeRow("seed", .seed), try .swipeRow("standard", .standard),
      ]
    case "deleteFlow":
      return [
        .deleteFlow(confirms: true, isOptimistic: false),
        .deleteFlow(confirms: false, isOptimistic: true),
      ]
    case "pressMenu": return [.pressMenu("seed", .seed), .pressMenu("standard", .standard)]
    case "tapCard": return [try .tapCard()]
    default:
      for (known, contender) in StateChart.recognizers where known == name {
        return [try .recognizer(known, contender)]
      }
      return []
    }
  }

  private static let preface: String = """
    # State charts

    Printed by the machines themselves: every input is sent to every state that can be reached, and
    what came of it is written down. This file is the output of

        swift run touchstone chart --format markdown > Docs/StateCharts.md

    and a test compares it word for word. A state in which the same input leads to different ones
    has a line for each; which of them depends on what led to the state. Translations are in points,
    to the left negative.

    """
}
