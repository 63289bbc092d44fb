/// Why a recording cannot be read: where, what could have stood there, and what did.
public struct TraceError: Error, Equatable, Sendable {
  /// The line, counted from 1; the record in a binary file; 0 if it concerns the whole file.
  public var line: Int
  /// The byte within the line, counted from 1; 0 if it concerns the whole line.
  public var column: Int
  /// What could have stood there.
  public var expected: String
  /// What stood there.
  public var found: String
  /// What a person can do about it; empty if nothing is known.
  public var advice: String

  /// Makes an error from its parts.
  public init(
    line: Int = 0, column: Int = 0, expected: String, found: String, advice: String = ""
  ) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
    self.advice = advice
  }

  /// One sentence for a person, to be put behind the name of the file and a colon.
  public var message: String {
    var text = ""
    if line > 0 { text += column > 0 ? "line \(line), column \(column): " : "line \(line): " }
    text += "expected \(expected), found \(found)"
    if !advice.isEmpty { text += "; \(advice)" }
    return text
  }
}

extension TraceError {
  /// Names the line and shows what stands at the place where the scanner stopped.
  init(_ error: ScanError, in bytes: Span<UInt8>, line: Int) {
    self.init(
      line: line, column: error.offset + 1, expected: error.expected,
      found: ByteText.excerpt(of: bytes, at: error.offset))
  }
}
