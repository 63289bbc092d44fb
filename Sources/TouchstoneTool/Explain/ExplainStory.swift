import Touchstone
import TouchstoneTraces

/// Collects a replay gesture by gesture and tells each one when it is over.
struct ExplainStory: ReplayOutput {
  let isJSON: Bool
  private var open: [ExplainedGesture] = []
  private let showsPeers: Bool
  /// Whether the run stops at a moment, about which everything is told.
  private let isMoment: Bool
  private var count: Int = 0
  /// When the drags began that are under way.
  private var dragStarts: [(row: RowID, time: Timestamp)] = []

  init(isJSON: Bool, showsPeers: Bool, isMoment: Bool) {
    self.isJSON = isJSON
    self.showsPeers = showsPeers
    self.isMoment = isMoment
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
      if showsPeers { try compare(row, decision, at: time, names.layout, &console) }
    case .effect(let effect, let time):
      if case .dragBegan(let row) = effect {
        dragStarts.removeAll { $0.row == row }
        dragStarts.append((row, time))
      }
      try tell(effect, at: time, &console)
    case .settling:
      return
    }
  }

  mutating func write(
    _ refusal: RowRefusal, at time: Timestamp, _ console: inout Console
  ) throws(ToolError) {
    if isJSON {
      try console.writeLine(
        JSONValue.object([
          JSONMember("time", .number(time.seconds) ?? .null),
          JSONMember("refused", .string(refusal.text)),
        ]).text)
    } else {
      try console.writeLine("\nnothing at \(ExplainStory.moment(time)): \(refusal.text)")
    }
  }

  mutating func end(
    _ replay: Replay, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    if isMoment {
      let moment = ExplainMoment(replay, names)
      for line in isJSON ? moment.json : moment.lines { try console.writeLine(line) }
      return
    }
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
          JSONMember("rule", .string(decision.rule.name)),
          JSONMember("ruleNumber", .integer(Int64(decision.rule.number))),
        ]).text)
    } else {
      try console.writeLine("\nrow \(row.text) at \(ExplainStory.moment(time)) \(decision.text)")
      try console.writeLine("  by rule \(decision.rule.number), \(decision.rule.name)")
    }
  }

  static func moment(_ time: Timestamp) -> String {
    "\(Decimals.fixed(time.seconds, decimals: 6)) s"
  }

  private func tell(
    _ effect: RowEffect, at time: Timestamp, _ console: inout Console
  ) throws(ToolError) {
    if isJSON {
      try console.writeLine(
        JSONValue.object([
          JSONMember("row", effect.row.map { .string($0.text) } ?? .null),
          JSONMember("time", .number(time.seconds) ?? .null),
          JSONMember("effect", .string(effect.name)), JSONMember("why", .string(effect.text)),
        ]).text)
    } else {
      let who = effect.row.map { "row \($0.text)" } ?? "list"
      try console.writeLine("\(who) at \(ExplainStory.moment(time)): \(effect.text)")
    }
  }

  /// What each of the other libraries would have decided.
  private func compare(
    _ row: RowID, _ decision: ReleaseDecision, at time: Timestamp, _ layout: RowLayout?,
    _ console: inout Console
  ) throws(ToolError) {
    let start = dragStarts.first { $0.row == row }?.time ?? time
    guard let layout,
      let release = PeerRelease(decision, lasting: time.seconds(since: start), in: layout)
    else {
      if !isJSON { try console.writeLine("  other libraries judge releases of closed rows only") }
      return
    }
    for rule in PeerRule.all {
      let text = rule.decision(on: release).text
      if isJSON {
        try console.writeLine(
          JSONValue.object([
            JSONMember("row", .string(row.text)), JSONMember("peer", .string(rule.name)),
            JSONMember("origin", .string(rule.origin)), JSONMember("decision", .string(text)),
          ]).text)
      } else {
        let name = rule.name + String(repeating: " ", count: max(0, 20 - rule.name.count))
        try console.writeLine("  \(name)  \(text)")
      }
    }
  }
}
