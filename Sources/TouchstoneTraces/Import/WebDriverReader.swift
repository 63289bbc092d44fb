import Touchstone

/// Reads the actions that a WebDriver or Appium test performs, as a finger would perform them.
///
/// The n-th actions of all fingers start together and last as long as the longest. A move is a
/// straight line, sampled 120 times a second, with the last sample exactly at its target.
struct WebDriverReader: Sendable {
  var diagnostics: TraceDiagnostics = TraceDiagnostics()

  /// The longest text; it is read whole, since all fingers are needed at once.
  static let limit: Int = 4 << 20
  /// The longest performance, in milliseconds: a day.
  private static let longest: Double = 86_400_000

  private let options: TraceOptions
  private var text: [UInt8] = []
  private var nextID: Int64 = 1

  /// One finger with what it does.
  private struct Finger {
    var actions: [JSONValue]
    var isPointer: Bool
    var position: Point = .zero
    var id: TouchID?
    /// The move of the current tick.
    var move: (from: Point, to: Point, duration: Double)?
  }

  init(_ options: TraceOptions) {
    self.options = options
    diagnostics.isStrict = options.isStrict
  }

  mutating func feed(_ block: Span<UInt8>) throws(TraceError) {
    guard text.count + block.count <= WebDriverReader.limit else {
      throw TraceError(expected: "actions of at most 4 MiB", found: "more")
    }
    for index in 0..<block.count { text.append(block[index]) }
  }

  mutating func finish(into sink: LineSink) throws(TraceError) {
    var fingers = try WebDriverReader.fingers(JSONValue(text))
    text = []
    var header = TraceHeader()
    header.source = TraceFormat.webdriver.name
    header.view = options.view
    header.orientation = options.orientation
    TraceLine.Content.header(header).hand(to: sink, number: 0)
    var start = 0.0
    let ticks = fingers.map({ $0.actions.count }).max() ?? 0
    for tick in 0..<ticks {
      let duration = try perform(tick, &fingers, at: start, into: sink)
      start += duration
      guard start <= WebDriverReader.longest else {
        throw TraceError(expected: "actions that take a day at most", found: "longer ones")
      }
    }
    try finish(&fingers, at: start, into: sink)
  }

