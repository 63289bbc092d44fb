import Touchstone

/// Puts the events of one Linux touch device together into frames of fingers.
///
/// It knows the three ways in which devices speak: slots (protocol B), whole points in every frame
/// (protocol A), and a single finger without either.
struct LinuxAssembler: Sendable {
  /// How a device tells its fingers apart.
  enum Dialect: Sendable {
    case slots
    case points
    case single
  }

  /// The most events of a frame; no device sends as many.
  static let frameLimit: Int = 4096
  /// The most slots; kernels stop far below.
  static let slotLimit: Int = 64

  var axes: LinuxAxes = LinuxAxes()
  var log: ContactLog = ContactLog()
  /// Frames a second of a recording without times.
  var frameRate: FrameRate?
  /// Whether the events have no times.
  var isUntimed: Bool = false
  /// Whether fingers still down at the end are lifted instead of cancelled.
  var liftsOpenContacts: Bool = false

  private(set) var frames: Int = 0
  private(set) var dialect: Dialect?

  private var origin: Int64?
  private var last: Timestamp = .zero
  private var events: [LinuxEvent] = []
  private var isDropping: Bool = false
  private var hasStartedSlots: Bool = false
  var frame: LinuxFrame = LinuxFrame()
  var slots: [LinuxSlot] = []
  var current: Int = 0
  var nextID: Int64 = 1
  var nextTrackingID: Int = 0

  /// Sets the moment that counts as the start of the recording.
  mutating func setOrigin(_ microseconds: Int64) {
    if origin == nil { origin = microseconds }
  }

  /// Takes one event; a frame goes to the sink when its end arrives.
  mutating func take(
    _ event: LinuxEvent, line: Int, _ diagnostics: inout TraceDiagnostics,
    into sink: LineSink
  ) throws(TraceError) {
    setOrigin(event.time)
    guard event.type == LinuxEvent.Kind.synchronization else {
      if isDropping { return }
      guard events.count < LinuxAssembler.frameLimit else {
        try diagnostics.warn(.longFrame, line: line)
        try drop(at: event.time, line: line, &diagnostics, into: sink)
        return
      }
      events.append(event)
      return
    }
    switch event.code {
    case LinuxEvent.Synchronization.report:
      frames += 1
      if isDropping {
        isDropping = false
      } else {
        let time = try frameTime(event.time, line: line, &diagnostics)
        try closeFrame(at: time, line: line, &diagnostics, into: sink)
      }
    case LinuxEvent.Synchronization.pointReport:
      if !isDropping && events.count < LinuxAssembler.frameLimit { events.append(event) }
    case LinuxEvent.Synchronization.dropped:
      try diagnostics.warn(.eventsDropped, line: line)
      try drop(at: event.time, line: line, &diagnostics, into: sink)
    default:
      // Some kernels send further synchronization codes behind the report; they end nothing.
      break
    }
  }

  /// Ends what is still open at the end of the recording.
  mutating func finish(
    line: Int, _ diagnostics: inout TraceDiagnostics, into sink: LineSink
  ) throws(TraceError) {
    if !events.isEmpty {
      try diagnostics.warn(.unfinishedFrame, line: line)
      events = []
    }
    try endAll(.open, at: last, line: line, into: sink, &diagnostics)
  }

  /// The protocol's letter, as the kernel's documentation names it.
  var protocolName: String? {
    switch dialect {
    case .slots: "B"
    case .points: "A"
    case .single: "single"
    case nil: nil
    }
  }

  private mutating func drop(
    at microseconds: Int64, line: Int, _ diagnostics: inout TraceDiagnostics,
    into sink: LineSink
  ) throws(TraceError) {
    events.removeAll(keepingCapacity: true)
    isDropping = true
    let time = try frameTime(microseconds, line: line, &diagnostics)
    try endAll(.dropped, at: time, line: line, into: sink, &diagnostics)
  }

  private mutating func endAll(
    _ end: TraceContact.End, at time: Timestamp, line: Int, into sink: LineSink,
    _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    frame.clear(time: time, contactTime: isUntimed && frameRate == nil ? nil : time)
    for index in slots.indices where slots[index].contact != nil {
      if end == .open { try diagnostics.warn(.openAtEnd, line: line) }
      endContact(in: index, end)
    }
    if !frame.touches.isEmpty { emit(line: line, into: sink) }
    log.closeFrame()
  }

  private mutating func frameTime(
    _ microseconds: Int64, line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) -> Timestamp {
    let count: Int64
    if isUntimed {
      count = frameRate.map { Int64($0.seconds(ofFrame: max(0, frames - 1)) * 1e6 + 0.5) } ?? 0
    } else {
      let (difference, overflow) = microseconds.subtractingReportingOverflow(origin ?? 0)
      count = overflow ? .max : difference
    }
    let (nanoseconds, overflow) = count.multipliedReportingOverflow(by: 1000)
    guard !overflow else {
      throw TraceError(
        line: line, expected: "times within 292 years", found: "\(count) microseconds")
    }
    let time = Timestamp(nanoseconds: nanoseconds)
    if time < last {
      try diagnostics.warn(.timeWentBack, line: line)
    } else {
      last = time
    }
    return last
  }

  private mutating func closeFrame(
    at time: Timestamp, line: Int, _ diagnostics: inout TraceDiagnostics,
    into sink: LineSink
  ) throws(TraceError) {
    chooseDialect()
    frame.clear(time: time, contactTime: isUntimed && frameRate == nil ? nil : time)
    if dialect == .points {
      try takePoints(events, line: line, &diagnostics)
    } else {
      if !hasStartedSlots {
        current = axes.initialSlot
        hasStartedSlots = true
      }
      for event in events { try takeSlotEvent(event, line: line, &diagnostics) }
      for index in slots.indices { try settle(index, line: line, &diagnostics) }
    }
    events.removeAll(keepingCapacity: true)
    emit(line: line, into: sink)
    log.closeFrame()
  }

  /// The way in which the device speaks shows in its header or in its first frame with points.
  private mutating func chooseDialect() {
    if dialect == .slots || dialect == .points { return }
    let hasPoints = events.contains { $0.isPoint }
    let hasReports = events.contains { $0.type == LinuxEvent.Kind.synchronization }
    if hasReports {
      dialect = .points
    } else if axes[LinuxEvent.Axis.slot] != nil || hasPoints {
      dialect = .slots
    } else if axes[LinuxEvent.Axis.pointX] != nil {
      dialect = .points
    } else {
      dialect = events.contains { $0.isTouch } ? .single : dialect
    }
  }

  /// Hands the frame over, in as many lines as one finger took turns in it.
  private mutating func emit(line: Int, into sink: LineSink) {
    for turn in 0...frame.lastTurn {
      var record = TraceRecord(time: frame.time)
      for (touch, touchTurn) in frame.touches where touchTurn == turn {
        record.touches.append(touch)
      }
      record.isTick = record.touches.isEmpty
      sink(line, &record, nil)
    }
  }
}
