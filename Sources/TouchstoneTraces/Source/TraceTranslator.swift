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

  mutating func translate(
    _ content: TraceLine.Content, line: Int, _ body: (TraceEvent) -> Void
  ) {
    switch content {
    case .header(let header):
      self.header = header
      let scale = TraceScale(header, view: view)
      self.scale = scale.isIdentity ? nil : scale
      body(TraceEvent(.header(header), line: line))
    case .setup(let setup, unknown: _):
      body(TraceEvent(.setup(setup), line: line))
    case .end(let end):
      body(TraceEvent(.end(end), time: end.time, line: line))
    case .record(var record):
      translate(&record, line: line, body)
    }
  }

  /// Lends the record without changing it.
  mutating func translate(
    _ record: inout TraceRecord, line: Int, _ body: (TraceEvent) -> Void
  ) {
    if let time = record.time {
      if !record.touches.isEmpty || !record.coalesced.isEmpty {
        fill(&record, time)
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

  /// Copies, so that record and frame keep their own storage from line to line.
  private mutating func fill(_ record: inout TraceRecord, _ time: Timestamp) {
    frame.time = time
    if record.touches.count == 1 && frame.touches.count == 1 {
      frame.touches[0] = record.touches[0]
    } else {
      fillTouches(record.touches)
    }
    if !frame.coalesced.isEmpty { frame.coalesced.removeAll(keepingCapacity: true) }
    if !record.coalesced.isEmpty { frame.coalesced.append(contentsOf: record.coalesced) }
    guard let scale else { return }
    for index in frame.touches.indices {
      frame.touches[index].position = scale.point(frame.touches[index].position)
    }
    for index in frame.coalesced.indices {
      frame.coalesced[index].position = scale.point(frame.coalesced[index].position)
    }
  }

  private mutating func fillTouches(_ touches: [Touch]) {
    frame.touches.removeAll(keepingCapacity: true)
    if isSorted(touches) {
      frame.touches.append(contentsOf: touches)
    } else {
      for phase in TouchPhase.allCases {
        for touch in touches where touch.phase == phase { frame.touches.append(touch) }
      }
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
}
