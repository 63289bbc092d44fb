/// How one text format spells the events of a Linux recording.
protocol LinuxGrammar: Sendable {
  /// Takes a line; false if it has no form that the format knows.
  mutating func take(
    _ line: Span<UInt8>, number: Int, into recording: inout LinuxRecording,
    _ sink: LineSink
  ) throws(TraceError) -> Bool
}

/// Reads a text format of Linux events line by line.
struct LinuxTextReader<Grammar: LinuxGrammar>: LineHandler {
  var grammar: Grammar
  var recording: LinuxRecording

  mutating func take(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) {
    if try !takes(line, number: number, into: sink) {
      try recording.diagnostics.warn(.skippedLine, line: number)
    }
  }

  mutating func takeLast(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) {
    if try !takes(line, number: number, into: sink) {
      try recording.diagnostics.warn(.cutOff, line: number)
    }
  }

  /// Takes a line without byte order mark, carriage returns and spaces at the end.
  private mutating func takes(
    _ line: Span<UInt8>, number: Int, into sink: LineSink
  ) throws(TraceError) -> Bool {
    var start = 0
    var end = line.count
    if number == 1 && ByteText.starts(line, at: 0, with: "\u{FEFF}") {
      try recording.diagnostics.warn(.byteOrderMark, line: 1)
      start = 3
    }
    if end > start && line[end - 1] == 0x0D {
      try recording.diagnostics.warn(.carriageReturn, line: number)
    }
    while end > start && line[end - 1] <= 0x20 { end -= 1 }
    guard start < end else { return true }
    return try grammar.take(line.extracting(start..<end), number: number, into: &recording, sink)
  }
}
