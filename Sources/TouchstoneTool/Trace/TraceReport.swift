import Touchstone
import TouchstoneTraces

/// Prints what a survey of a recording found: contacts as they come, then the rest.
struct TraceReport: ~Copyable {
  private let path: String
  private let isJSON: Bool
  private var console: Console = Console()
  private var count: Int = 0

  init(path: String, isJSON: Bool) {
    self.path = path
    self.isJSON = isJSON
  }

  /// Prints one contact.
  mutating func write(_ contact: TraceContact, of survey: TraceSurvey) throws(ToolError) {
    count += 1
    if isJSON {
      try console.write(count == 1 ? "{\"contacts\":[\n" : ",\n")
      try console.write(TraceReport.object(contact).text)
    } else {
      if count == 1 {
        for line in opening(survey) { try console.writeLine(line) }
        try console.writeLine(TraceReport.heading)
      }
      try console.writeLine(TraceReport.row(contact, number: count))
    }
  }

  /// Prints what holds for the whole recording.
  mutating func finish(_ survey: TraceSurvey) throws(ToolError) {
    if isJSON {
      try console.write(count == 0 ? "{\"contacts\":[" : "\n")
      try console.write("],\"info\":\(summary(survey).text)}\n")
    } else {
      if count == 0 {
        for line in opening(survey) { try console.writeLine(line) }
      }
      for line in closing(survey) { try console.writeLine(line) }
    }
    try console.flush()
  }

  // MARK: JSON

  private static func object(_ contact: TraceContact) -> JSONValue {
    .object([
      JSONMember("slot", whole(contact.slot)),
      JSONMember("trackingId", whole(contact.trackingID)),
      JSONMember("start", number(contact.start?.seconds)),
      JSONMember("stop", number(contact.stop?.seconds)),
      JSONMember("duration", number(contact.duration)),
      JSONMember("startXY", pair(contact.startPosition.map { ($0.x, $0.y) })),
      JSONMember("endXY", pair(contact.endPosition.map { ($0.x, $0.y) })),
      JSONMember("displacement", pair(contact.displacement.map { ($0.x, $0.y) })),
      JSONMember(
        "maxDisplacement",
        number(contact.startPosition == nil ? nil : contact.maximumDisplacement)),
      JSONMember("path", number(contact.startPosition == nil ? nil : contact.path)),
      JSONMember("samples", .integer(Int64(contact.samples))),
      JSONMember("end", .string(name(contact.end))),
    ])
  }

  private func summary(_ survey: TraceSurvey) -> JSONValue {
    let source = survey.source
    let linux = source.linux
    var warnings: [JSONMember] = []
    for warning in source.warnings.list {
      warnings.append(JSONMember(warning.kind.name, .integer(Int64(warning.count))))
    }
    return .object([
      JSONMember("format", source.format.map { .string($0.name) } ?? .null),
      JSONMember("device", source.header?.device.map { .string($0) } ?? .null),
      JSONMember("protocol", linux?.dialect.map { .string($0) } ?? .null),
      JSONMember("contactsNotListed", .integer(Int64(max(0, survey.contactCount - count)))),
      JSONMember("frames", .integer(Int64(linux?.frames ?? survey.touchFrames))),
      JSONMember("maxConcurrent", .integer(Int64(survey.maximumConcurrent))),
      JSONMember("span", TraceReport.number(survey.isUntimed ? nil : survey.last.seconds)),
      JSONMember("view", TraceReport.pair(source.view.map { ($0.width, $0.height) })),
      JSONMember("rangeX", TraceReport.range(linux?.x)),
      JSONMember("rangeY", TraceReport.range(linux?.y)),
      JSONMember("warnings", .object(warnings)),
    ])
  }

  private static func number(_ value: Double?) -> JSONValue {
    value.flatMap { JSONValue.number($0) } ?? .null
  }

  private static func whole(_ value: Int?) -> JSONValue {
    value.map { .integer(Int64($0)) } ?? .null
  }

  private static func pair(_ value: (Double, Double)?) -> JSONValue {
    guard let value, let x = JSONValue.number(value.0), let y = JSONValue.number(value.1) else {
      return .null
    }
    return .array([x, y])
  }

  private static func range(_ range: LinuxAxes.Range?) -> JSONValue {
    guard let range else { return .null }
    return .array([
      .integer(range.minimum), .integer(range.maximum), .integer(range.resolution),
    ])
  }

  private static func name(_ end: TraceContact.End?) -> String {
    switch end {
    case .up: "up"
    case .dropped: "dropped"
    case .implicit: "implicit"
    case .open, nil: "open"
    }
  }

  // MARK: Text

  private static let heading: String =
    "finger      start   duration  samples             from               to             by  end"

  private static func row(_ contact: TraceContact, number: Int) -> String {
    let start = contact.start.map { short($0.seconds, 6) } ?? "–"
    let duration = contact.duration.map { short($0, 6) } ?? "–"
    let from = contact.startPosition.map { "\(short($0.x, 2)), \(short($0.y, 2))" } ?? "–"
    let to = contact.endPosition.map { "\(short($0.x, 2)), \(short($0.y, 2))" } ?? "–"
    let by = contact.displacement.map { "\(short($0.x, 2)), \(short($0.y, 2))" } ?? "–"
    let cells = [
      ("\(number)", 6), (start, 11), (duration, 11), ("\(contact.samples)", 9), (from, 17),
      (to, 17), (by, 15),
    ]
    var line = ""
    for (text, width) in cells {
      line += String(repeating: " ", count: max(1, width - text.count)) + text
    }
    return line + "  " + name(contact.end)
  }

  /// What is known before the first finger is done.
  private func opening(_ survey: TraceSurvey) -> [String] {
    let source = survey.source
    var line = "\(path): \(source.format?.summary ?? "nothing")"
    if let device = source.header?.device { line += " of \(device)" }
    return [line] + (source.header?.title.map { [$0] } ?? [])
  }

  /// What is known at the end.
  private func closing(_ survey: TraceSurvey) -> [String] {
    let source = survey.source
    var counts = "\(count) finger\(count == 1 ? "" : "s")"
    if survey.maximumConcurrent > 1 { counts += ", \(survey.maximumConcurrent) at once" }
    counts += ", \(source.linux?.frames ?? survey.touchFrames) frames"
    counts += survey.isUntimed ? ", no times" : ", \(TraceReport.short(survey.last.seconds, 6)) s"
    if let dialect = source.linux?.dialect { counts += ", protocol \(dialect)" }
    var lines = [counts]
    if survey.contactCount > count {
      lines.append("\(survey.contactCount - count) more, not listed: one before them never lifted")
    }
    if let view = source.view {
      let size = "\(TraceReport.short(view.width, 2)) × \(TraceReport.short(view.height, 2))"
      let unit = survey.isRaw ? "positions in units of the device" : "positions in points"
      lines.append("view \(size) points; \(unit)")
    }
    if let x = source.linux?.x, let y = source.linux?.y {
      lines.append("axes \(x.minimum)…\(x.maximum) and \(y.minimum)…\(y.maximum)")
    }
    for warning in source.warnings.list { lines.append("warning: \(warning.message)") }
    return lines
  }

  /// A number with at most some decimals.
  private static func short(_ value: Double, _ decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    return JSONNumber((value * factor).rounded() / factor)?.text ?? "–"
  }
}
