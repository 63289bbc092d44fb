import Touchstone
import TouchstoneTraces

/// What came of a recording under one profile.
struct ProfileVerdicts {
  var name: String
  var recognizers: [String] = []
  var digest: String = ""
  private var counts: [[GestureState: Int]] = []
  private var firstBegin: [GestureEvent?] = []
  private var releases: [ReleaseDecision] = []

  init(name: String) {
    self.name = name
  }

  mutating func take(_ events: inout [ReplayEvent]) {
    for event in events {
      switch event {
      case .gesture(let gesture):
        let index = gesture.recognizer.index
        while counts.count <= index {
          counts.append([:])
          firstBegin.append(nil)
        }
        counts[index][gesture.state, default: 0] += 1
        if firstBegin[index] == nil, gesture.state == .began || gesture.state == .recognized {
          firstBegin[index] = gesture
        }
      case .decision(_, let decision, _):
        releases.append(decision)
      case .effect, .settling:
        continue
      }
    }
    events.removeAll(keepingCapacity: true)
  }

  private func count(_ index: Int, _ state: GestureState) -> Int {
    index < counts.count ? counts[index][state] ?? 0 : 0
  }

  /// The verdict about one recognizer in a few words.
  func verdict(_ index: Int) -> String {
    guard index < firstBegin.count, let first = firstBegin[index] else {
      let failed = count(index, .failed)
      return failed == 0 ? "–" : failed == 1 ? "failed" : "failed ×\(failed)"
    }
    let times = count(index, .began) + count(index, .recognized)
    let word = first.state == .began ? "began" : "tapped"
    let more = times > 1 ? " ×\(times)" : ""
    return
      "\(first.state == .recognized ? "recognized" : word) \(Decimals.fixed(first.time.seconds, decimals: 3))\(more)"
  }

  /// What the rows decided in a few words.
  var release: String {
    guard let first = releases.first else { return "–" }
    let more = releases.count > 1 ? " ×\(releases.count)" : ""
    return (first.opens ? "opens" : "closes") + more
  }

  var json: JSONValue {
    var members = [
      JSONMember("type", .string("profile")), JSONMember("profile", .string(name)),
    ]
    for (index, recognizer) in recognizers.enumerated() {
      let first = index < firstBegin.count ? firstBegin[index] : nil
      members.append(
        JSONMember(
          recognizer,
          .object([
            JSONMember(
              "succeeded",
              .integer(Int64(count(index, .began) + count(index, .recognized)))),
            JSONMember("failed", .integer(Int64(count(index, .failed)))),
            JSONMember("first", first.flatMap { .number($0.time.seconds) } ?? .null),
          ])))
    }
    members.append(
      JSONMember("opens", .array(releases.map { .bool($0.opens) })))
    members.append(JSONMember("digest", .string(digest)))
    return .object(members)
  }

  static func writeTable(
    _ columns: [ProfileVerdicts], _ recording: Recording, _ console: inout Console
  ) throws(ToolError) {
    try console.writeLine("\(recording.path) under \(columns.count) rule books\n")
    var rows: [[String]] = [[""] + columns.map(\.name)]
    for (index, name) in (columns.first?.recognizers ?? []).enumerated() {
      rows.append([name] + columns.map { $0.verdict(index) })
    }
    rows.append(["row"] + columns.map(\.release))
    rows.append(["digest"] + columns.map { String($0.digest.prefix(8)) })
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      try console.writeLine(line)
    }
  }
}
