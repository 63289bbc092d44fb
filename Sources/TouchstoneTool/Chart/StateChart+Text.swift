extension StateChart {
  /// A table, one line a way; under it what changes nothing.
  var table: [String] {
    var rows = [["from", "input", "to", "effects"]]
    for arrow in arrows {
      rows.append([
        arrow.from, arrow.inputs.joined(separator: " · "), arrow.to,
        arrow.effects.isEmpty ? "–" : arrow.effects.joined(separator: ", "),
      ])
    }
    var lines = ["| " + rows[0].joined(separator: " | ") + " |", "| --- | --- | --- | --- |"]
    for row in rows.dropFirst() { lines.append("| " + row.joined(separator: " | ") + " |") }
    lines.append("")
    for (state, inputs) in zip(states, ignored) where !inputs.isEmpty {
      lines.append("- \(state), no change: \(inputs.joined(separator: " · "))")
    }
    return lines
  }

  /// The same as a Mermaid diagram; ways that lead back in silence are left out.
  var mermaid: [String] {
    var lines = ["stateDiagram-v2", "  [*] --> s0"]
    for (index, state) in states.enumerated() { lines.append("  s\(index) : \(state)") }
    var drawn: [(from: Int, to: Int, inputs: [String])] = []
    for arrow in arrows {
      // What leads out of the chart has no place in it.
      guard let from = states.firstIndex(of: arrow.from), let to = states.firstIndex(of: arrow.to)
      else { continue }
      let index = drawn.firstIndex { $0.from == from && $0.to == to } ?? drawn.count
      if index == drawn.count { drawn.append((from, to, [])) }
      for input in arrow.inputs where !drawn[index].inputs.contains(input) {
        drawn[index].inputs.append(input)
      }
    }
    for way in drawn {
      lines.append("  s\(way.from) --> s\(way.to) : \(way.inputs.joined(separator: " · "))")
    }
    return lines
  }
}
