public import Touchstone

/// Plays a recording into recognizers and rows, in the recording's own time.
///
/// Time passes only with the recording: deadlines fire at their own time before the frame that
/// comes after them. Memory does not grow with the recording.
public struct Replay: Equatable, Sendable {
  /// The recognizers.
  public private(set) var arena: Arena
  /// The trackers without a recognizer.
  public private(set) var probes: [VelocityProbe]
  /// The rows under the fingers; nil for none.
  public private(set) var rows: RowStack?
  /// The sum over every gesture event and effect so far.
  public private(set) var digest = Digest()
  /// The newest moment.
  public private(set) var now: Timestamp = .zero
  private let panID: RecognizerID?
  private let tapIDs: [RecognizerID]
  private var gestures: [GestureEvent] = []

  /// Makes a replay of recognizers, and of rows that the first pan moves.
  public init(_ setup: TraceSetup, rows: RowStack? = nil, line: Int = 0) throws(TraceError) {
    arena = try setup.arena(line: line)
    probes = setup.probes
    self.rows = rows
    var pan: RecognizerID?
    var taps: [RecognizerID] = []
    for (index, contender) in setup.contenders.enumerated() {
      switch contender.kind {
      case .pan: pan = pan ?? RecognizerID(index)
      case .tap: taps.append(RecognizerID(index))
      case .longPress, .swipe, .pinch, .rotation, .custom: continue
      }
    }
    panID = pan
    tapIDs = taps
  }

  /// Plays one event of the recording; what comes of it is appended.
  ///
  /// Header, setup, notes and expectations change nothing. A control or an event of the app that
  /// cannot be understood is an error with its line.
  public mutating func handle(
    _ event: TraceEvent, into events: inout [ReplayEvent]
  ) throws(TraceError) {
    let first = events.count
    defer { sum(events[first...]) }
    switch event.kind {
    case .frame(let frame):
      advance(to: frame.time, &events)
      for index in probes.indices { probes[index].handle(frame) }
      arena.handle(frame, into: &gestures)
      flush(&events)
    case .tick:
      advance(to: event.time ?? now, &events)
    case .end(let end):
      advance(to: end.time, &events)
    case .control(let value):
      advance(to: event.time ?? now, &events)
      try control(value, line: event.line)
      flush(&events)
    case .host(let value):
      advance(to: event.time ?? now, &events)
      try host(value, line: event.line, &events)
    case .header, .setup, .note, .expect:
      break
    }
  }

  /// Lets time pass until nothing moves by itself any more.
  public mutating func settle(into events: inout [ReplayEvent]) {
    let first = events.count
    while let due = earliest(arena.deadline, rows?.deadline), due < .max {
      advance(to: due, &events)
    }
    sum(events[first...])
  }

  private func earliest(_ a: Timestamp?, _ b: Timestamp?) -> Timestamp? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  private mutating func advance(to time: Timestamp, _ events: inout [ReplayEvent]) {
    while let due = earliest(arena.deadline, rows?.deadline), due <= time {
      step(to: due, &events)
    }
    step(to: time, &events)
  }

  private mutating func step(to time: Timestamp, _ events: inout [ReplayEvent]) {
    now = max(now, time)
    arena.advance(to: now, into: &gestures)
    flush(&events)
    if let due = rows?.deadline, due <= now { rows?.advance(to: now, into: &events) }
  }

  /// Hands the arena's news to the rows and on to the caller.
  private mutating func flush(_ events: inout [ReplayEvent]) {
    for gesture in gestures {
      events.append(.gesture(gesture))
      if gesture.recognizer == panID {
        rows?.follow(gesture, into: &events)
      } else if gesture.state == .recognized, tapIDs.contains(gesture.recognizer) {
        rows?.tap(gesture, into: &events)
      }
    }
    gestures.removeAll(keepingCapacity: true)
  }

  private mutating func sum(_ events: ArraySlice<ReplayEvent>) {
    for event in events {
      switch event {
      case .gesture(let gesture): digest.combine(gesture)
      case .effect(let effect, let time): digest.combine(effect, at: time)
      case .decision, .settling: continue
      }
    }
  }
}

extension Replay {
  private mutating func control(_ value: JSONValue, line: Int) throws(TraceError) {
    var keys = try KeyReader(value, line: line, place: "a control")
    guard let name = try keys.text("r"), let id = arena.id(named: name) else {
      throw TraceError(line: line, expected: "a recognizer's name for 'r'", found: value.text)
    }
    if let isEnabled = keys.take("enabled") {
      guard let flag = isEnabled.bool else {
        throw keys.error("enabled", expected: "true or false", found: isEnabled)
      }
      arena.setEnabled(flag, id, at: now, into: &gestures)
    } else if keys.take("reset") != nil {
      arena.reset(id, at: now, into: &gestures)
    } else {
      throw TraceError(line: line, expected: "'enabled' or 'reset' in a control", found: value.text)
    }
    try keys.finish()
  }

  private mutating func host(
    _ value: JSONValue, line: Int, _ events: inout [ReplayEvent]
  ) throws(TraceError) {
    var keys = try KeyReader(value, line: line, place: "a host event")
    let op = try keys.text("op") ?? ""
    switch op {
    case "tapAction":
      let row = RowID(try keys.text("row") ?? "")
      guard rows?.send(.tapAction(now), to: row, into: &events) ?? false else {
        throw TraceError(line: line, expected: "a row that is there", found: value.text)
      }
    case "confirm":
      let token = DeletionToken(try keys.count("token", 0))
      let yes = try keys.flag("yes", false)
      rows?.sendToAll(.confirm(token, yes: yes, now), into: &events)
    case "result":
      let token = DeletionToken(try keys.count("token", 0))
      let isOK = try keys.flag("ok", false)
      let reason = try keys.text("reason") ?? "no reason given"
      rows?.sendToAll(
        .result(token, failure: isOK ? nil : reason, now), into: &events)
    default:
      throw keys.error(
        "op", expected: "tapAction, confirm or result", found: .string(op))
    }
    try keys.finish()
  }
}
