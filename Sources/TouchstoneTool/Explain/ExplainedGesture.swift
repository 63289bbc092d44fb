import Touchstone
import TouchstoneTraces

/// One gesture from its first report to its last, with the reasons.
struct ExplainedGesture {
  let name: String
  private var first: (event: GestureEvent, why: String)?
  private var last: (event: GestureEvent, why: String)?
  private var changes: Int = 0

  init(name: String) {
    self.name = name
  }

  mutating func add(_ event: GestureEvent, why: String) {
    if first == nil { first = (event, why) }
    if event.state == .changed { changes += 1 }
    last = (event, why)
  }

  /// What happened, for a person; `end` says when the playing stopped.
  func lines(end: String) -> [String] {
    guard let first, let last else { return [] }
    var lines = ["\(name) \(ExplainedGesture.sentence(first.event, first.why))"]
    if changes > 0 {
      let times = changes == 1 ? "once" : "\(changes) times"
      lines.append("  reported a change \(times)")
    }
    if last.event.state != first.event.state && last.event.state != .changed {
      lines.append("  \(ExplainedGesture.sentence(last.event, last.why))")
    }
    if last.event.state == .changed || last.event.state == .began {
      lines.append("  was still under way \(end)")
    }
    if last.event.state != .failed { lines.append("  \(ExplainedGesture.numbers(last.event))") }
    if case .failure(.prevented) = last.event.cause {
      lines.append("  so it lost the touch")
    } else if first.event.state == .began || first.event.state == .recognized {
      lines.append("  so it took the touch")
    }
    return lines
  }

  /// What happened, for a program.
  var json: JSONValue {
    guard let first, let last else { return .null }
    var members = [
      JSONMember("r", .string(name)), JSONMember("state", .string(last.event.state.name)),
      JSONMember("start", .number(first.event.time.seconds) ?? .null),
      JSONMember("startWhy", .string(first.why)),
      JSONMember("stop", .number(last.event.time.seconds) ?? .null),
      JSONMember("stopWhy", .string(last.why)), JSONMember("changes", .integer(Int64(changes))),
    ]
    if last.event.state != .failed {
      let values = last.event.values
      members.append(JSONMember("translation", ExplainedGesture.pair(values.translation)))
      members.append(JSONMember("velocity", ExplainedGesture.pair(last.event.velocity ?? .zero)))
    }
    return .object(members)
  }

  private static func pair(_ vector: Vector) -> JSONValue {
    guard let x = JSONValue.number(vector.x), let y = JSONValue.number(vector.y) else {
      return .null
    }
    return .array([x, y])
  }

  private static func sentence(_ event: GestureEvent, _ why: String) -> String {
    let moment = Decimals.fixed(event.time.seconds, decimals: 6)
    let verb =
      switch event.state {
      case .cancelled: "was cancelled"
      case .recognized: "was recognized"
      case .possible, .began, .changed, .ended, .failed: event.state.name
      }
    return "\(verb) at \(moment) s: \(why)"
  }

  private static func numbers(_ event: GestureEvent) -> String {
    let values = event.values
    var parts: [String] = []
    func pair(_ vector: Vector) -> String {
      "\(Decimals.fixed(vector.x, decimals: 2)), \(Decimals.fixed(vector.y, decimals: 2))"
    }
    if values.translation != .zero { parts.append("translation \(pair(values.translation)) pt") }
    if let velocity = event.velocity, velocity != .zero {
      parts.append("velocity \(pair(velocity)) pt/s")
    }
    if values.scale != 1 { parts.append("scale \(Decimals.short(values.scale))") }
    if values.rotation != 0 { parts.append("rotation \(Decimals.short(values.rotation))°") }
    if let direction = values.direction { parts.append("direction \(direction.name)") }
    parts.append("at \(pair(values.location - Point.zero)) pt")
    return parts.joined(separator: ", ")
  }
}
