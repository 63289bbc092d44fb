/// Where a scanner stopped and what it would have taken there; becomes a `TraceError` with a line.
struct ScanError: Error {
  /// Offset of the first byte that does not fit.
  var offset: Int
  /// What could have stood there.
  var expected: String

  init(_ offset: Int, _ expected: String) {
    self.offset = offset
    self.expected = expected
  }
}
