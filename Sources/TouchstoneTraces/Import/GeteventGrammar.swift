/// Reads what Android's `getevent` prints, with any mix of its options.
struct GeteventGrammar: LinuxGrammar {
  /// The device that the list before the events is about.
  private var described: Int?
  private var hasEvents: Bool = false

  mutating func take(
    _ line: Span<UInt8>, number: Int, into recording: inout LinuxRecording,
    _ sink: LineSink
  ) throws(TraceError) -> Bool {
    var index = 0
    ByteText.skipQuoteMarks(line, &index)
    if try takeEvent(line, index, number: number, into: &recording, sink) {
      hasEvents = true
      return true
    }
    if takeDescription(line, index, into: &recording) { return true }
    // Prompts and banners come before the events; in between nothing else may stand.
    return !hasEvents
  }

  /// `add device`, `name:` and the axes that `getevent -p` lists.
  private mutating func takeDescription(
    _ line: Span<UInt8>, _ start: Int, into recording: inout LinuxRecording
  ) -> Bool {
    if ByteText.starts(line, at: start, with: "could not get driver version") { return true }
    if ByteText.starts(line, at: start, with: "add device ") {
      guard let node = ByteText.offset(of: "/dev/", in: line, from: start) else { return false }
      described = recording.device(node: ByteText.string(line, node..<line.count))
      return true
    }
    guard let described else { return false }
    if ByteText.starts(line, at: start, with: "name:") {
      if let name = ByteText.quoted(line, from: start) { recording.setName(name, of: described) }
      return true
    }
    if let value = ByteText.offset(of: " : value ", in: line, from: start)
      ?? ByteText.offset(of: ": value ", in: line, from: start)
    {
      return takeAxis(line, before: value, into: &recording, described)
    }
    return !hasEvents
  }

  /// `ABS (0003): 0035 : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private func takeAxis(
    _ line: Span<UInt8>, before end: Int, into recording: inout LinuxRecording, _ device: Int
  ) -> Bool {
    var last = end
    while last > 0, line[last - 1] == 0x20 { last -= 1 }
    var first = last
    while first > 0, line[first - 1] != 0x20 { first -= 1 }
    var index = first
    let code: UInt16
    if let named = LinuxNames.axis(line, first..<last) {
      code = named
    } else if let number = ByteText.hexadecimal(line, &index), index == last, number <= 0xFFFF {
      code = UInt16(number)
    } else {
      return true
    }
    guard let minimum = GeteventGrammar.number(after: "min ", in: line, end),
      let maximum = GeteventGrammar.number(after: "max ", in: line, end)
    else { return false }
    let resolution = GeteventGrammar.number(after: "resolution ", in: line, end) ?? 0
    let slot = GeteventGrammar.number(after: "value ", in: line, end) ?? 0
    recording.updateAxes(of: device) { axes in
      axes[code] = LinuxAxes.Range(minimum: minimum, maximum: maximum, resolution: resolution)
      if code == LinuxEvent.Axis.slot { axes.initialSlot = Int(clamping: slot) }
    }
    return true
  }

  private static func number(after word: StaticString, in line: Span<UInt8>, _ start: Int) -> Int64?
  {
    guard var index = ByteText.offset(of: word, in: line, from: start) else { return nil }
    index += word.utf8CodeUnitCount
    return ByteText.decimal(line, &index)
  }

  /// `[ time] node: type code value`, time and node optional.
  private func takeEvent(
    _ line: Span<UInt8>, _ start: Int, number: Int, into recording: inout LinuxRecording,
    _ sink: LineSink
  ) throws(TraceError) -> Bool {
    var index = start
    var time: Int64?
    if index < line.count, line[index] == UInt8(ascii: "[") {
      index += 1
      ByteText.skipBlanks(line, &index)
      time = ByteText.time(line, &index)
      guard time != nil, index < line.count, line[index] == UInt8(ascii: "]") else { return false }
      index += 1
      ByteText.skipBlanks(line, &index)
    }
    var node = ""
    if ByteText.starts(line, at: index, with: "/dev/") {
      let word = ByteText.word(line, &index)
      guard line[word.upperBound - 1] == UInt8(ascii: ":") else { return false }
      node = ByteText.string(line, word.lowerBound..<word.upperBound - 1)
    }
    guard var event = GeteventGrammar.event(line, &index), index == line.count else {
      return false
    }
    // Lines name no node where only one was listened to, perhaps the one listed before.
    let only = node.isEmpty ? recording.onlyTouchDevice : nil
    let device = only ?? recording.device(node: node)
    event.time = time ?? 0
    if time == nil { try recording.setUntimed(device, line: number) }
    try recording.take(event, of: device, line: number, into: sink)
    return true
  }

  /// `type code value`: four, four and eight hexadecimal digits, or names.
  private static func event(_ line: Span<UInt8>, _ index: inout Int) -> LinuxEvent? {
    let typeWord = ByteText.word(line, &index)
    let number = digits(line, typeWord, 4).map { UInt16(truncatingIfNeeded: $0) }
    guard let type = LinuxNames.type(line, typeWord) ?? number else { return nil }
    let codeWord = ByteText.word(line, &index)
    guard !codeWord.isEmpty else { return nil }
    let code =
      digits(line, codeWord, 4).map { UInt16(truncatingIfNeeded: $0) }
      ?? LinuxNames.code(line, codeWord, type: type)
    let valueWord = ByteText.word(line, &index)
    ByteText.skipBlanks(line, &index)
    let value: UInt32
    if ByteText.equals(line, valueWord, "DOWN") {
      value = 1
    } else if ByteText.equals(line, valueWord, "UP") {
      value = 0
    } else if ByteText.equals(line, valueWord, "REPEAT") {
      value = 2
    } else if let number = digits(line, valueWord, 8) {
      value = number
    } else {
      return nil
    }
    return LinuxEvent(
      time: 0, type: type, code: code, value: Int32(bitPattern: value))
  }

  private static func digits(_ line: Span<UInt8>, _ word: Range<Int>, _ count: Int) -> UInt32? {
    guard word.count == count else { return nil }
    var index = word.lowerBound
    guard let number = ByteText.hexadecimal(line, &index), index == word.upperBound else {
      return nil
    }
    return number
  }
}
