internal import Touchstone

extension FrameLog {
  /// Reads a log from its text.
  ///
  /// Lines may end with CR LF, empty lines are skipped, the order of keys is free. Keys that the
  /// format does not know, or that come twice, are errors.
  public init(parsing text: String) throws(FrameLogError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads a log from the bytes of its text (UTF-8).
  public init(parsing bytes: [UInt8]) throws(FrameLogError) {
    self.init()
    var number = 0
    var hasHeader = false
    var pending: SceneFrame?
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 != 0x20 && $0 != 9 && $0 != 13 }) else { continue }
      var scanner = FrameLogScanner(line, line: number)
      guard hasHeader else {
        try scanner.header()
        hasHeader = true
        continue
      }
      let (time, entry) = try scanner.entry()
      if var frame = pending {
        if frame.time == time, let entry, !frame.layers.isEmpty {
          guard frame.transform(of: entry.layer) == nil else {
            throw .order(
              line: number, expected: "each layer once at a time",
              found: "\(JSONText.string(entry.layer)) again")
          }
          frame.layers.append(entry)
          pending = frame
          continue
        }
        guard frame.time < time else {
          throw .order(
            line: number,
            expected: "a time after \(NumberText.text(frame.time)), or another layer at it",
            found: NumberText.text(time))
        }
        try append(frame)
      }
      pending = SceneFrame(time: time, layers: entry.map { [$0] } ?? [])
    }
    guard hasHeader else {
      throw .syntax(
        line: 1, column: 1, expected: "a frame log's first line {\"frameLog\":1}",
        found: "an empty text")
    }
    if let pending { try append(pending) }
  }
}
