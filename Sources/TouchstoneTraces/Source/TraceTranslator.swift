import Touchstone

/// Takes a frame in points, with its line and why the system took touches away.
///
/// Frames go their own way because there are so many: one that is lent costs nothing, one that is
/// put into an event counts references.
typealias FrameSink = (_ frame: TouchFrame, _ line: Int, _ why: String?) -> Void

/// Turns lines in the units of a file into events in points.
struct TraceTranslator: Sendable {
  /// The size of the view, instead of what the file says.
  let view: Size?
  private(set) var header: TraceHeader?
  private var scale: TraceScale?

  init(view: Size?) {
    self.view = view
  }

  mutating func translate(
    _ content: TraceLine.Content, line: Int, _ frames: FrameSink, _ others: (TraceEvent) -> Void
  ) {
    switch content {
    case .header(let header):
      self.header = header
      let scale = TraceScale(header, view: view)
      self.scale = scale.isIdentity ? nil : scale
      others(TraceEvent(.header(header), line: line))
    case .setup(let setup, unknown: _):
      others(TraceEvent(.setup(setup), line: line))
    case .end(let end):
      others(TraceEvent(.end(end), time: end.time, line: line))
    case .record(var record):
      translate(&record, line: line, frames, others)
    }
  }

  /// Lends the record; its touches come back in points and in the order in which they apply.
  mutating func translate(
    _ record: inout TraceRecord, line: Int, _ frames: FrameSink,
    _ others: (TraceEvent) -> Void
  ) {
    if let time = record.time {
      if !record.touches.isEmpty || !record.coalesced.isEmpty {
        lend(&record, at: time, line: line, frames)
      }
      if record.isTick { others(TraceEvent(.tick, time: time, line: line)) }
    }
    guard !record.members.isEmpty else { return }
    if let value = record["control"] {
      others(TraceEvent(.control(value), time: record.time, line: line))
    }
    if let value = record["host"] {
      others(TraceEvent(.host(value), time: record.time, line: line))
    }
    if let note = record["note"]?.string {
      others(TraceEvent(.note(note), time: record.time, line: line))
    }
    if let value = record["expect"] {
      others(TraceEvent(.expect(value), time: record.time, line: line))
    }
  }

  /// Moves the touches from the record into a frame and back, so that they keep their storage.
  private func lend(
    _ record: inout TraceRecord, at time: Timestamp, line: Int, _ frames: FrameSink
  ) {
    var frame = TouchFrame(time: time)
    swap(&frame.touches, &record.touches)
    swap(&frame.coalesced, &record.coalesced)
    if frame.touches.count > 1 && !isSorted(frame.touches) { sort(&frame.touches) }
    if let scale {
      for index in frame.touches.indices {
        frame.touches[index].position = scale.point(frame.touches[index].position)
      }
      for index in frame.coalesced.indices {
        frame.coalesced[index].position = scale.point(frame.coalesced[index].position)
      }
    }
    frames(frame, line, record.members.isEmpty ? nil : record["why"]?.string)
    swap(&frame.touches, &record.touches)
    swap(&frame.coalesced, &record.coalesced)
  }

  /// The order in which touches apply, stable.
  private func sort(_ touches: inout [Touch]) {
    let unsorted = touches
    touches.removeAll(keepingCapacity: true)
    for phase in TouchPhase.allCases {
      for touch in unsorted where touch.phase == phase { touches.append(touch) }
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
