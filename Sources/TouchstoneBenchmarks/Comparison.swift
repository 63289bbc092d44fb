import TouchstoneTraces

/// Rows beside those of an earlier run, by their ratios to the floors of their own runs.
struct Comparison {
  /// What is wrong with the file of the earlier run.
  struct Failure: Error {
    var message: String
  }

  private var old: [String: JSONValue] = [:]

  /// Reads the output of `--json`.
  init(_ bytes: [UInt8]) throws(Failure) {
    for (index, line) in bytes.split(separator: 10).enumerated() {
      guard let value = try? JSONValue(Array(line)), let name = value["name"]?.string,
        value["median"]?.number != nil
      else {
        throw Failure(message: "line \(index + 1): expected a row as '--json' prints it")
      }
      old[name] = value
    }
  }

  /// One line a row: before, now, the change, and whether the results are the same.
  func text(_ rows: [Row]) -> String {
    var lines: [[String]] = [["", "before", "now", "change", "allocs before", "now", "results"]]
    for row in rows {
      guard let before = old[row.name] else {
        lines.append([row.name, "", "", "new"])
        continue
      }
      let isRatio = row.ratio != nil && before["ratio"]?.number != nil
      let was = (isRatio ? before["ratio"] : before["median"])?.number ?? 0
      let now = (isRatio ? row.ratio : row.median) ?? 0
      let show = { (value: Double) in
        isRatio ? "× " + Table.decimal(value, 2) : Table.time(value)
      }
      let change = was > 0 ? (now / was - 1) * 100 : 0
      lines.append([
        row.name, show(was), show(now), (change > 0 ? "+" : "") + Table.decimal(change, 1) + " %",
        before["allocations"]?.integer.map { "\($0)" } ?? "?",
        row.allocations < 0 ? "?" : "\(row.allocations)",
        before["check"]?.string == String(row.check ?? 0, radix: 16) ? "same" : "DIFFERENT",
      ])
    }
    return Table.layOut(lines)
  }

  /// Rows whose results are not those of the earlier run.
  func changedResults(_ rows: [Row]) -> [String] {
    rows.filter { row in
      old[row.name].map { $0["check"]?.string != String(row.check ?? 0, radix: 16) } ?? false
    }.map(\.name)
  }
}
