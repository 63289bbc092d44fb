import Touchstone

/// One pointer or touch event of a browser, under whatever names its writer chose.
struct PointerEvent {
  /// One finger of the event.
  struct Finger {
    var identifier: Double
    var position: Point
    var pressure: Double?
  }

  /// What an event is.
  enum Kind {
    case phase(TouchPhase)
    /// An event that no touch needs.
    case other
  }

  var phase: TouchPhase
  /// Milliseconds on the page's clock.
  var time: Double
  var fingers: [Finger]
  /// Places and times that came with it, oldest first.
  var coalesced: [(time: Double, position: Point)] = []

  private static let kindKeys: [String] = ["type", "event", "phase", "eventType", "action"]
  private static let timeKeys: [String] = ["timeStamp", "timestamp", "time", "t", "ts"]
  private static let xKeys: [String] = ["clientX", "x", "pageX", "screenX", "locationX", "x_pos"]
  private static let yKeys: [String] = ["clientY", "y", "pageY", "screenY", "locationY", "y_pos"]
  private static let idKeys: [String] = ["pointerId", "identifier", "id", "pointer", "touchId"]
  private static let pressureKeys: [String] = ["pressure", "force"]
  private static let coalescedKeys: [String] = ["coalescedEvents", "coalesced"]

  private static let phases: [(name: String, phase: TouchPhase)] = [
    ("down", .began), ("start", .began), ("began", .began), ("begin", .began),
    ("move", .moved), ("moved", .moved), ("changed", .moved), ("rawupdate", .moved),
    ("up", .ended), ("end", .ended), ("ended", .ended),
    ("cancel", .cancelled), ("cancelled", .cancelled), ("canceled", .cancelled),
  ]
  private static let others: [String] = [
    "over", "enter", "out", "leave", "click", "dblclick", "auxclick", "contextmenu", "wheel",
    "gotpointercapture", "lostpointercapture", "stationary", "hover",
  ]

  /// What the event is, by its name without a prefix such as `pointer`; nil for unknown names.
  static func kind(_ value: JSONValue) -> Kind? {
    guard let text = first(kindKeys, in: value)?.string else { return nil }
    var name = lowercased(text)
    for prefix in ["pointer", "touch", "mouse", "action_"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.utf8.count)
      break
    }
    if let known = phases.first(where: { $0.name == name }) { return .phase(known.phase) }
    return others.contains(name) ? .other : nil
  }

  /// Reads the event; what is missing is named.
  init(_ value: JSONValue, phase: TouchPhase, line: Int) throws(TraceError) {
    guard let time = PointerEvent.first(PointerEvent.timeKeys, in: value)?.number else {
      throw PointerEvent.missing("a time in milliseconds", PointerEvent.timeKeys, value, line)
    }
    self.phase = phase
    self.time = time
    if let changed = value["changedTouches"] {
      fingers = []
      for touch in PointerEvent.list(changed) {
        fingers.append(try PointerEvent.finger(touch, line: line))
      }
    } else {
      fingers = [try PointerEvent.finger(value, line: line)]
    }
    let nested = PointerEvent.first(PointerEvent.coalescedKeys, in: value)
    for sample in nested.map(PointerEvent.list) ?? [] {
      guard let time = PointerEvent.first(PointerEvent.timeKeys, in: sample)?.number,
        let position = PointerEvent.position(sample)
      else { continue }
      coalesced.append((time, position))
    }
  }

  private static func finger(_ value: JSONValue, line: Int) throws(TraceError) -> Finger {
    guard let position = position(value) else {
      throw missing("a position", xKeys + yKeys, value, line)
    }
    return Finger(
      identifier: first(idKeys, in: value)?.number ?? 0, position: position,
      pressure: first(pressureKeys, in: value)?.number)
  }

  private static func position(_ value: JSONValue) -> Point? {
    guard let x = first(xKeys, in: value)?.number, let y = first(yKeys, in: value)?.number else {
      return nil
    }
    return Point(x: x, y: y)
  }

  /// A list of touches, also as the object with numbered keys that some dumps contain.
  private static func list(_ value: JSONValue) -> [JSONValue] {
    value.elements ?? value.members?.compactMap { $0.value.members == nil ? nil : $0.value } ?? []
  }

  /// The first key of a list that an object has, null not counting.
  private static func first(_ keys: [String], in value: JSONValue) -> JSONValue? {
    for key in keys {
      if let found = value[key], !found.isNull { return found }
    }
    return nil
  }

  private static func missing(
    _ what: String, _ keys: [String], _ value: JSONValue, _ line: Int
  ) -> TraceError {
    var names = ""
    for key in keys { names += (names.isEmpty ? "" : ", ") + key }
    var found = ""
    for member in value.members ?? [] { found += (found.isEmpty ? "" : ", ") + member.key }
    return TraceError(
      line: line, expected: "\(what) (\(names))",
      found: found.isEmpty ? "nothing" : "the keys \(found)")
  }

  /// Lower case for the letters of names, which are ASCII.
  private static func lowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
