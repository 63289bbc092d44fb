import Touchstone
import TouchstoneTraces

/// Collects a replay gesture by gesture and tells each one when it is over.
struct ExplainStory: ReplayOutput {
  let isJSON: Bool
  private var open: [ExplainedGesture] = []
  private var count: Int = 0

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  mutating func begin(
    _ recording: Recording, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    guard !isJSON else { return }
    let summary = recording.summary
    try console.writeLine("\(recording.path): \(summary.format.summary)")
    if let title = summary.header.title { try console.writeLine(title) }
    try console.writeLine("\(names.profile): \(names.recognizers.joined(separator: ", "))")
  }

  mutating func write(
    _ event: ReplayEvent, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    switch event {
    case .gesture(let gesture):
      let name = names.name(gesture.recognizer)
      let index = open.firstIndex { $0.name == name } ?? open.count
      if index == open.count { open.append(ExplainedGesture(name: name)) }
      open[index].add(gesture, why: gesture.cause.text { names.name($0) })
      guard gesture.state.isFinal else { return }
      try tell(open.remove(at: index), &console)
    case .decision(let row, let decision, let time):
      try tell(row, decision, at: time, &console)
    case .effect, .settling:
      return
    }
  }

  mutating func end(
    _ replay: Replay, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    for gesture in open { try tell(gesture, &console) }
    open = []
    if count == 0 && !isJSON { try console.writeLine("\nno gesture was decided") }
    for row in replay.list?.rows ?? [] where row.stateName != "closed" {
      let offset = Decimals.short(row.offset(at: replay.now))
      if isJSON {
        try console.writeLine(
          JSONValue.object([
            JSONMember("row", .string(row.id.text)), JSONMember("state", .string(row.stateName)),
            JSONMember("offset", .number(row.offset(at: replay.now)) ?? .null),
          ]).text)
      } else {
        try console.writeLine("\nat the end row \(row.id.text) is \(row.stateName) at \(offset) pt")
      }
    }
    let faults = replay.faults.total
    if faults > 0 && !isJSON { try console.writeLine("\n\(faults) touches made no sense") }
  }

  private mutating func tell(
    _ gesture: ExplainedGesture, _ console: inout Console
  ) throws(ToolError) {
    count += 1
    if isJSON {
      try console.writeLine(gesture.json.text)
    } else {
      try console.writeLine()
      for line in gesture.lines { try console.writeLine(line) }
    }
  }

  private func tell(
    _ row: RowID, _ decision: ReleaseDecision, at time: Timestamp, _ console: inout Console
  ) throws(ToolError) {
    if isJSON {
      try console.writeLine(
        JSONValue.object([
          JSONMember("row", .string(row.text)),
          JSONMember("time", .number(time.seconds) ?? .null),
          JSONMember("decision", .string(decision.text)),
        ]).text)
    } else {
      let moment = Decimals.fixed(time.seconds, decimals: 6)
      try console.writeLine("\nrow \(row.text) at \(moment) s \(decision.text)")
    }
  }
}
