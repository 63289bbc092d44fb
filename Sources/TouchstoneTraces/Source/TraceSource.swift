public import Touchstone

/// Reads a recording of any known format block by block and hands out touches in points.
///
/// ```
/// var source = TraceSource()
/// var events: [TraceEvent] = []
/// try source.feed(bytes, into: &events)
/// try source.finish(into: &events)
/// ```
public struct TraceSource: Sendable {
  private var reader: TraceReader
  private var translator: TraceTranslator

  /// Makes a source at the start of a recording.
  public init(_ options: TraceOptions = TraceOptions()) {
    reader = TraceReader(options)
    translator = TraceTranslator(view: options.view)
  }

  /// Reads the next bytes; every event that is complete goes to `body`.
  ///
  /// An event that `body` does not keep costs no memory: frames use the same storage again.
  public mutating func feed(
    _ bytes: [UInt8], _ body: (TraceEvent) -> Void
  ) throws(TraceError) {
    try read(bytes, { body(TraceSource.event($0, $1, $2)) }, body)
  }

  /// Ends the recording; what was kept back goes to `body`.
  public mutating func finish(_ body: (TraceEvent) -> Void) throws(TraceError) {
    try read(nil, { body(TraceSource.event($0, $1, $2)) }, body)
  }

  /// Reads the next bytes; frames go to `frames` with their line and why touches were taken away,
  /// everything else to `others`, all in the order of the recording.
  ///
  /// The fastest way to read: a frame that `frames` does not keep costs no memory and no counting
  /// of references.
  public mutating func feed(
    _ bytes: [UInt8], frames: (_ frame: TouchFrame, _ line: Int, _ why: String?) -> Void,
    others: (TraceEvent) -> Void
  ) throws(TraceError) {
    try read(bytes, frames, others)
  }

  /// Ends the recording; what was kept back goes to `frames` and `others`.
  public mutating func finish(
    frames: (_ frame: TouchFrame, _ line: Int, _ why: String?) -> Void,
    others: (TraceEvent) -> Void
  ) throws(TraceError) {
    try read(nil, frames, others)
  }

  private static func event(_ frame: TouchFrame, _ line: Int, _ why: String?) -> TraceEvent {
    TraceEvent(.frame(frame), time: frame.time, line: line, why: why)
  }

  private mutating func read(
    _ bytes: [UInt8]?, _ frames: FrameSink, _ others: (TraceEvent) -> Void
  ) throws(TraceError) {
    var translator = self.translator
    defer { self.translator = translator }
    try reader.read(bytes) { number, record, special in
      if let special {
        translator.translate(special, line: number, frames, others)
      } else {
        translator.translate(&record, line: number, frames, others)
      }
    }
  }

  /// Reads the next bytes, or ends at nil, and hands out lines in units of the file.
  ///
  /// For one recording either lines or events are read, never both.
  package mutating func lines(
    of bytes: [UInt8]?, _ body: (TraceLine) -> Void
  ) throws(TraceError) {
    if let bytes { try reader.feed(bytes, body) } else { try reader.finish(body) }
  }

  /// Reads the next bytes and appends every event that is complete.
  public mutating func feed(
    _ bytes: [UInt8], into events: inout [TraceEvent]
  ) throws(TraceError) {
    try feed(bytes) { event in events.append(event) }
  }

  /// Ends the recording and appends what was kept back.
  public mutating func finish(into events: inout [TraceEvent]) throws(TraceError) {
    try finish { event in events.append(event) }
  }

  /// Everything in a recording that is small enough to be kept.
  public static func events(
    of bytes: [UInt8], _ options: TraceOptions = TraceOptions()
  ) throws(TraceError) -> [TraceEvent] {
    var source = TraceSource(options)
    var events: [TraceEvent] = []
    try source.feed(bytes, into: &events)
    try source.finish(into: &events)
    return events
  }

  /// The format, once enough has been read to know it.
  public var format: TraceFormat? { reader.format }

  /// What the recording says about itself; nil before its first line.
  public var header: TraceHeader? { translator.header }

  /// The size of the view in points.
  public var view: Size? { translator.view ?? header?.viewSize }

  /// What was odd so far.
  public var warnings: TraceWarnings { reader.warnings }

  /// The contacts that were not taken, in the order in which they began; in units of the file.
  public var contacts: [TraceContact] { reader.contacts }

  /// How many contacts began.
  public var contactCount: Int { reader.contactCount }

  /// The most fingers that were down at once.
  package var maximumConcurrentContacts: Int { reader.maximumConcurrentContacts }

  /// What is known about a Linux device; nil for other formats.
  package var linux: LinuxSummary? { reader.linux }

  /// Hands over the contacts that are over, up to the first that is not, and forgets them.
  public mutating func takeContacts() -> [TraceContact] { reader.takeContacts() }
}
