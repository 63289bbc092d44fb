/// Counts what is odd; in strict reading the first odd thing is an error.
struct TraceDiagnostics: Sendable {
  var isStrict: Bool = false
  var warnings: TraceWarnings = TraceWarnings()

  mutating func warn(
    _ kind: TraceWarning.Kind, line: Int, times: Int = 1
  ) throws(TraceError) {
    guard times > 0 else { return }
    if isStrict {
      throw TraceError(line: line, expected: "a recording without faults", found: kind.text)
    }
    warnings.add(kind, line: line, times: times)
  }
}