  private static func fingers(_ value: JSONValue) throws(TraceError) -> [Finger] {
    guard let sources = value["actions"]?.elements ?? value.elements else {
      throw TraceError(expected: #"{"actions":[…]}"#, found: value.kind)
    }
    var fingers: [Finger] = []
    for source in sources {
      guard let actions = source["actions"]?.elements else {
        throw TraceError(
          expected: "every source of actions to have a list of actions", found: source.text)
      }
      fingers.append(Finger(actions: actions, isPointer: source["type"]?.string == "pointer"))
    }
    guard fingers.count <= 64 else {
      throw TraceError(expected: "at most 64 sources of actions", found: "\(fingers.count)")
    }
    return fingers
  }

  /// Performs the actions of one tick; the answer is how long it takes in milliseconds.
  private mutating func perform(
    _ tick: Int, _ fingers: inout [Finger], at start: Double, into sink: LineSink
  ) throws(TraceError) -> Double {
    var longest = 0.0
    for finger in fingers where tick < finger.actions.count {
      longest = max(longest, try WebDriverReader.duration(finger.actions[tick]) ?? 0)
    }
    var record = TraceRecord(time: WebDriverReader.timestamp(start))
    for index in fingers.indices {
      fingers[index].move = nil
      guard fingers[index].isPointer, tick < fingers[index].actions.count else { continue }
      let action = fingers[index].actions[tick]
      try begin(action, &fingers[index], lasting: longest, &record)
    }
    emit(&record, into: sink)
    var sample = 1
    while Double(sample) / 120 * 1000 < longest {
      let elapsed = Double(sample) / 120 * 1000
      emit(
        moves(of: &fingers, from: elapsed - 1000.0 / 120, to: elapsed), at: start + elapsed, sink)
      sample += 1
    }
    if longest > 0 {
      let before = Double(sample - 1) / 120 * 1000
      emit(moves(of: &fingers, from: before, to: longest), at: start + longest, sink)
    }
    return longest
  }

  /// What happens at the start of a tick.
  private mutating func begin(
    _ action: JSONValue, _ finger: inout Finger, lasting longest: Double,
    _ record: inout TraceRecord
  ) throws(TraceError) {
    switch action["type"]?.string {
    case "pause": break
    case "pointerDown":
      guard finger.id == nil else {
        try diagnostics.warn(.strayTouch, line: 0)
        return
      }
      let id = TouchID(nextID)
      nextID += 1
      finger.id = id
      let pressure = action["pressure"]?.number.map { min(1, max(0, $0)) }
      record.touches.append(
        Touch(id: id, phase: .began, position: finger.position, pressure: pressure))
    case "pointerUp", "pointerCancel":
      guard let id = finger.id else {
        try diagnostics.warn(.upWithoutDown, line: 0)
        return
      }
      finger.id = nil
      let isUp = action["type"]?.string == "pointerUp"
      record.touches.append(
        Touch(id: id, phase: isUp ? .ended : .cancelled, position: finger.position))
    case "pointerMove":
      let target = try WebDriverReader.target(action, from: finger.position)
      let duration = try WebDriverReader.duration(action) ?? longest
      guard duration <= 0 else {
        finger.move = (finger.position, target, duration)
        return
      }
      finger.position = target
      if let id = finger.id {
        record.touches.append(Touch(id: id, phase: .moved, position: target))
      }
    default:
      throw TraceError(
        expected: "pause, pointerMove, pointerDown, pointerUp or pointerCancel",
        found: action.text)
    }
  }

  /// The places that fingers reach within a part of a tick.
  private func moves(
    of fingers: inout [Finger], from before: Double, to elapsed: Double
  ) -> [Touch] {
    var touches: [Touch] = []
    for index in fingers.indices {
      guard let move = fingers[index].move, before < move.duration else { continue }
      let isOver = elapsed >= move.duration
      let part = elapsed / move.duration
      fingers[index].position = isOver ? move.to : move.from + (move.to - move.from) * part
      guard let id = fingers[index].id else { continue }
      touches.append(Touch(id: id, phase: .moved, position: fingers[index].position))
    }
    return touches
  }

  private mutating func finish(
    _ fingers: inout [Finger], at time: Double, into sink: LineSink
  ) throws(TraceError) {
    var touches: [Touch] = []
    for finger in fingers {
      guard let id = finger.id else { continue }
      try diagnostics.warn(.openAtEnd, line: 0)
      let phase: TouchPhase = options.liftsOpenContacts ? .ended : .cancelled
      touches.append(Touch(id: id, phase: phase, position: finger.position))
    }
    emit(touches, at: time, sink)
  }

  private func emit(_ touches: [Touch], at time: Double, _ sink: LineSink) {
    var record = TraceRecord(time: WebDriverReader.timestamp(time))
    record.touches = touches
    emit(&record, into: sink)
  }

  private func emit(_ record: inout TraceRecord, into sink: LineSink) {
    if !record.touches.isEmpty { sink(0, &record, nil) }
  }

  private static func duration(_ action: JSONValue) throws(TraceError) -> Double? {
    guard let value = action["duration"], !value.isNull else { return nil }
    guard let duration = value.number, duration >= 0, duration <= longest else {
      throw TraceError(expected: "a duration in milliseconds, a day at most", found: value.text)
    }
    return duration
  }

  private static func target(
    _ action: JSONValue, from position: Point
  ) throws(TraceError) -> Point {
    guard let x = action["x"]?.number, let y = action["y"]?.number else {
      throw TraceError(expected: "x and y of a pointerMove", found: action.text)
    }
    switch action["origin"] {
    case nil, .null, .string("viewport"): return Point(x: x, y: y)
    case .string("pointer"): return position + Vector(x: x, y: y)
    case let origin?:
      throw TraceError(
        expected: "origin viewport or pointer", found: origin.text,
        advice: "where an element lies is not in the file")
    }
  }

  /// Milliseconds as a time in whole microseconds.
  private static func timestamp(_ milliseconds: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64(milliseconds * 1000 + 0.5) * 1000)
  }
}
