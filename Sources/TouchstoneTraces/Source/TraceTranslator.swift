import Touchstone

/// Turns lines in the units of a file into events in points.
struct TraceTranslator: Sendable {
  /// The size of the view, instead of what the file says.
  let view: Size?
  private(set) var header: TraceHeader?
  private var scale: TraceScale?
  private var frame: TouchFrame = TouchFrame(time: .zero)

  init(view: Size?) {
    self.view = view
  }

  mutating func translate(_ line: TraceLine, _ body: (TraceEvent) -> Void) {
    switch line.content {
    case .header(let header):
      self.header = header
      let scale = TraceScale(header, view: view)
      self.scale = scale.isIdentity ? nil : scale
      body(TraceEvent(.header(header), line: line.number))
    case .setup(let setup, unknown: _):
      body(TraceEvent(.setup(setup), line: line.number))
    case .end(let end):
      body(TraceEvent(.end(end), time: end.time, line: line.number))
    case .record(let record):
      translate(record, line: line.number, body)
    }
  }

  private mutating func translate(
    _ record: TraceRecord, line: Int, _ body: (TraceEvent) -> Void
  ) {
    if let time = record.time {
      if !record.touches.isEmpty || !record.coalesced.isEmpty {
        fill(record, time)
        let why = record.members.isEmpty ? nil : record["why"]?.string
        body(TraceEvent(.frame(frame), time: time, line: line, why: why))
      }
      if record.isTick { body(TraceEvent(.tick, time: time, line: line)) }
    }
    guard !record.members.isEmpty else { return }
    if let value = record["control"] {
      body(TraceEvent(.control(value), time: record.time, line: line))
    }
    if let value = record["host"] {
      body(TraceEvent(.host(value), time: record.time, line: line))
    }
    if let note = record["note"]?.string {
      body(TraceEvent(.note(note), time: record.time, line: line))
    }
    if let value = record["expect"] {
      body(TraceEvent(.expect(value), time: record.time, line: line))
    }
  }

  private mutating func fill(_ record: TraceRecord, _ time: Timestamp) {
    frame.time = time
    let isSorted = isSorted(record.touches)
    guard scale != nil || !isSorted else {
      frame.touches = record.touches
      frame.coalesced = record.coalesced
      return
    }
    frame.touches.removeAll(keepingCapacity: true)
    frame.coalesced.removeAll(keepingCapacity: true)
    if isSorted {
      for touch in record.touches { frame.touches.append(scaled(touch)) }
    } else {
      for phase in TouchPhase.allCases {
        for touch in record.touches where touch.phase == phase {
          frame.touches.append(scaled(touch))
        }
      }
    }
    for sample in record.coalesced {
      var sample = sample
      if let scale { sample.position = scale.point(sample.position) }
      frame.coalesced.append(sample)
    }
  }

  private func isSorted(_ touches: [Touch]) -> Bool {
    guard touches.count > 1 else { return true }
    for index in 1..<touches.count
    where touches[index - 1].phase.rawValue > touches[index].phase.rawValue {
      return false
    }
    return true
  }

  private func scaled(_ touch: Touch) -> Touch {
    guard let scale else { return touch }
    var touch = touch
    touch.position = scale.point(touch.position)
    return touch
  }
}
