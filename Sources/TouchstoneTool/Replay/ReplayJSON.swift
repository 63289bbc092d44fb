import Touchstone
import TouchstoneTraces

/// The replay for a program: one object a line, keys always in the same order.
struct ReplayJSON: ReplayOutput {
  private static func number(_ value: Double) -> JSONValue { .number(value) ?? .null }

  private static func pair(_ vector: Vector) -> JSONValue {
    .array([number(vector.x), number(vector.y)])
  }

  private static func pair(_ point: Point?) -> JSONValue {
    point.map { pair($0 - Point.zero) } ?? .null
  }

  private static func write(
    _ type: String, _ members: [JSONMember], _ console: inout Console
  ) throws(ToolError) {
    try console.writeLine(
      JSONValue.object([JSONMember("type", .string(type))] + members).text)
  }

  mutating func begin(
    _ recording: Recording, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    let summary = recording.summary
    try ReplayJSON.write(
      "header",
      [
        JSONMember("file", .string(recording.path)),
        JSONMember("format", .string(summary.format.name)),
        JSONMember("device", summary.header.device.map { .string($0) } ?? .null),
        JSONMember(
          "view",
          .array([
            ReplayJSON.number(summary.view.width), ReplayJSON.number(summary.view.height),
          ])),
        JSONMember("contacts", .integer(Int64(summary.contactCount))),
        JSONMember("span", ReplayJSON.number(summary.span)),
        JSONMember("profile", .string(names.profile)),
        JSONMember("recognizers", .array(names.recognizers.map { .string($0) })),
      ], &console)
    for contact in summary.contacts {
      try ReplayJSON.write(
        "contact",
        [
          JSONMember("id", .integer(contact.id.rawValue)),
          JSONMember("samples", .integer(Int64(contact.samples))),
          JSONMember("duration", contact.duration.flatMap { .number($0) } ?? .null),
          JSONMember("start", ReplayJSON.pair(contact.startPosition)),
          JSONMember("end", ReplayJSON.pair(contact.endPosition)),
          JSONMember("raw", .bool(summary.header.axes != nil)),
        ], &console)
    }
    for warning in summary.warnings.list {
      try ReplayJSON.write(
        "warning",
        [
          JSONMember("kind", .string(warning.kind.name)),
          JSONMember("count", .integer(Int64(warning.count))),
          JSONMember("line", .integer(Int64(warning.line))),
        ], &console)
    }
  }

  mutating func write(
    _ event: ReplayEvent, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    switch event {
    case .gesture(let gesture):
      try ReplayJSON.write(
        "gesture",
        [
          JSONMember("t", ReplayJSON.number(gesture.time.seconds)),
          JSONMember("recognizer", .string(names.name(gesture.recognizer))),
          JSONMember("state", .string(gesture.state.name)),
          JSONMember("translation", ReplayJSON.pair(gesture.values.translation)),
          JSONMember("velocity", ReplayJSON.pair(gesture.velocity ?? .zero)),
          JSONMember("location", ReplayJSON.pair(gesture.values.location)),
          JSONMember("scale", ReplayJSON.number(gesture.values.scale)),
          JSONMember("rotation", ReplayJSON.number(gesture.values.rotation)),
          JSONMember(
            "direction", gesture.values.direction.map { .string($0.name) } ?? .null),
          JSONMember("touches", .integer(Int64(gesture.values.numberOfTouches))),
          JSONMember("why", .string(gesture.cause.text { names.name($0) })),
        ], &console)
    case .effect(let effect, let time):
      try ReplayJSON.write(
        "effect",
        [
          JSONMember("t", ReplayJSON.number(time.seconds)),
          JSONMember("effect", .string(effect.name)),
          JSONMember("row", effect.row.map { .string($0.text) } ?? .null),
        ], &console)
    case .decision(let row, let decision, let time):
      try ReplayJSON.write(
        "decision",
        [
          JSONMember("t", ReplayJSON.number(time.seconds)),
          JSONMember("row", .string(row.text)),
          JSONMember("rule", .string(decision.rule.name)),
          JSONMember("opens", .bool(decision.opens)),
          JSONMember("translation", ReplayJSON.number(decision.translation)),
          JSONMember("velocity", ReplayJSON.number(decision.velocity)),
          JSONMember("distanceLimit", ReplayJSON.number(decision.distanceLimit)),
          JSONMember("velocityLimit", ReplayJSON.number(decision.velocityLimit)),
          JSONMember("target", ReplayJSON.number(decision.target)),
        ], &console)
    case .settling(let row, let settling):
      guard let rate = names.frameRate else { return }
      for frame in settling.motion.frames(at: rate) {
        try ReplayJSON.write(
          "frame",
          [
            JSONMember("row", .string(row.text)),
            JSONMember("frame", .integer(Int64(frame.index))),
            JSONMember("t", ReplayJSON.number(frame.time)),
            JSONMember("offset", ReplayJSON.number(frame.value)),
            JSONMember("velocity", ReplayJSON.number(frame.velocity)),
          ], &console)
      }
    }
  }

  mutating func end(
    _ replay: Replay, _ names: ReplayNames, _ console: inout Console
  ) throws(ToolError) {
    var rows: [JSONValue] = []
    for row in replay.list?.rows ?? [] where row.stateName != "closed" {
      rows.append(
        .object([
          JSONMember("row", .string(row.id.text)), JSONMember("state", .string(row.stateName)),
          JSONMember("offset", ReplayJSON.number(row.offset(at: replay.now))),
        ]))
    }
    try ReplayJSON.write(
      "outcome",
      [
        JSONMember("rows", .array(rows)),
        JSONMember("faults", .integer(Int64(replay.faults.total))),
        JSONMember("digest", .string(replay.digest.text)),
      ], &console)
  }
}
