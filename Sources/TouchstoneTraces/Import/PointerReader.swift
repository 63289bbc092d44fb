import Touchstone

/// Reads pointer or touch events of a browser: JSON Lines, or a list, with names as they come.
struct PointerReader: Sendable {
  var diagnostics: TraceDiagnostics = TraceDiagnostics()

  private let options: TraceOptions
  private var splitter: ObjectSplitter = ObjectSplitter()
  private var hasHeader: Bool = false
  private var origin: Double?
  private var last: Timestamp = .zero
  private var lastLine: Int = 0
  private var nextID: Int64 = 1
  private var live: [(identifier: Double, touch: Touch)] = []
  /// Fingers that move together come as events with one time and become one frame.
  private var pending: TraceRecord = TraceRecord(time: nil)

  init(_ options: TraceOptions) {
    self.options = options
    diagnostics.isStrict = options.isStrict
  }

  mutating func feed(_ block: Span<UInt8>, into sink: LineSink) throws(TraceError) {
    var splitter = self.splitter
    self.splitter = ObjectSplitter()
    defer { self.splitter = splitter }
    try splitter.feed(block) { (object, line) throws(TraceError) in
      try take(object, line: line, into: sink)
    }
  }

  mutating func finish(into sink: LineSink) throws(TraceError) {
    if splitter.isCutOff { try diagnostics.warn(.cutOff, line: lastLine + 1) }
    emit(into: sink)
    guard !live.isEmpty else { return }
    var record = TraceRecord(time: last)
    for (_, touch) in live {
      try diagnostics.warn(.openAtEnd, line: lastLine)
      var touch = touch
      touch.phase = options.liftsOpenContacts ? .ended : .cancelled
      record.touches.append(touch)
    }
    live = []
    sink(lastLine, &record, nil)
  }

  private mutating func take(
    _ object: [UInt8], line: Int, into sink: LineSink
  ) throws(TraceError) {
    let value: JSONValue
    do throws(TraceError) {
      value = try JSONValue(object)
    } catch {
      var error = error
      error.line += line - 1
      throw error
    }
    switch PointerEvent.kind(value) {
    case nil: try diagnostics.warn(.skippedLine, line: line)
    case .other: break
    case .phase(let phase):
      try take(PointerEvent(value, phase: phase, line: line), line: line, into: sink)
    }
  }

  private mutating func take(
    _ event: PointerEvent, line: Int, into sink: LineSink
  ) throws(TraceError) {
    if !hasHeader {
      hasHeader = true
      var header = TraceHeader()
      header.ticksPerSecond = 1_000_000_000
      header.source = TraceFormat.pointer.name
      header.view = options.view
      header.orientation = options.orientation
      TraceLine.Content.header(header).hand(to: sink, number: 0)
    }
    var time = timestamp(event.time)
    if time < last {
      try diagnostics.warn(.timeWentBack, line: line)
      time = last
    }
    last = time
    for finger in event.fingers {
      guard let touch = try touch(finger, event.phase, line: line) else { continue }
      if !joins(touch, at: time) { emit(into: sink) }
      pending.time = time
      pending.touches.append(touch)
      lastLine = line
      for sample in event.coalesced {
        let old = timestamp(sample.time)
        guard old < time else { continue }
        pending.coalesced.append(TouchSample(time: old, id: touch.id, position: sample.position))
      }
    }
  }

  /// Whether a touch belongs to the frame that waits: another finger, the same moment and deed.
  private func joins(_ touch: Touch, at time: Timestamp) -> Bool {
    pending.time == time
      && pending.touches.allSatisfy { $0.phase == touch.phase && $0.id != touch.id }
  }

  private mutating func emit(into sink: LineSink) {
    guard !pending.touches.isEmpty else { return }
    sink(lastLine, &pending, nil)
    pending.clear()
  }

  /// The touch with an id of its own; nil for a finger that is not down.
  private mutating func touch(
    _ finger: PointerEvent.Finger, _ phase: TouchPhase, line: Int
  ) throws(TraceError) -> Touch? {
    let index = live.firstIndex { $0.identifier == finger.identifier }
    var pressure = finger.pressure
    if let raw = pressure, !(0...1).contains(raw) {
      try diagnostics.warn(.outOfRange, line: line)
      pressure = raw < 0 ? 0 : 1
    }
    guard let index else {
      guard phase == .began else {
        // A mouse that moves without a button, or a recording that starts too late.
        try diagnostics.warn(phase == .moved ? .moveInIdleSlot : .upWithoutDown, line: line)
        return nil
      }
      let touch = Touch(
        id: TouchID(nextID), phase: .began, position: finger.position, pressure: pressure)
      nextID += 1
      if live.count < LiveTouches.limit {
        live.append((finger.identifier, touch))
      } else {
        try diagnostics.warn(.tooManyContacts, line: line)
      }
      return touch
    }
    if phase == .began { try diagnostics.warn(.strayTouch, line: line) }
    var touch = live[index].touch
    touch.phase = phase
    // Browsers send zeros for the position of a cancel, and no pressure for a lift.
    if phase != .cancelled { touch.position = finger.position }
    if phase == .moved || phase == .began { touch.pressure = pressure }
    live[index].touch = touch
    if phase == .ended || phase == .cancelled { live.remove(at: index) }
    return touch
  }

  /// Milliseconds of the page as time since the first event.
  private mutating func timestamp(_ milliseconds: Double) -> Timestamp {
    let origin = self.origin ?? milliseconds
    self.origin = origin
    return Timestamp(seconds: (milliseconds - origin) / 1000)
  }
}
