/// Takes what a line says: a record, or, if there is one, a special content instead.
///
/// The record is lent, so that reading line after line needs no memory; nobody reads it afterwards.
typealias LineSink = (
  _ number: Int, _ record: inout TraceRecord, _ special: TraceLine.Content?
) -> Void

extension TraceLine.Content {
  /// Hands over a line that is no record.
  func hand(to sink: LineSink, number: Int) {
    var none = TraceRecord(time: nil)
    sink(number, &none, self)
  }
}

/// Takes the lines of a text format one after another.
protocol LineHandler {
  /// Handles as many lines from a place on as it can without being told where they end, counts
  /// them, and answers where the first other line starts. All lines are complete.
  mutating func takePlain(
    _ lines: Span<UInt8>, from start: Int, number: inout Int, into sink: LineSink
  ) throws(TraceError) -> Int

  /// Handles a line without its line feed.
  mutating func take(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError)

  /// Handles what follows the last line feed; it may be cut off.
  mutating func takeLast(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError)
}

extension LineHandler {
  mutating func takePlain(
    _ lines: Span<UInt8>, from start: Int, number: inout Int, into sink: LineSink
  ) throws(TraceError) -> Int {
    start
  }
}

/// Cuts blocks of bytes into lines; keeps at most one line that is not complete yet.
struct LineSplitter {
  /// The longest line, in bytes without its line feed.
  static let limit: Int = 65536

  private var pending: [UInt8] = []
  private var number: Int = 0

  /// Hands every line that is complete now to the handler.
  mutating func feed<Handler: LineHandler>(
    _ block: Span<UInt8>, to handler: inout Handler, into sink: LineSink
  ) throws(TraceError) {
    let complete = block.extracting(0..<ByteText.endOfLastLine(in: block))
    var start = 0
    while true {
      if pending.isEmpty {
        start = try handler.takePlain(complete, from: start, number: &number, into: sink)
      }
      guard let end = ByteText.lineFeed(in: block, from: start) else { break }
      number += 1
      if pending.isEmpty {
        try check(end - start)
        try handler.take(block.extracting(start..<end), number: number, into: sink)
      } else {
        try check(pending.count + end - start)
        append(block, start..<end)
        var line = pending
        pending = []
        try LineSplitter.withSpan(of: line) { (span) throws(TraceError) in
          try handler.take(span, number: number, into: sink)
        }
        line.removeAll(keepingCapacity: true)
        pending = line
      }
      start = end + 1
    }
    if pending.count + block.count - start > LineSplitter.limit {
      number += 1
      try check(.max)
    }
    append(block, start..<block.count)
  }

  /// Hands over what follows the last line feed, if anything does.
  mutating func finish<Handler: LineHandler>(
    to handler: inout Handler, into sink: LineSink
  ) throws(TraceError) {
    guard !pending.isEmpty else { return }
    number += 1
    let line = pending
    pending = []
    try LineSplitter.withSpan(of: line) { (span) throws(TraceError) in
      try handler.takeLast(span, number: number, into: sink)
    }
  }

  private func check(_ length: Int) throws(TraceError) {
    guard length > LineSplitter.limit else { return }
    throw TraceError(
      line: number, column: LineSplitter.limit + 1, expected: "lines of at most 64 KiB",
      found: "a longer line")
  }

  private mutating func append(_ block: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pending.reserveCapacity(pending.count + range.count)
    for index in range { pending.append(block[index]) }
  }

  /// Lends the bytes of an array; the one place where arrays become spans.
  static func withSpan<Failure: Error>(
    of bytes: [UInt8], _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) in
      try body(Span(_unsafeElements: buffer))
    }
  }
}
