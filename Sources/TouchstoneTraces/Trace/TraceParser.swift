import Touchstone

/// Reads the native format line by line: what a line says, and whether it may stand there.
struct TraceParser: LineHandler {
  var diagnostics: TraceDiagnostics = TraceDiagnostics()
  /// Whether a time that goes back is held at the time before instead of being an error.
  var clampsTime: Bool = false

  /// Nanoseconds of a tick; 0 before the header.
  private var tick: Int64 = 0
  private var hasSetup: Bool = false
  private var hasStarted: Bool = false
  private var hasEnded: Bool = false
  private var last: Timestamp = .zero
  private var frames: Int = 0
  private var lastLine: Int = 0
  private var live: LiveTouches = LiveTouches()
  private var record: TraceRecord = TraceRecord(time: nil)

  mutating func takePlain(
    _ lines: Span<UInt8>, from start: Int, number: inout Int, into sink: LineSink
  ) throws(TraceError) -> Int {
    guard tick > 0, !hasEnded else { return start }
    var index = start
    while let next = RecordScanner.scanPlain(
      lines, from: index, nanosecondsPerTick: tick, into: &record)
    {
      number += 1
      lastLine = number
      index = next
      try takeRecord(number: number, into: sink)
    }
    return index
  }

  mutating func take(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) {
    lastLine = number
    if ByteText.isBlank(line) {
      try diagnostics.warn(.blankLine, line: number)
      return
    }
    guard !hasEnded else {
      throw TraceError(
        line: number, expected: "nothing after the closing line", found: "another line",
        advice: "one file holds one trace")
    }
    guard tick > 0 else {
      try takeHeader(line, number: number, into: sink)
      return
    }
    let isRecord: Bool
    do throws(ScanError) {
      isRecord = try RecordScanner.scan(line, nanosecondsPerTick: tick, into: &record)
    } catch {
      throw TraceError(error, in: line, line: number)
    }
    if isRecord {
      try takeRecord(number: number, into: sink)
    } else {
      try takeSpecial(line, number: number, into: sink)
    }
  }

  mutating func takeLast(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) {
    // Complete but for its line feed, or cut off: only the latter does not read as JSON.
    var index = 0
    do throws(ScanError) {
      _ = try JSONScanner.value(line, &index)
    } catch {
      guard tick > 0 else { throw TraceError(error, in: line, line: number) }
      try diagnostics.warn(.cutOff, line: number)
      return
    }
    try take(line, number: number, into: sink)
  }

  /// Says what is missing at the end of the file.
  mutating func finish() throws(TraceError) {
    guard tick > 0 else {
      throw TraceError(
        expected: #"a header that begins with {"trace":1"#, found: "an empty file")
    }
    if !hasEnded { try diagnostics.warn(.noEnd, line: lastLine) }
  }

  private mutating func takeHeader(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) {
    var line = line
    if ByteText.starts(line, at: 0, with: "\u{FEFF}") {
      try diagnostics.warn(.byteOrderMark, line: number)
      line = line.extracting(3..<line.count)
    }
    let header = try TraceHeader(TraceParser.members(line, number: number), line: number)
    tick = header.nanosecondsPerTick
    if header.isInDeviceUnits && header.axes == nil {
      try diagnostics.warn(.noAxes, line: number)
    }
    TraceLine.Content.header(header).hand(to: sink, number: number)
  }

  private mutating func takeSpecial(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) {
    let members = try TraceParser.members(line, number: number)
    if let setup = members.first(where: { $0.key == "setup" })?.value {
      guard !hasSetup, !hasStarted else {
        throw TraceError(
          line: number, expected: "one setup before the first line with a time",
          found: hasSetup ? "a second setup" : "a setup after it")
      }
      guard setup.members != nil else {
        throw TraceError(line: number, expected: "setup to be an object", found: setup.kind)
      }
      hasSetup = true
      let unknown = members.filter { $0.key != "setup" }
      TraceLine.Content.setup(setup, unknown: unknown).hand(to: sink, number: number)
    } else if members.contains(where: { $0.key == "trace" }) {
      throw TraceError(
        line: number, expected: "one header, in the first line", found: "a second header",
        advice: "one file holds one trace")
    } else {
      try takeEnd(members, number: number, into: sink)
    }
  }

  private mutating func takeEnd(
    _ members: [JSONMember], number: Int, into sink: LineSink
  ) throws(TraceError) {
    let object = JSONValue.object(members)
    guard let ticks = object["end"]?.integer, ticks >= 0, let count = object["frames"]?.integer,
      count >= 0
    else {
      throw TraceError(
        line: number, expected: #"a closing line {"end":TICKS,"frames":COUNT}"#,
        found: object.text)
    }
    let (nanoseconds, overflow) = ticks.multipliedReportingOverflow(by: tick)
    guard !overflow else {
      throw TraceError(
        line: number, expected: "a time of at most 292 years", found: "\(ticks) ticks")
    }
    let time = Timestamp(nanoseconds: nanoseconds)
    if time < last { try diagnostics.warn(.endBeforeLast, line: number) }
    if count != frames { try diagnostics.warn(.frameCount, line: number) }
    hasEnded = true
    let unknown = members.filter { $0.key != "end" && $0.key != "frames" }
    let end = TraceEnd(time: time, frames: Int(clamping: count), unknown: unknown)
    TraceLine.Content.end(end).hand(to: sink, number: number)
  }

  private mutating func takeRecord(
    number: Int, into sink: LineSink
  ) throws(TraceError) {
    if let time = record.time {
      hasStarted = true
      if time < last {
        guard clampsTime else {
          throw TraceError(
            line: number, column: 1,
            expected: "a time of at least \(last.nanoseconds / tick)",
            found: "\(time.nanoseconds / tick)",
            advice: "time must not go back; --clamp-time holds it")
        }
        try diagnostics.warn(.timeWentBack, line: number)
        record.time = last
      } else {
        last = time
      }
    }
    if !record.touches.isEmpty {
      frames &+= 1
      try live.apply(record.touches, line: number, &diagnostics)
    }
    sink(number, &record, nil)
  }

  private static func members(
    _ line: Span<UInt8>, number: Int
  ) throws(TraceError) -> [JSONMember] {
    do throws(ScanError) {
      var index = 0
      JSONScanner.skipSpaces(line, &index)
      let members = try JSONScanner.members(line, &index, depth: 0)
      JSONScanner.skipSpaces(line, &index)
      guard index == line.count else { throw ScanError(index, "the end of the line") }
      return members
    } catch {
      throw TraceError(error, in: line, line: number)
    }
  }
}
