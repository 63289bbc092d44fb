/// Tells formats apart by the first bytes of a file.
enum FormatSniffer {
  /// How many bytes are looked at; prompts and device lists may come before the first event.
  static let window: Int = 16384

  /// What the first bytes are; nil for nothing that is known.
  static func format(of bytes: Span<UInt8>) -> TraceFormat? {
    if let binary = binary(bytes) { return binary }
    for index in 0..<bytes.count where bytes[index] == 0 { return nil }
    var start = ByteText.starts(bytes, at: 0, with: "\u{FEFF}") ? 3 : 0
    JSONScanner.skipSpaces(bytes, &start)
    guard start < bytes.count else { return nil }
    if let json = json(bytes, start) { return json }
    while start < bytes.count {
      let end = ByteText.lineFeed(in: bytes, from: start) ?? bytes.count
      if let format = text(bytes.extracting(start..<end)) { return format }
      start = end + 1
    }
    return nil
  }

  private static func json(_ bytes: Span<UInt8>, _ start: Int) -> TraceFormat? {
    var next = start + 1
    JSONScanner.skipSpaces(bytes, &next)
    guard next < bytes.count else { return nil }
    let isObject = bytes[start] == UInt8(ascii: "{")
    let isList = bytes[start] == UInt8(ascii: "[") && bytes[next] == UInt8(ascii: "{")
    guard isObject || isList else { return nil }
    let end = ByteText.lineFeed(in: bytes, from: start) ?? bytes.count
    let line = bytes.extracting(start..<end)
    if isObject, contains("\"trace\"", line) || contains("\"t\":", line) && isRecord(line) {
      return .native
    }
    return contains("\"actions\"", bytes) ? .webdriver : .pointer
  }

  /// Whether a line looks like one of a trace that lost its header.
  private static func isRecord(_ line: Span<UInt8>) -> Bool {
    contains("\"down\":[[", line) || contains("\"move\":[[", line) || contains("\"up\":[[", line)
  }

  /// What a line of text gives away.
  private static func text(_ line: Span<UInt8>) -> TraceFormat? {
    var start = 0
    while start < line.count, line[start] == 0x20 || line[start] == UInt8(ascii: ">") { start += 1 }
    if ByteText.starts(line, at: start, with: "# EVEMU") { return .evemu }
    for letter: StaticString in ["E: ", "N: ", "I: ", "A: "] {
      if ByteText.starts(line, at: start, with: letter) { return .evemu }
    }
    if ByteText.starts(line, at: start, with: "Event: time ") { return .evtest }
    if ByteText.starts(line, at: start, with: "Input driver version is ") { return .evtest }
    if ByteText.starts(line, at: start, with: "# libinput record") { return .libinput }
    if ByteText.starts(line, at: start, with: "- evdev:") { return .libinput }
    if ByteText.starts(line, at: start, with: "libinput:") { return .libinput }
    if ByteText.starts(line, at: start, with: "add device ") { return .getevent }
    if ByteText.starts(line, at: start, with: "/dev/input/event") { return .getevent }
    if ByteText.starts(line, at: start, with: "could not get driver version") { return .getevent }
    return isGetevent(line, start) ? .getevent : nil
  }

  /// `[ time] type code value` or the same without a time, in four, four and eight digits.
  private static func isGetevent(_ line: Span<UInt8>, _ start: Int) -> Bool {
    var index = start
    if index < line.count, line[index] == UInt8(ascii: "[") {
      index += 1
      ByteText.skipBlanks(line, &index)
      guard ByteText.time(line, &index) != nil, index < line.count,
        line[index] == UInt8(ascii: "]")
      else { return false }
      return true
    }
    for length in [4, 4, 8] {
      let first = index
      guard ByteText.hexadecimal(line, &index) != nil, index - first == length else {
        return false
      }
      ByteText.skipBlanks(line, &index)
    }
    return true
  }

  static func contains(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    for index in 0...(bytes.count - length)
    where bytes[index] == word.utf8Start[0] && ByteText.starts(bytes, at: index, with: word) {
      return true
    }
    return false
  }

  /// The size of binary events whose first records all make sense.
  private static func binary(_ bytes: Span<UInt8>) -> TraceFormat? {
    if BinaryEvent.fits(bytes, size: 24) { return .binary24 }
    if BinaryEvent.fits(bytes, size: 16) { return .binary16 }
    return nil
  }
}
