import Touchstone
import TouchstoneTraces

extension Workload {
  /// Traces in, traces out.
  static let traces: [Workload] = [
    // 600 MB/s on the kind of machine that the limits are made for.
    parse("trace/parse-short", Recordings.short, megabytesPerSecond: 600),
    parse("trace/parse-full", Recordings.full),
    parse("trace/parse-shuffled-keys", Recordings.shuffled, megabytesPerSecond: 600),
    parse("trace/parse-spaced", Recordings.spaced),
    replay,
    // A tenth of the 1,783 ns that Foundation's JSONEncoder takes there for an event.
    write("trace/write-short", Recordings.shortRecords, limit: 178),
    write("trace/write-full", Recordings.fullRecords),
  ]

  private static func parse(
    _ name: String, _ trace: [UInt8], megabytesPerSecond: Double? = nil
  ) -> Workload {
    let nanosecondsPerByte = megabytesPerSecond.map { 1e3 / $0 }
    let bytesPerEvent = Double(trace.count) / Double(Recordings.events)
    return Workload(
      name, unit: "event", units: Recordings.events, bytes: trace.count, floor: "floor/newlines",
      limit: nanosecondsPerByte.map { $0 * bytesPerEvent },
      prepare: { blocks(of: trace) },
      run: { blocks in
        var sum = 0.0
        read(blocks) { frame in sum += frame.touches[0].position.x }
        return sum.bitPattern
      })
  }

  /// From bytes to gestures: pan and long press, the velocity at every change.
  private static let replay: Workload = {
    struct State {
      var blocks: [[UInt8]]
      var replay: Replay
      var events: [ReplayEvent]
    }
    return Workload(
      "trace/replay", unit: "event", units: Recordings.events, bytes: Recordings.short.count,
      floor: "floor/newlines", limit: 125,
      prepare: {
        var setup = TraceSetup()
        setup.contenders = [.pan(), .longPress()]
        guard let replay = try? Replay(setup) else {
          preconditionFailure("trace/replay: the setup is refused")
        }
        var events: [ReplayEvent] = []
        events.reserveCapacity(64)
        return State(blocks: blocks(of: Recordings.short), replay: replay, events: events)
      },
      run: { state in
        var replay = state.replay
        var events = state.events
        var sum = 0.0
        read(state.blocks) { frame in
          events.removeAll(keepingCapacity: true)
          replay.handle(frame, into: &events)
          for case .gesture(let gesture) in events { sum += gesture.velocity?.x ?? 0 }
        }
        return replay.digest.value ^ sum.bitPattern
      })
  }()

  private static func write(
    _ name: String, _ records: [TraceRecord], limit: Double? = nil
  ) -> Workload {
    let size = Recordings.written(records).count
    return Workload(
      name, unit: "event", units: records.count, bytes: size, floor: "floor/memcpy",
      limit: limit,
      prepare: {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        return bytes
      },
      run: { bytes in
        var writer = TraceWriter()
        for record in records { try? writer.write(record, to: &bytes) }
        return UInt64(bytes.count) &* 31 &+ UInt64(bytes[bytes.count / 2])
      })
  }

  private static func blocks(of trace: [UInt8]) -> [[UInt8]] {
    stride(from: 0, to: trace.count, by: Recordings.blockSize).map { start in
      Array(trace[start..<min(start + Recordings.blockSize, trace.count)])
    }
  }

  /// Reads a trace block by block, as a file comes.
  private static func read(_ blocks: [[UInt8]], _ body: (TouchFrame) -> Void) {
    var source = TraceSource()
    do throws(TraceError) {
      for block in blocks {
        try source.feed(block, frames: { frame, _, _ in body(frame) }, others: { _ in })
      }
      try source.finish(frames: { frame, _, _ in body(frame) }, others: { _ in })
    } catch {
      preconditionFailure(error.message)
    }
  }
}
