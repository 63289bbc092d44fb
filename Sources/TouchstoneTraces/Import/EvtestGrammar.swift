/// Reads what `evtest` prints.
struct EvtestGrammar: LinuxGrammar {
  private var type: Int64?
  private var code: Int64?
  private var range: LinuxAxes.Range = LinuxAxes.Range(minimum: 0, maximum: 0)
  private var hasEvents: Bool = false

  mutating func take(
    _ line: Span<UInt8>, number: Int, into recording: inout LinuxRecording,
    _ sink: LineSink
  ) throws(TraceError) -> Bool {
    var index = 0
    ByteText.skipQuoteMarks(line, &index)
    let device = recording.device(node: "")
    if ByteText.starts(line, at: index, with: "Event: time ") {
      guard let event = EvtestGrammar.event(line, index + 12) else { return false }
      hasEvents = true
      try recording.take(event, of: device, line: number, into: sink)
      return true
    }
    takeDescription(line, index, into: &recording, device)
    // The list of what the device can do comes before the events.
    return !hasEvents
  }

  private mutating func takeDescription(
    _ line: Span<UInt8>, _ start: Int, into recording: inout LinuxRecording, _ device: Int
  ) {
    var index = start
    let word = ByteText.word(line, &index)
    if ByteText.starts(line, at: start, with: "Input device name:") {
      if let name = ByteText.quoted(line, from: start) { recording.setName(name, of: device) }
    } else if ByteText.starts(line, at: start, with: "Event type ") {
      index = start + 11
      type = ByteText.decimal(line, &index)
    } else if ByteText.starts(line, at: start, with: "Event code ") {
      index = start + 11
      code = ByteText.decimal(line, &index)
      range = LinuxAxes.Range(minimum: 0, maximum: 0)
    } else if type == Int64(LinuxEvent.Kind.axis), let code, code >= 0, code <= 0xFFFF {
      ByteText.skipBlanks(line, &index)
      guard let value = ByteText.decimal(line, &index) else { return }
      if ByteText.equals(line, word, "Value"), code == Int64(LinuxEvent.Axis.slot) {
        recording.updateAxes(of: device) { $0.initialSlot = Int(clamping: value) }
      } else if ByteText.equals(line, word, "Min") {
        range.minimum = value
      } else if ByteText.equals(line, word, "Max") {
        range.maximum = value
      } else if ByteText.equals(line, word, "Resolution") {
        range.resolution = value
      } else {
        return
      }
      recording.updateAxes(of: device) { $0[UInt16(code)] = range }
      // In a paste the next code may stand in the same line.
      if let next = ByteText.offset(of: "Event code ", in: line, from: index) {
        takeDescription(line, next, into: &recording, device)
      }
    }
  }

  /// `time, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1736` or `time, ---- SYN_REPORT ----`.
  private static func event(_ line: Span<UInt8>, _ start: Int) -> LinuxEvent? {
    var index = start
    guard let time = ByteText.time(line, &index), index < line.count,
      line[index] == UInt8(ascii: ",")
    else { return nil }
    index += 1
    let rest = index
    if let type = number(after: "type ", in: line, &index),
      let code = number(after: "code ", in: line, &index),
      (0...0xFFFF).contains(type), (0...0xFFFF).contains(code)
    {
      // Scan codes are the only values in hexadecimal; no touch needs them.
      let value = number(after: "value ", in: line, &index)
      guard let value = value.flatMap({ Int32(exactly: $0) }) ?? (type == 4 ? 0 : nil) else {
        return nil
      }
      return LinuxEvent(time: time, type: UInt16(type), code: UInt16(code), value: value)
    }
    let isReport = has("SYN_REPORT", line, rest) || has("Report Sync", line, rest)
    let code: UInt16
    if has("SYN_MT_REPORT", line, rest) {
      code = LinuxEvent.Synchronization.pointReport
    } else if has("SYN_DROPPED", line, rest) {
      code = LinuxEvent.Synchronization.dropped
    } else if isReport || has("EV_SYN", line, rest) {
      code = LinuxEvent.Synchronization.report
    } else {
      return nil
    }
    return LinuxEvent(time: time, type: LinuxEvent.Kind.synchronization, code: code, value: 0)
  }

  private static func has(_ word: StaticString, _ line: Span<UInt8>, _ start: Int) -> Bool {
    ByteText.offset(of: word, in: line, from: start) != nil
  }

  private static func number(
    after word: StaticString, in line: Span<UInt8>, _ index: inout Int
  ) -> Int64? {
    guard var position = ByteText.offset(of: word, in: line, from: index) else { return nil }
    position += word.utf8CodeUnitCount
    guard let number = ByteText.decimal(line, &position) else { return nil }
    // A number that goes on in letters is hexadecimal.
    if position < line.count, ByteText.hexadecimalDigit(line[position]) != nil { return nil }
    index = position
    return number
  }
}
