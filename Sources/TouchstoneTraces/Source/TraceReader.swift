/// Reads a recording of any known format block by block and hands out its lines.
///
/// Blocks may be of any size, down to single bytes; what is kept between them is at most one line
/// and the fingers that are down. Coordinates stay in the units of the file: `TraceSource` turns
/// them into points.
public struct TraceReader: Sendable {
  /// How the recording is read.
  public let options: TraceOptions
  /// The format, once enough has been read to know it.
  public private(set) var format: TraceFormat?

  private var decoder: TraceDecoder = .none
  private var splitter: LineSplitter = LineSplitter()
  private var beginning: [UInt8] = []
  private var utf16: UTF16Decoder?
  private var failure: TraceError?
  private var ownWarnings: TraceDiagnostics = TraceDiagnostics()
  private var ownLog: ContactLog = ContactLog()

  /// Makes a reader at the start of a recording.
  public init(_ options: TraceOptions = TraceOptions()) {
    self.options = options
    ownWarnings.isStrict = options.isStrict
    ownLog.capacity = options.contactCapacity
  }

  /// Reads the next bytes; every line that is complete goes to `body`.
  ///
  /// After an error nothing more is read and the same error is thrown again.
  public mutating func feed(
    _ bytes: [UInt8], _ body: (TraceLine) -> Void
  ) throws(TraceError) {
    try read(bytes) { number, record, special in
      body(TraceLine(special ?? .record(record), number: number))
    }
  }

  /// Ends the recording; what was kept back goes to `body`.
  public mutating func finish(_ body: (TraceLine) -> Void) throws(TraceError) {
    try read(nil) { number, record, special in
      body(TraceLine(special ?? .record(record), number: number))
    }
  }

  /// Reads the next bytes, or ends the recording at nil.
  mutating func read(_ bytes: [UInt8]?, into sink: LineSink) throws(TraceError) {
    if let failure { throw failure }
    do throws(TraceError) {
      try decode(bytes ?? [], isLast: bytes == nil, sink)
    } catch {
      failure = error
      throw error
    }
  }

  /// What was odd so far.
  public var warnings: TraceWarnings {
    var all = ownWarnings.warnings
    for warning in decoder.warnings.list {
      all.add(warning.kind, line: warning.line, times: warning.count)
    }
    return all
  }

  /// The contacts that were not taken, in the order in which they began.
  public var contacts: [TraceContact] { log.contacts }

  /// How many contacts began.
  public var contactCount: Int { log.count }

  /// The most fingers that were down at once.
  package var maximumConcurrentContacts: Int { log.maximumConcurrent }

  /// Hands over the contacts that are over, up to the first that is not, and forgets them.
  public mutating func takeContacts() -> [TraceContact] {
    guard !decoder.hasDevices else { return decoder.takeContacts() }
    return ownLog.takeFinished()
  }

  /// What is known about a Linux device; nil for other formats.
  package var linux: LinuxSummary? { decoder.linux?.summary }

  private var log: ContactLog { decoder.linux?.log ?? ownLog }

  /// Finds out the encoding and the format, then decodes.
  private mutating func decode(
    _ bytes: [UInt8], isLast: Bool, _ sink: LineSink
  ) throws(TraceError) {
    var bytes = bytes
    if format == nil {
      beginning += bytes
      guard isLast || beginning.count >= FormatSniffer.window else { return }
      bytes = beginning
      beginning = []
      if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        utf16 = UTF16Decoder(isBigEndian: bytes[0] == 0xFE)
        bytes = utf16?.decode(bytes) ?? bytes
        try ownWarnings.warn(.utf16, line: 1)
      }
      try recognize(bytes)
    } else if let text = utf16?.decode(bytes) {
      bytes = text
    }
    try run(bytes, isLast: isLast, sink)
  }

  /// Decodes, and follows the contacts of formats that have no device to follow them.
  private mutating func run(
    _ bytes: [UInt8], isLast: Bool, _ sink: LineSink
  ) throws(TraceError) {
    guard !decoder.hasDevices else {
      try step(bytes, isLast: isLast, sink)
      return
    }
    var log = ownLog
    ownLog = ContactLog()
    defer { ownLog = log }
    try step(bytes, isLast: isLast) { number, record, special in
      if !record.touches.isEmpty { log.follow(record) }
      sink(number, &record, special)
    }
  }

  private mutating func step(
    _ bytes: [UInt8], isLast: Bool, _ sink: LineSink
  ) throws(TraceError) {
    try LineSplitter.withSpan(of: bytes) { (span) throws(TraceError) in
      try decoder.feed(span, &splitter, into: sink)
    }
    if isLast { try decoder.finish(&splitter, into: sink) }
  }

  private mutating func recognize(_ bytes: [UInt8]) throws(TraceError) {
    var sniffed: TraceFormat? = options.format
    if sniffed == nil {
      LineSplitter.withSpan(of: bytes) { span in sniffed = FormatSniffer.format(of: span) }
    }
    guard let found = sniffed else {
      throw TraceReader.unknown(bytes)
    }
    format = found
    decoder = TraceDecoder(found, options)
  }

  private static func unknown(_ bytes: [UInt8]) -> TraceError {
    var isBlank = true
    LineSplitter.withSpan(of: bytes) { span in isBlank = ByteText.isBlank(span) }
    var list = ""
    for format in TraceFormat.allCases { list += (list.isEmpty ? "" : ", ") + format.name }
    return TraceError(
      expected: "a recording of touches (\(list))",
      found: bytes.isEmpty ? "an empty file" : isBlank ? "nothing but spaces" : "no known format",
      advice: isBlank ? "" : "--from names the format if it was not recognized")
  }
}
