public import Touchstone

/// Plays a recording into recognizers and a list, in the recording's own time.
///
/// Time passes only with the recording: deadlines fire at their own time before the frame that
/// comes after them. Memory does not grow with the recording.
public struct Replay: Equatable, Sendable {
  /// The trackers without a recognizer.
  public private(set) var probes: [VelocityProbe]
  /// The list under the fingers; nil for none.
  public private(set) var list: SwipeList?
  /// The sum over every gesture event and effect so far.
  public private(set) var digest = Digest()
  /// Why the newest event moves no row or changes nothing in the list; nil if it does.
  public private(set) var refusal: RowRefusal?
  /// The newest moment.
  public private(set) var now: Timestamp = .zero
  /// Every row that there ever was.
  private(set) var known: [RowID] = []
  /// The recognizers, unless the list has them.
  private var bare: Arena
  /// Whether there is a list; to ask the list itself would copy it, event by event.
  private let hasList: Bool
  private var gestures: [GestureEvent] = []

  /// Makes a replay of recognizers, or of a list that has them.
  public init(_ setup: TraceSetup, list: SwipeList? = nil, line: Int = 0) throws(TraceError) {
    bare = list == nil ? try setup.arena(line: line) : try TraceSetup().arena(line: line)
    probes = setup.probes
    self.list = list
    hasList = list != nil
    known = list?.rows.map { $0.id } ?? []
  }

  /// The recognizers.
  public var arena: Arena { list?.arena ?? bare }

  /// Touches that made no sense so far.
  public var faults: ArenaFaults { list?.faults ?? bare.faults }

  /// Plays one event of the recording; what comes of it is appended.
  ///
  /// Header, setup, notes and expectations change nothing. A control or an event of the app that
  /// cannot be understood is an error with its line.
  public mutating func handle(
    _ event: TraceEvent, into events: inout [ReplayEvent]
  ) throws(TraceError) {
    let first = events.count
    defer { sum(events, from: first) }
    refusal = nil
    switch event.kind {
    case .frame(let frame):
      play(frame, &events)
    case .tick:
      advance(to: event.time ?? now, &events)
    case .end(let end):
      advance(to: end.time, &events)
    case .control(let value):
      advance(to: event.time ?? now, &events)
      try control(value, line: event.line, &events)
    case .host(let value):
      advance(to: event.time ?? now, &events)
      if let hostEvent = try HostEventReader.read(value, line: event.line, known: &known) {
        refusal = list?.refusal(of: hostEvent)
        list?.perform(hostEvent, at: now, into: &events)
      }
    case .header, .setup, .note, .expect:
      break
    }
  }

  /// Plays a frame; what comes of it is appended.
  public mutating func handle(_ frame: TouchFrame, into events: inout [ReplayEvent]) {
    let first = events.count
    refusal = nil
    play(frame, &events)
    sum(events, from: first)
  }

  private mutating func play(_ frame: TouchFrame, _ events: inout [ReplayEvent]) {
    now = max(now, frame.time)
    for index in probes.indices { probes[index].handle(frame) }
    if !hasList {
      bare.handle(frame, into: &gestures)
      flush(&events)
    } else {
      if let landing = frame.touches.first(where: { $0.phase == .began }) {
        list?.advance(to: now, into: &events)
        refusal = list?.refusal(ofTouchAt: landing.position)
      }
      list?.handle(frame, into: &events)
    }
  }

  /// Lets time pass until nothing moves by itself any more.
  public mutating func settle(into events: inout [ReplayEvent]) {
    let first = events.count
    while let due = hasList ? list?.deadline : bare.deadline, due < .max {
      advance(to: due, &events)
    }
    sum(events, from: first)
  }

  private mutating func advance(to time: Timestamp, _ events: inout [ReplayEvent]) {
    now = max(now, time)
    if !hasList {
      bare.advance(to: now, into: &gestures)
      flush(&events)
    } else {
      list?.advance(to: now, into: &events)
    }
  }

  private mutating func flush(_ events: inout [ReplayEvent]) {
    if gestures.isEmpty { return }
    // By place: an iterator would copy each report once more.
    for place in gestures.indices { events.append(.gesture(gestures[place])) }
    gestures.removeAll(keepingCapacity: true)
  }

  private mutating func sum(_ events: [ReplayEvent], from first: Int) {
    for place in first..<events.count {
      switch events[place] {
      case .gesture(let gesture): digest.combine(gesture)
      case .effect(let effect, let time): digest.combine(effect, at: time)
      case .decision, .settling: continue
      }
    }
  }

  private mutating func control(
    _ value: JSONValue, line: Int, _ events: inout [ReplayEvent]
  ) throws(TraceError) {
    var keys = try KeyReader(value, line: line, place: "a control")
    guard let name = try keys.text("r"), let id = arena.id(named: name) else {
      throw TraceError(line: line, expected: "a recognizer's name for 'r'", found: value.text)
    }
    if let isEnabled = keys.take("enabled") {
      guard let flag = isEnabled.bool else {
        throw keys.error("enabled", expected: "true or false", found: isEnabled)
      }
      if !hasList { bare.setEnabled(flag, id, at: now, into: &gestures) }
      list?.setEnabled(flag, id, at: now, into: &events)
    } else if keys.take("reset") != nil {
      if !hasList { bare.reset(id, at: now, into: &gestures) }
      list?.reset(id, at: now, into: &events)
    } else {
      throw TraceError(line: line, expected: "'enabled' or 'reset' in a control", found: value.text)
    }
    flush(&events)
    try keys.finish()
  }
}
