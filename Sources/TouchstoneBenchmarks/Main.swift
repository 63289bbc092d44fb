@main
struct Main {
  static func main() {
    let code: Int32
    do throws(Options.Failure) {
      code = run(try Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      complain(error.message)
      code = 2
    }
    if code != 0 { System.leave(code) }
  }

  private static func run(_ options: Options) -> Int32 {
    if options.isHelp {
      System.write(Options.help, to: 1)
      return 0
    }
    let workloads = selected(Workload.all, options.filter)
    if options.isList {
      for workload in workloads { System.write(workload.name + "\n", to: 1) }
      return 0
    }
    guard !workloads.isEmpty else {
      complain("no row has '\(options.filter)' in its name; --list shows them")
      return 2
    }
    if let times = options.unmeasured {
      for workload in workloads {
        System.write("\(workload.name) \(workload.units) \(workload.checks(times: times))\n", to: 1)
      }
      return 0
    }
    var comparison: Comparison?
    do throws(Comparison.Failure) {
      comparison = try options.comparison.map { (path) throws(Comparison.Failure) in
        guard let bytes = System.bytes(ofFile: path) else {
          throw Comparison.Failure(message: "cannot be read")
        }
        return try Comparison(bytes)
      }
    } catch {
      complain("\(options.comparison ?? ""): \(error.message)")
      return 1
    }
    let isTerminal = System.isTerminal(2)
    let runner = Runner(workloads: workloads, passes: options.passes) { pass, count in
      if isTerminal { System.write("\rpass \(pass) of \(count)", to: 2) }
    }
    do throws(Runner.Disagreement) {
      let rows = try runner.rows()
      if isTerminal { System.write("\r\u{1B}[K", to: 2) }
      return report(rows, options, comparison)
    } catch {
      complain("two passes of \(error.name) had different results")
      return 1
    }
  }

  /// Rows whose name contains the text, and the floors that these are compared with; a whole name
  /// means that row alone.
  private static func selected(_ all: [Workload], _ text: String) -> [Workload] {
    guard !text.isEmpty else { return all }
    if let exact = all.first(where: { $0.name == text }) { return [exact] }
    let chosen = all.filter { $0.name.contains(text) }
    return all.filter { row in
      row.name.contains(text) || chosen.contains { $0.floor == row.name }
    }
  }

  private static func report(
    _ rows: [Row], _ options: Options, _ comparison: Comparison?
  ) -> Int32 {
    if options.isJSON {
      for row in rows { System.write(row.json + "\n", to: 1) }
    } else if let comparison {
      System.write(comparison.text(rows), to: 1)
    } else {
      System.write(Table.text(rows), to: 1)
    }
    let greedy = rows.filter(\.allocatesTooMuch)
    for row in greedy {
      complain(
        "\(row.name): \(row.allocations) allocations in \(row.units) units, "
          + "\(row.allocationLimit ?? 0) allowed")
    }
    let changed = comparison?.changedResults(rows) ?? []
    for name in changed { complain("\(name): other results than in the earlier run") }
    return greedy.isEmpty && changed.isEmpty ? 0 : 1
  }

  private static func complain(_ message: String) {
    System.write("touchstone-bench: \(message)\n", to: 2)
  }
}
