import Touchstone
import TouchstoneRendering
import TouchstoneTraces

/// The replay for a person: a header, a line an event, the spring's frames, the outcome.
struct ReplayText: ReplayOutput {
  let showsFrames: FrameRate?
  private var width = 10
  private var last: (row: RowID, decision: ReleaseDecision)?
  private var outcome: [String: GestureState] = [:]

  init(showsFrames: FrameRate?) {
    self.showsFrames = showsFrames
  }

  mutating func begin(
    _ recording: Recording, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    let summary = recording.summary
    width = max(10, names.recognizers.map(\.count).max() ?? 0)
    let device = summary.header.device ?? "no device named"
    try console.writeLine(
      "\(recording.path): \(summary.format.name), \(device), view "
        + "\(Decimals.short(summary.view.width)) × \(Decimals.short(summary.view.height)) pt")
    if let title = summary.header.title { try console.writeLine(title) }
    let count = summary.contactCount
    let contacts = count == 1 ? "1 contact" : "\(count) contacts"
    try console.writeLine("\(contacts) in \(Decimals.fixed(summary.span, decimals: 6)) s")
    let unit = summary.header.axes == nil ? "pt" : "raw"
    for (index, contact) in summary.contacts.enumerated() {
      try console.writeLine("  \(ReplayText.text(contact, index + 1, unit))")
    }
    if count > summary.contacts.count {
      try console.writeLine("  … and \(count - summary.contacts.count) more")
    }
    for warning in summary.warnings.list {
      try console.writeLine("  warning: \(warning.message)")
    }
    let rows = "rows of \(Decimals.short(names.rowHeight)) pt"
    let list = names.listName.map { "\(rows) (\($0))" } ?? "no list"
    try console.writeLine(
      "\(names.profile): \(names.recognizers.joined(separator: ", ")); \(list)\n")
    try console.writeLine(
      ReplayText.columns("time s", "recognizer", "state", "translation", "velocity", width)
        + "  why")
  }

  private static func text(_ contact: TraceContact, _ number: Int, _ unit: String) -> String {
    var text = "\(number): \(contact.samples) samples"
    if let duration = contact.duration {
      text += ", \(Decimals.fixed(duration, decimals: 6)) s"
    }
    if let displacement = contact.displacement {
      text += ", displacement \(Decimals.short(displacement.x))/"
      text += "\(Decimals.short(displacement.y)) \(unit)"
    }
    return text
  }

  /// Fixed columns: time, name, state, translation and velocity; numbers to the right.
  private static func columns(
    _ time: String, _ name: String, _ state: String, _ translation: String, _ velocity: String,
    _ width: Int
  ) -> String {
    func left(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return right(time, 11) + "  " + left(name, width) + "  " + left(state, 10) + "  "
      + right(translation, 17) + "  " + right(velocity, 19)
  }

  private static func pair(_ vector: Vector) -> String {
    "\(Decimals.fixed(vector.x, decimals: 2)), \(Decimals.fixed(vector.y, decimals: 2))"
  }

  mutating func write(
    _ event: ReplayEvent, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    switch event {
    case .gesture(let gesture):
      let name = names.name(gesture.recognizer)
      outcome[name] = gesture.state
      let hasNumbers = gesture.state != .failed && gesture.state != .recognized
      let why = gesture.cause == .movement ? "" : gesture.cause.text { names.name($0) }
      let line = ReplayText.columns(
        Decimals.fixed(gesture.time.seconds, decimals: 6), name, gesture.state.name,
        hasNumbers ? ReplayText.pair(gesture.values.translation) : "",
        hasNumbers ? ReplayText.pair(gesture.velocity ?? .zero) : "", width)
      try ReplayText.write(line, why, &console)
    case .effect(let effect, let time):
      let line = ReplayText.columns(
        Decimals.fixed(time.seconds, decimals: 6), effect.row.map { "row \($0.text)" } ?? "list",
        effect.name, "", "",
        width)
      try ReplayText.write(line, "", &console)
    case .decision(let row, let decision, let time):
      last = (row, decision)
      try console.writeLine(
        ReplayText.columns(
          Decimals.fixed(time.seconds, decimals: 6), "row \(row.text)", "decides", "", "", width)
          + "  " + decision.text)
    case .settling(let row, let settling):
      try writeFrames(row, settling, names, &console)
    }
  }

  /// A line with what stands behind it, without spaces at its end.
  private static func write(
    _ line: String, _ why: String, _ console: inout Console
  ) throws(ToolError) {
    var text = why.isEmpty ? line : line + "  " + why
    while text.hasSuffix(" ") { text.removeLast() }
    try console.writeLine(text)
  }

  private func writeFrames(
    _ row: RowID, _ settling: Settling, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    let motion = settling.motion
    guard let rate = showsFrames else { return }
    let frames = motion.frames(at: rate)
    try console.writeLine(
      "\nrow \(row.text): from \(Decimals.short(motion.start)) to "
        + "\(Decimals.short(motion.target)) pt, \(frames.count) frames at "
        + "\(rate.framesPerSecond) a second, settled after "
        + "\(Decimals.fixed(motion.settlingTime ?? 0, decimals: 6)) s")
    try console.writeLine("  frame    time s      offset  transform              picture")
    for frame in frames {
      let offset = Decimals.fixed(frame.value, decimals: 4)
      let index = "\(frame.index)"
      let transform = "translate(\(offset), 0)"
      try console.writeLine(
        String(repeating: " ", count: max(0, 7 - index.count)) + index + "  "
          + Decimals.fixed(frame.time, decimals: 6) + "  "
          + String(repeating: " ", count: max(0, 10 - offset.count)) + offset + "  " + transform
          + String(repeating: " ", count: max(0, 22 - transform.count)) + " "
          + SwipeRowScene(
            title: "", detail: row.text, offset: frame.value, actionVisible: motion.target != 0,
            width: names.rowWidth, actionWidth: motion.target.magnitude
          ).oneLine())
    }
    try console.writeLine("")
  }

  mutating func end(
    _ replay: Replay, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    var parts: [String] = []
    for name in names.recognizers {
      if let state = outcome[name] { parts.append("\(name) \(state.name)") }
    }
    if let (row, decision) = last {
      parts.append(
        "row \(row.text) \(replay.stateName(of: row) ?? "") at "
          + "\(Decimals.short(decision.target)) pt")
    }
    let faults = replay.faults.total
    if faults > 0 { parts.append("\(faults) touches made no sense") }
    let summary = parts.isEmpty ? "nothing happened" : parts.joined(separator: ", ")
    try console.writeLine("\noutcome: \(summary); digest \(replay.digest.text)")
  }
}
