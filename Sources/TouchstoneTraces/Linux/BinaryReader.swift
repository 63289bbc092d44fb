/// Reads events of the kernel as they are.
struct BinaryReader: Sendable {
  /// The size of one record, 24 or 16 bytes.
  let size: Int
  var recording: LinuxRecording

  private var pending: [UInt8] = []
  private var number: Int = 0

  init(size: Int, recording: LinuxRecording) {
    self.size = size
    self.recording = recording
  }

  mutating func feed(
    _ block: Span<UInt8>, into sink: LineSink
  ) throws(TraceError) {
    var start = 0
    if !pending.isEmpty {
      while start < block.count && pending.count < size {
        pending.append(block[start])
        start += 1
      }
      guard pending.count == size else { return }
      let record = pending
      pending = []
      try LineSplitter.withSpan(of: record) { (span) throws(TraceError) in
        try take(span, at: 0, into: sink)
      }
    }
    while start + size <= block.count {
      try take(block, at: start, into: sink)
      start += size
    }
    for index in start..<block.count { pending.append(block[index]) }
  }

  mutating func finish(into sink: LineSink) throws(TraceError) {
    if !pending.isEmpty { try recording.diagnostics.warn(.cutOff, line: number + 1) }
    try recording.finish(into: sink)
  }

  private mutating func take(
    _ bytes: Span<UInt8>, at offset: Int, into sink: LineSink
  ) throws(TraceError) {
    number += 1
    let device = recording.device(node: "")
    guard let event = BinaryEvent.event(bytes, at: offset, size: size) else {
      try recording.diagnostics.warn(.skippedLine, line: number)
      return
    }
    try recording.take(event, of: device, line: number, into: sink)
  }
}
