public import Touchstone

/// Writes down touches while they happen.
///
/// A recorder gives each frame back as the file has it: in whole microseconds since the first one.
/// Whoever hands these to the engine gets the same digest when the file is replayed. Hold the bytes
/// of a long session no longer than needed: take them out with `takeBytes`.
public struct TraceRecorder: Sendable {
  private var writer = TraceWriter()
  private var bytes: [UInt8] = []
  private var origin: Timestamp?
  private var newest: Timestamp = .zero

  /// Starts a recording; a header whose numbers are not finite is an error.
  public init(_ header: TraceHeader = TraceHeader()) throws(TraceError) {
    var header = header
    header.ticksPerSecond = 1_000_000
    try writer.write(TraceLine(.header(header)), to: &bytes)
  }

  /// Takes down a frame, its time by any clock, and gives it back as the file has it.
  ///
  /// A time before the newest counts as the newest. Touches whose place is not finite cannot be
  /// written: they are an error, and the recording goes on without the frame.
  public mutating func record(_ frame: TouchFrame) throws(TraceError) -> TouchFrame {
    let start = origin ?? frame.time
    var rounded = frame
    rounded.time = max(newest, time(frame.time, since: start))
    for index in rounded.coalesced.indices {
      rounded.coalesced[index].time = min(
        rounded.time, time(rounded.coalesced[index].time, since: start))
    }
    var record = TraceRecord(time: rounded.time)
    record.touches = rounded.touches
    record.coalesced = rounded.coalesced
    try writer.write(record, to: &bytes)
    origin = start
    newest = rounded.time
    return rounded
  }

  /// What was written since the last time, without the closing line.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// The closing line and what was written since the last time; the recording may go on.
  public func finished() -> [UInt8] {
    var writer = writer
    var whole = bytes
    writer.writeEnd(to: &whole)
    return whole
  }

  /// Whole microseconds since the start; none before it.
  private func time(_ time: Timestamp, since start: Timestamp) -> Timestamp {
    let (difference, hasOverflown) = time.nanoseconds.subtractingReportingOverflow(
      start.nanoseconds)
    guard !hasOverflown else { return newest }
    return Timestamp(nanoseconds: max(0, difference) / 1000 * 1000)
  }
}
