/// Rows as text for a person.
enum Table {
  static func text(_ rows: [Row]) -> String {
    var lines: [[String]] = [
      ["", "median", "min", "max", "units/s", "MB/s", "allocs", "× floor", "must"]
    ]
    for row in rows {
      lines.append([
        row.name, time(row.median), time(row.times.first ?? 0), time(row.times.last ?? 0),
        rate(row.unitsPerSecond), row.megabytesPerSecond.map { whole($0) } ?? "",
        row.allocations < 0
          ? "?" : row.allocations == 0 ? "0" : perUnit(Double(row.allocations) / Double(row.units)),
        row.ratio.map { decimal($0, 1) } ?? "", judgement(row),
      ])
    }
    return layOut(lines)
  }

  /// Lines of cells with their columns aligned; the first column to the left, others to the right.
  static func layOut(_ lines: [[String]]) -> String {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      var text = ""
      for (column, cell) in line.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        text += column == 0 ? cell + padding : "  " + padding + cell
      }
      while text.hasSuffix(" ") { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  private static func judgement(_ row: Row) -> String {
    if row.allocatesTooMuch { return "allocates" }
    guard let limit = row.limit else { return "" }
    return (row.median <= limit ? "≤ " : "> ") + time(limit)
  }

  /// Nanoseconds with a unit that fits.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: decimal(nanoseconds, nanoseconds < 100 ? 1 : 0) + " ns"
    case ..<1_000_000: decimal(nanoseconds / 1000, 1) + " µs"
    default: decimal(nanoseconds / 1_000_000, 1) + " ms"
    }
  }

  private static func rate(_ perSecond: Double) -> String {
    switch perSecond {
    case ..<1000: decimal(perSecond, 0)
    case ..<1_000_000: decimal(perSecond / 1000, 1) + " k"
    case ..<1_000_000_000: decimal(perSecond / 1_000_000, 1) + " M"
    default: decimal(perSecond / 1_000_000_000, 1) + " G"
    }
  }

  private static func perUnit(_ count: Double) -> String {
    count < 0.001 ? "<0.001" : decimal(count, 3)
  }

  private static func whole(_ number: Double) -> String { decimal(number, 0) }

  /// A number below 10¹⁵ with so many decimals.
  static func decimal(_ number: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 1e15 else { return "\(number)" }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return decimals == 0
      ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
