extension JSONValue {
  /// Reads one value; anything behind it, a key that appears twice, or more than 64 levels is an
  /// error with line and column.
  public init(_ bytes: [UInt8]) throws(TraceError) {
    var value = JSONValue.null
    try LineSplitter.withSpan(of: bytes) { (span) throws(TraceError) in
      do throws(ScanError) {
        var index = 0
        value = try JSONScanner.value(span, &index)
        JSONScanner.skipSpaces(span, &index)
        guard index == span.count else { throw ScanError(index, "the end of the text") }
      } catch {
        throw TraceError(error, inText: span)
      }
    }
    self = value
  }
}

extension TraceError {
  /// Counts the lines of a text up to the place where the scanner stopped.
  fileprivate init(_ error: ScanError, inText bytes: Span<UInt8>) {
    var line = 1
    var start = 0
    while let end = ByteText.lineFeed(in: bytes, from: start), end < error.offset {
      line += 1
      start = end + 1
    }
    self.init(
      line: line, column: error.offset - start + 1, expected: error.expected,
      found: ByteText.excerpt(of: bytes, at: error.offset))
  }
}
