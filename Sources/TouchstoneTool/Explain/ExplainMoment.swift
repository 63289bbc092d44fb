import Touchstone
import TouchstoneTraces

/// What every recognizer and row knows at one moment of a replay.
struct ExplainMoment {
  private let replay: Replay
  private let names: ReplayNames

  init(_ replay: Replay, _ names: ReplayNames) {
    self.replay = replay
    self.names = names
  }

  /// For a person.
  var lines: [String] {
    let arena = replay.arena
    let fingers = arena.numberOfFingers
    let down =
      fingers == 0 ? "no finger is" : fingers == 1 ? "1 finger is" : "\(fingers) fingers are"
    var lines = ["", "at \(ExplainStory.moment(replay.now)) \(down) down"]
    for id in recognizers {
      let name = names.name(id)
      lines.append(
        "  \(name) \(ExplainMoment.words(arena.state(of: id)))\(numbers(id))\(holder(id))")
    }
    for row in busyRows {
      let offset = Decimals.short(row.offset(at: replay.now))
      let icon = row.isActionVisible ? ", actions visible" : ""
      lines.append("  row \(row.id.text) is \(row.stateName) at \(offset) pt\(icon)\(goal(row))")
    }
    if let due {
      lines.append("  next, unless a finger does something: \(ExplainStory.moment(due))")
    }
    return lines
  }

  /// For a program, one object a line.
  var json: [String] {
    let arena = replay.arena
    var lines = recognizers.map { id in
      let values = arena.values(of: id)
      let velocity = arena.velocity(of: id)
      return JSONValue.object([
        JSONMember("at", number(replay.now.seconds)), JSONMember("r", .string(names.name(id))),
        JSONMember("state", .string(arena.state(of: id).name)),
        JSONMember("location", pair(values.location - .zero)),
        JSONMember("translation", pair(values.translation)),
        JSONMember("velocity", pair(velocity)),
        JSONMember("waitsFor", arena.holder(of: id).map { .string(names.name($0)) } ?? .null),
      ]).text
    }
    lines += busyRows.map { row in
      JSONValue.object([
        JSONMember("at", number(replay.now.seconds)), JSONMember("row", .string(row.id.text)),
        JSONMember("state", .string(row.stateName)),
        JSONMember("offset", number(row.offset(at: replay.now))),
        JSONMember("visible", .bool(row.isActionVisible)),
      ]).text
    }
    return lines
  }

  private var recognizers: [RecognizerID] { (0..<replay.arena.count).map { RecognizerID($0) } }

  private var busyRows: [SwipeRow] {
    replay.list.map { list in list.busyIndices.map { list[$0] } } ?? []
  }

  private static func words(_ state: GestureState) -> String {
    switch state {
    case .possible: "is possible"
    case .began: "has begun"
    case .changed: "is under way"
    case .ended: "has ended"
    case .cancelled: "was cancelled"
    case .failed: "has failed"
    case .recognized: "was recognized"
    }
  }

  /// When something happens by itself.
  private var due: Timestamp? { replay.list.map { $0.deadline } ?? replay.arena.deadline }

  private func numbers(_ id: RecognizerID) -> String {
    let arena = replay.arena
    let values = arena.values(of: id)
    guard values.numberOfTouches > 0 else { return "" }
    var text = " at \(Decimals.short(values.location.x)), \(Decimals.short(values.location.y))"
    let way = values.location - values.startLocation
    text += ", \(Decimals.short(way.x)), \(Decimals.short(way.y)) pt from where it landed"
    guard arena.state(of: id).isActive else { return text }
    let velocity = arena.velocity(of: id)
    return text + "; translation \(Decimals.short(values.translation.x)), "
      + "\(Decimals.short(values.translation.y)) pt, "
      + "velocity \(Decimals.short(velocity.x)), \(Decimals.short(velocity.y)) pt/s"
  }

  private func holder(_ id: RecognizerID) -> String {
    replay.arena.holder(of: id).map { "; it waits for \(names.name($0)) to fail" } ?? ""
  }

  private func goal(_ row: SwipeRow) -> String {
    guard let settling = row.settling else { return "" }
    return ", on its way to \(Decimals.short(settling.target)) pt"
      + " until \(ExplainStory.moment(settling.end))"
  }

  private func number(_ value: Double) -> JSONValue { .number(value) ?? .null }

  private func pair(_ vector: Vector) -> JSONValue { .array([number(vector.x), number(vector.y)]) }
}
