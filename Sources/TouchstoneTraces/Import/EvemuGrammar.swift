import Touchstone

/// Reads what `evemu-record` writes, versions 1.0 to 1.3.
struct EvemuGrammar: LinuxGrammar {
  /// Whether the comment before named the slot axis, so that its value is the first slot.
  private var isInSlotComment: Bool = false

  mutating func take(
    _ line: Span<UInt8>, number: Int, into recording: inout LinuxRecording,
    _ sink: LineSink
  ) throws(TraceError) -> Bool {
    let device = recording.device(node: "")
    if line[0] == UInt8(ascii: "#") {
      takeComment(line, into: &recording, device)
      return true
    }
    guard line.count > 2, line[1] == UInt8(ascii: ":") else { return false }
    switch line[0] {
    case UInt8(ascii: "E"):
      return try takeEvent(line, number: number, into: &recording, device, sink)
    case UInt8(ascii: "N"):
      var start = 2
      ByteText.skipBlanks(line, &start)
      recording.setName(ByteText.string(line, start..<line.count), of: device)
      return true
    case UInt8(ascii: "A"):
      return takeAxis(line, into: &recording, device)
    case UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "L"),
      UInt8(ascii: "S"):
      return true
    default:
      return false
    }
  }

  private mutating func takeComment(
    _ line: Span<UInt8>, into recording: inout LinuxRecording, _ device: Int
  ) {
    var index = 1
    ByteText.skipBlanks(line, &index)
    if ByteText.starts(line, at: index, with: "EVEMU ") {
      recording.source = "evemu " + ByteText.string(line, index + 6..<line.count)
    } else if ByteText.starts(line, at: index, with: "Event code ") {
      index += 11
      isInSlotComment = ByteText.decimal(line, &index) == Int64(LinuxEvent.Axis.slot)
    } else if isInSlotComment, ByteText.starts(line, at: index, with: "Value") {
      index += 5
      ByteText.skipBlanks(line, &index)
      if let slot = ByteText.decimal(line, &index) {
        recording.updateAxes(of: device) { $0.initialSlot = Int(clamping: slot) }
      }
      isInSlotComment = false
    }
  }

  /// `A: code minimum maximum fuzz flat [resolution]`, the code hexadecimal, the rest decimal.
  private func takeAxis(
    _ line: Span<UInt8>, into recording: inout LinuxRecording, _ device: Int
  ) -> Bool {
    var index = 2
    ByteText.skipBlanks(line, &index)
    guard let code = ByteText.hexadecimal(line, &index), code <= 0xFFFF else { return false }
    var numbers: [Int64] = []
    while numbers.count < 5 {
      ByteText.skipBlanks(line, &index)
      guard let number = ByteText.decimal(line, &index) else { break }
      numbers.append(number)
    }
    guard numbers.count >= 2 else { return false }
    let range = LinuxAxes.Range(
      minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? numbers[4] : 0)
    recording.updateAxes(of: device) { $0[UInt16(code)] = range }
    return true
  }

  /// `E: seconds.microseconds type code value`, type and code hexadecimal, the value decimal.
  private func takeEvent(
    _ line: Span<UInt8>, number: Int, into recording: inout LinuxRecording, _ device: Int,
    _ sink: LineSink
  ) throws(TraceError) -> Bool {
    var index = 2
    ByteText.skipBlanks(line, &index)
    guard let time = ByteText.time(line, &index) else { return false }
    ByteText.skipBlanks(line, &index)
    guard let type = ByteText.hexadecimal(line, &index), type <= 0xFFFF else { return false }
    ByteText.skipBlanks(line, &index)
    guard let code = ByteText.hexadecimal(line, &index), code <= 0xFFFF else { return false }
    ByteText.skipBlanks(line, &index)
    guard let value = ByteText.decimal(line, &index), let value = Int32(exactly: value) else {
      return false
    }
    ByteText.skipBlanks(line, &index)
    guard index == line.count || line[index] == UInt8(ascii: "#") else { return false }
    let event = LinuxEvent(time: time, type: UInt16(type), code: UInt16(code), value: value)
    try recording.take(event, of: device, line: number, into: sink)
    return true
  }
}
