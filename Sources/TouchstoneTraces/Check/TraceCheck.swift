import Touchstone

/// Plays a trace and judges its expectations.
public struct TraceCheck: Sendable {
  /// How many expectations were judged.
  public private(set) var judged: Int = 0
  /// Those that were not met, in the order of the file.
  public private(set) var failures: [CheckFailure] = []
  private(set) var replay: Replay?
  private(set) var events: [ReplayEvent] = []
  private var waiting: [Expectation] = []
  private var atEnd: [Expectation] = []
  private var header: TraceHeader = TraceHeader()
  private(set) var now: Timestamp = .zero

  private init() {}

  /// Judges a whole trace; one that cannot be read or understood is an error.
  public init(
    of bytes: [UInt8], _ options: TraceOptions = TraceOptions()
  ) throws(TraceError) {
    self.init()
    for event in try TraceSource.events(of: bytes, options) {
      if let time = event.time, time > now {
        judgeWaiting()
        now = time
      }
      try take(event, view: options.view)
    }
    judgeWaiting()
    for expectation in atEnd { judge(expectation) }
    failures.sort { $0.line < $1.line }
  }

  private mutating func take(_ event: TraceEvent, view: Size?) throws(TraceError) {
    switch event.kind {
    case .header(let header):
      self.header = header
    case .setup(let value):
      let size = view ?? header.viewSize
      let setup = try TraceSetup(value, view: size, line: event.line)
      replay = try Replay(setup, list: setup.swipeList(line: event.line), line: event.line)
    case .expect(let value):
      let expectation = try Expectation(
        value, time: event.time, line: event.line,
        nanosecondsPerTick: header.nanosecondsPerTick)
      if event.time != nil {
        // Time passes up to the moment that it is about, also where nothing else happens then.
        try replay?.handle(TraceEvent(.tick, time: event.time), into: &events)
      }
      switch expectation.claim {
      case .velocity, .row: waiting.append(expectation)
      case .entered, .exactly, .never, .effects: atEnd.append(expectation)
      }
    case .frame, .tick, .control, .host, .note, .end:
      if replay == nil { replay = try Replay(TraceSetup()) }
      try replay?.handle(event, into: &events)
    }
  }

  /// Judges what is about a moment, once everything at that moment has happened.
  private mutating func judgeWaiting() {
    for expectation in waiting { judge(expectation) }
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func judge(_ expectation: Expectation) {
    judged += 1
    let found: String?
    switch expectation.claim {
    case .entered(let name, let state, let numbers):
      found = difference(name, state, numbers, expectation)
    case .velocity(let name, let velocity):
      found = difference(name, velocity: velocity, expectation)
    case .exactly(let name, let states):
      let actual = gestures(of: name).map { $0.state }
      found = actual == states ? nil : TraceCheck.text(actual)
    case .never(let name, let states, let before):
      found = gestures(of: name).first { event in
        states.contains(event.state) && before.map { event.time < $0 } ?? true
      }.map { TraceCheck.text($0) }
    case .row(let id, let state, let offset, let index):
      found = difference(id, state, offset, index, expectation)
    case .effects(let counts):
      found = difference(counts)
    }
    guard let found else { return }
    failures.append(
      CheckFailure(
        line: expectation.line, expected: expectation.text, found: found,
        blessed: blessed(expectation)))
  }

  func gestures(of name: String) -> [GestureEvent] {
    guard let id = replay?.arena.id(named: name) else { return [] }
    return events.compactMap { event in
      if case .gesture(let gesture) = event, gesture.recognizer == id { gesture } else { nil }
    }
  }
}

extension TraceCheck {
  /// Nil if some event matches; else the nearest in words.
  private func difference(
    _ name: String, _ state: GestureState, _ numbers: Expectation.Numbers,
    _ expectation: Expectation
  ) -> String? {
    guard replay?.arena.id(named: name) != nil else { return "no recognizer \"\(name)\"" }
    let all = gestures(of: name)
    let time = expectation.time
    let near = all.filter { event in
      guard let time else { return true }
      return event.time.seconds(since: time).magnitude <= expectation.timeTolerance
    }
    let matching = near.filter { $0.state == state }
    if matching.contains(where: { numbers.mismatch($0, expectation) == nil }) { return nil }
    if let event = matching.first {
      return numbers.mismatch(event, expectation)
    }
    let elsewhere = all.filter { $0.state == state }
    if let event = near.first ?? elsewhere.first { return TraceCheck.text(event) }
    return all.isEmpty ? "nothing" : TraceCheck.text(all.map { $0.state })
  }

  private func difference(
    _ name: String, velocity: Vector, _ expectation: Expectation
  ) -> String? {
    guard let actual = self.velocity(of: name, expectation) else {
      return "no recognizer or tracker \"\(name)\""
    }
    let isNear =
      (actual.x - velocity.x).magnitude <= expectation.tolerance
      && (actual.y - velocity.y).magnitude <= expectation.tolerance
    return isNear ? nil : "velocity \(TraceCheck.text(actual))"
  }

  /// What a tracker or a recognizer answers at the moment of an expectation.
  func velocity(of name: String, _ expectation: Expectation) -> Vector? {
    if let probe = replay?.probes.first(where: { $0.name == name }) {
      return probe.velocity(at: expectation.time ?? now)
    }
    guard let arena = replay?.arena, let id = arena.id(named: name) else { return nil }
    return arena.velocity(of: id)
  }

  private func difference(
    _ id: RowID, _ state: String?, _ offset: Double?, _ index: Int?, _ expectation: Expectation
  ) -> String? {
    guard let replay, let actual = replay.stateName(of: id) else {
      return "no row \"\(id.text)\""
    }
    if let state, actual != state { return actual }
    if let offset {
      guard let actual = replay.offset(of: id, at: expectation.time ?? now) else { return "no row" }
      if !((actual - offset).magnitude <= expectation.tolerance) { return "offset \(actual)" }
    }
    if let index, replay.list?.index(of: id) != index {
      return replay.list?.index(of: id).map { "index \($0)" } ?? "no place in the list"
    }
    return nil
  }

  private func difference(_ counts: [Expectation.Count]) -> String? {
    for count in counts {
      let actual = total(of: count)
      if actual != count.count {
        return "\(count.name)\(count.row.map { ":" + $0 } ?? "") \(actual) times"
      }
    }
    return nil
  }

  /// How often an effect was told.
  func total(of count: Expectation.Count) -> Int {
    var total = 0
    for event in events {
      guard case .effect(let effect, _) = event, effect.name == count.name else { continue }
      if count.row.map({ $0 == effect.row?.text }) ?? true { total += 1 }
    }
    return total
  }

  static func text(_ vector: Vector) -> String { "[\(vector.x),\(vector.y)]" }

  static func text(_ states: [GestureState]) -> String {
    var text = ""
    for state in states { text += (text.isEmpty ? "" : ", ") + state.name }
    return text.isEmpty ? "nothing" : text
  }

  static func text(_ event: GestureEvent) -> String {
    "\(event.state.name) at \(Decimals.fixed(event.time.seconds, decimals: 6)) s"
  }
}
