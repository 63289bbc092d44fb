import Touchstone
import TouchstoneTraces

extension ReplayRun {
  /// Takes what came of an event of the recording; whatever it leaves comes again with the next one.
  ///
  /// The event is nil once, at the end, when everything has come to rest.
  typealias Taker = (
    _ event: TraceEvent?, _ replay: Replay, _ events: inout [ReplayEvent]
  ) throws(ToolError) -> Void

  /// Plays a recording to its end and beyond, until nothing moves by itself.
  ///
  /// - Parameters:
  ///   - before: Called before each event; it may let time pass, but not beyond the event.
  ///   - take: Called after each event with what came of it.
  func perform(
    _ recording: Recording, _ replay: inout Replay,
    before: (
      _ event: TraceEvent?, _ replay: inout Replay, _ events: inout [ReplayEvent]
    ) throws(ToolError) -> Void = { (_, _, _) throws(ToolError) in },
    take: Taker
  ) throws(ToolError) {
    var events: [ReplayEvent] = []
    // The reader's closure may not throw, so each event hands back what went wrong.
    // What stands behind the first event after the end does not count, whatever its time.
    var isOver = false
    try recording.play { event in
      if let end, let time = event.time, time > end { isOver = true }
      if isOver { return nil }
      do throws(ToolError) {
        try before(event, &replay, &events)
        try handle(event, &replay, &events)
        try take(event, replay, &events)
      } catch {
        return error
      }
      return nil
    }
    try before(nil, &replay, &events)
    if let end {
      try handle(TraceEvent(.tick, time: end), &replay, &events)
    } else {
      replay.settle(into: &events)
    }
    try take(nil, replay, &events)
  }

  private func handle(
    _ event: TraceEvent, _ replay: inout Replay, _ events: inout [ReplayEvent]
  ) throws(ToolError) {
    do throws(TraceError) {
      try replay.handle(event, into: &events)
    } catch {
      throw .input("\(path): \(error.message)")
    }
  }
}
