import Testing

/// Fails with one problem a line, so that the list can be walked through from top to bottom.
func expectNone(_ problems: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  guard !problems.isEmpty else { return }
  Issue.record(
    "\(problems.count) found:\n\(problems.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
