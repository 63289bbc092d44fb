import Touchstone

/// Plays a trace and judges its expectations.
///
/// ```swift
/// var check = TraceCheck()
/// try check.feed(bytes)
/// try check.finish()
/// // check.failures: line, what was expected, what was found
/// ```
/// Expectations about the whole file are judged at its end, so gestures and expectations are kept
/// until then, up to a limit; touches are not.
public struct TraceCheck: Sendable {
  /// The most gesture events and effects that one trace may lead to.
  public static let eventLimit: Int = 1_000_000
  /// The most expectations that one trace may have.
  public static let expectationLimit: Int = 10_000

  /// How many expectations were judged.
  public private(set) var judged: Int = 0
  /// Those that were not met, in the order of the file.
  public private(set) var failures: [CheckFailure] = []
  private(set) var replay: Replay?
  /// Every gesture event so far; times never go back.
  private var gestures: [GestureEvent] = []
  private var effects: [RowEffect] = []
  private var events: [ReplayEvent] = []
  private var waiting: [Expectation] = []
  private var atEnd: [Expectation] = []
  private var header: TraceHeader = TraceHeader()
  private(set) var now: Timestamp = .zero
  private var source: TraceSource
  private let view: Size?
  private var failure: TraceError?

  /// Makes a check at the start of a trace.
  public init(_ options: TraceOptions = TraceOptions()) {
    source = TraceSource(options)
    view = options.view
  }

  /// Judges a whole trace; one that cannot be read or understood is an error.
  public init(
    of bytes: [UInt8], _ options: TraceOptions = TraceOptions()
  ) throws(TraceError) {
    self.init(options)
    try feed(bytes)
    try finish()
  }

  /// Plays the next bytes; a trace that cannot be read or understood is an error.
  public mutating func feed(_ bytes: [UInt8]) throws(TraceError) {
    try read(bytes)
  }

  /// Ends the trace and judges what is about all of it.
  public mutating func finish() throws(TraceError) {
    try read(nil)
    judgeWaiting()
    for expectation in atEnd { judge(expectation) }
    failures.sort { $0.line < $1.line }
  }

  private mutating func read(_ bytes: [UInt8]?) throws(TraceError) {
    // Taken out, because the source is read while the rest of the check changes.
    var source = TraceSource()
    swap(&source, &self.source)
    defer { swap(&source, &self.source) }
    func body(_ event: TraceEvent) {
      guard failure == nil else { return }
      do throws(TraceError) { try play(event) } catch { failure = error }
    }
    if let bytes { try source.feed(bytes, body) } else { try source.finish(body) }
    if let failure { throw failure }
  }

  private mutating func play(_ event: TraceEvent) throws(TraceError) {
    if let time = event.time, time > now {
      judgeWaiting()
      now = time
    }
    try take(event, view: view)
    for case .gesture(let gesture) in events { gestures.append(gesture) }
    for case .effect(let effect, _) in events { effects.append(effect) }
    events.removeAll(keepingCapacity: true)
    guard gestures.count + effects.count <= TraceCheck.eventLimit else {
      throw TraceError(
        line: event.line, expected: "at most \(TraceCheck.eventLimit) gesture events in a trace",
        found: "more", advice: "cut the trace into shorter ones")
    }
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
      guard judged + waiting.count + atEnd.count < TraceCheck.expectationLimit else {
        throw TraceError(
          line: event.line, expected: "at most \(TraceCheck.expectationLimit) expectations",
          found: "more", advice: "cut the trace into shorter ones")
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
    gestures(of: name, in: 0..<gestures.count)
  }

  /// The gestures at the time of an expectation, found by bisection: times never go back.
  func gestures(of name: String, near expectation: Expectation) -> [GestureEvent] {
    guard let time = expectation.time else { return gestures(of: name) }
    let tolerance = expectation.timeTolerance
    let first = firstIndex { $0.seconds(since: time) >= -tolerance }
    let end = firstIndex { $0.seconds(since: time) > tolerance }
    return gestures(of: name, in: first..<max(first, end))
  }

  /// The first event whose time is late enough.
  private func firstIndex(_ isLate: (Timestamp) -> Bool) -> Int {
    var low = 0
    var high = gestures.count
    while low < high {
      let middle = (low + high) / 2
      if isLate(gestures[middle].time) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func gestures(of name: String, in range: Range<Int>) -> [GestureEvent] {
    guard let id = replay?.arena.id(named: name) else { return [] }
    return gestures[range].filter { $0.recognizer == id }
  }
}

extension TraceCheck {
  /// Nil if some event matches; else the nearest in words.
  private func difference(
    _ name: String, _ state: GestureState, _ numbers: Expectation.Numbers,
    _ expectation: Expectation
  ) -> String? {
    guard replay?.arena.id(named: name) != nil else { return "no recognizer \"\(name)\"" }
    let near = gestures(of: name, near: expectation)
    let matching = near.filter { $0.state == state }
    if matching.contains(where: { numbers.mismatch($0, expectation) == nil }) { return nil }
    if let event = matching.first {
      return numbers.mismatch(event, expectation)
    }
    let all = gestures(of: name)
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
    for effect in effects where effect.name == count.name {
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
