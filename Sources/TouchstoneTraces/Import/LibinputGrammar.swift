/// Reads what `libinput record` writes: the rows of its YAML that matter, by their form.
struct LibinputGrammar: LinuxGrammar {
  private var device: Int?

  mutating func take(
    _ line: Span<UInt8>, number: Int, into recording: inout LinuxRecording,
    _ sink: LineSink
  ) throws(TraceError) -> Bool {
    var index = 0
    ByteText.skipQuoteMarks(line, &index)
    if ByteText.starts(line, at: index, with: "- node:") {
      index += 7
      ByteText.skipBlanks(line, &index)
      device = recording.device(node: ByteText.string(line, index..<line.count))
      return true
    }
    if ByteText.starts(line, at: index, with: "- [") {
      index += 3
      guard let event = LibinputGrammar.event(line, &index) else { return false }
      try recording.take(event, of: current(&recording), line: number, into: sink)
      return true
    }
    if ByteText.starts(line, at: index, with: "name:") {
      if let name = ByteText.quoted(line, from: index) {
        let device = current(&recording)
        recording.setName(name, of: device)
      }
      return true
    }
    takeAxis(line, index, into: &recording)
    return true
  }

  /// The device that rows are about; a fragment may not say which.
  private mutating func current(_ recording: inout LinuxRecording) -> Int {
    if let device { return device }
    let unnamed = recording.device(node: "")
    device = unnamed
    return unnamed
  }

  /// `53: [minimum, maximum, fuzz, flat, resolution]`; everything else is left alone.
  private mutating func takeAxis(
    _ line: Span<UInt8>, _ start: Int, into recording: inout LinuxRecording
  ) {
    var index = start
    guard let code = ByteText.decimal(line, &index), (0...0xFFFF).contains(code),
      ByteText.starts(line, at: index, with: ": [")
    else { return }
    index += 3
    guard let numbers = LibinputGrammar.numbers(line, &index), numbers.count == 5 else { return }
    let device = current(&recording)
    recording.updateAxes(of: device) { axes in
      axes[UInt16(code)] = LinuxAxes.Range(
        minimum: numbers[0], maximum: numbers[1], resolution: numbers[4])
    }
  }

  /// `seconds, microseconds, type, code, value]`, all decimal.
  private static func event(_ line: Span<UInt8>, _ index: inout Int) -> LinuxEvent? {
    guard let numbers = numbers(line, &index), numbers.count == 5, numbers[0] >= 0,
      (0..<1_000_000).contains(numbers[1]), let value = Int32(exactly: numbers[4]),
      let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let time = ByteText.microseconds(seconds: numbers[0], fraction: numbers[1])
    else { return nil }
    return LinuxEvent(time: time, type: type, code: code, value: value)
  }

  /// Numbers between commas up to a closing bracket; nil if that is missing.
  private static func numbers(_ line: Span<UInt8>, _ index: inout Int) -> [Int64]? {
    var numbers: [Int64] = []
    while numbers.count < 8 {
      ByteText.skipBlanks(line, &index)
      guard let number = ByteText.decimal(line, &index) else { return nil }
      numbers.append(number)
      ByteText.skipBlanks(line, &index)
      guard index < line.count else { return nil }
      index += 1
      if line[index - 1] == UInt8(ascii: "]") { return numbers }
      guard line[index - 1] == UInt8(ascii: ",") else { return nil }
    }
    return nil
  }
}
