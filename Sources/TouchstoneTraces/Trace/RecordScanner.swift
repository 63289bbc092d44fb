import Touchstone

/// Reads one line of touches, time and whatever belongs to a moment; the hot path of reading.
enum RecordScanner {
  /// The known keys, each as its letters in one word.
  private enum Key: UInt64 {
    case t = 0x74
    case down = 0x646f_776e
    case move = 0x6d6f_7665
    case up = 0x7570
    case cancel = 0x6361_6e63_656c
    case co = 0x636f
    case why = 0x77_6879
    case tick = 0x7469_636b
    case control = 0x63_6f6e_7472_6f6c
    case host = 0x686f_7374
    case note = 0x6e6f_7465
    case expect = 0x6578_7065_6374
    case trace = 0x74_7261_6365
    case setup = 0x73_6574_7570
    case end = 0x65_6e64
  }

  /// Fills the record; false if the line is a header, a setup or a closing line instead.
  static func scan(
    _ bytes: Span<UInt8>, nanosecondsPerTick tick: Int64, into record: inout TraceRecord
  ) throws(ScanError) -> Bool {
    record.clear()
    var seen: UInt16 = 0
    var index = 0
    try JSONScanner.take(UInt8(ascii: "{"), bytes, &index, "'{'")
    if JSONScanner.takeIf(UInt8(ascii: "}"), bytes, &index) {
      throw ScanError(index - 1, "a key")
    }
    repeat {
      JSONScanner.skipSpaces(bytes, &index)
      let start = index
      guard let key = try knownKey(bytes, &index) else {
        try takeUnknown(bytes, start, &index, &record)
        continue
      }
      try JSONScanner.take(UInt8(ascii: ":"), bytes, &index, "':'")
      switch key {
      case .trace, .setup, .end: return false
      default: break
      }
      try mark(key, start, &seen)
      switch key {
      case .t: record.time = try time(bytes, &index, tick)
      case .down: try touches(.began, bytes, &index, &record)
      case .move: try touches(.moved, bytes, &index, &record)
      case .up: try touches(.ended, bytes, &index, &record)
      case .cancel: try touches(.cancelled, bytes, &index, &record)
      case .co: try samples(bytes, &index, tick, &record)
      case .tick:
        JSONScanner.skipSpaces(bytes, &index)
        guard try unsigned(bytes, &index, "1") == 1 else { throw ScanError(index - 1, "1") }
        record.isTick = true
      case .why: try takeText("why", bytes, &index, &record)
      case .note: try takeText("note", bytes, &index, &record)
      case .control: try takeObject("control", bytes, &index, &record)
      case .host: try takeObject("host", bytes, &index, &record)
      case .expect: try takeObject("expect", bytes, &index, &record)
      case .trace, .setup, .end: break
      }
    } while try JSONScanner.continues(until: UInt8(ascii: "}"), bytes, &index, "',' or '}'")
    JSONScanner.skipSpaces(bytes, &index)
    guard index == bytes.count else { throw ScanError(index, "the end of the line") }
    try check(record, seen)
    return true
  }

  /// What must hold between the keys of a line.
  private static func check(_ record: TraceRecord, _ seen: UInt16) throws(ScanError) {
    guard let time = record.time else {
      guard record["expect"] != nil, seen & ~bit(.expect) == 0 else {
        throw ScanError(0, "a time t (only expectations about the end may lack it)")
      }
      return
    }
    if seen == bit(.t) && record.members.isEmpty {
      throw ScanError(0, "something that happened at t")
    }
    guard !record.coalesced.isEmpty else { return }
    guard !record.touches.isEmpty else { throw ScanError(0, "touches beside co") }
    guard record.coalesced.allSatisfy({ $0.time <= time }) else {
      throw ScanError(0, "co to be no newer than t")
    }
  }

  private static func bit(_ key: Key) -> UInt16 {
    switch key {
    case .t: 1
    case .down: 1 << 1
    case .move: 1 << 2
    case .up: 1 << 3
    case .cancel: 1 << 4
    case .co: 1 << 5
    case .tick: 1 << 6
    case .why: 1 << 7
    case .control: 1 << 8
    case .host: 1 << 9
    case .note: 1 << 10
    case .expect: 1 << 11
    case .trace, .setup, .end: 0
    }
  }

  private static func mark(_ key: Key, _ start: Int, _ seen: inout UInt16) throws(ScanError) {
    let bit = bit(key)
    guard seen & bit == 0 else { throw ScanError(start, "every key once") }
    seen |= bit
  }

  /// Reads a key of at most seven letters; nil for all others, which stay to be read.
  @inline(__always)
  private static func knownKey(
    _ bytes: Span<UInt8>, _ index: inout Int
  ) throws(ScanError) -> Key? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw ScanError(index, "a key in quotation marks")
    }
    var word: UInt64 = 0
    var position = index + 1
    while position < bytes.count && position - index <= 8 {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        guard let key = Key(rawValue: word) else { return nil }
        index = position + 1
        return key
      }
      word = word << 8 | UInt64(byte)
      position += 1
    }
    return nil
  }

  /// An unknown key, or a known one spelt with escapes, which counts as unknown.
  private static func takeUnknown(
    _ bytes: Span<UInt8>, _ start: Int, _ index: inout Int, _ record: inout TraceRecord
  ) throws(ScanError) {
    let key = try JSONScanner.string(bytes, &index)
    guard record[key] == nil else { throw ScanError(start, "every key once") }
    try JSONScanner.take(UInt8(ascii: ":"), bytes, &index, "':'")
    record.members.append(JSONMember(key, try JSONScanner.value(bytes, &index)))
  }

  private static func takeText(
    _ key: String, _ bytes: Span<UInt8>, _ index: inout Int, _ record: inout TraceRecord
  ) throws(ScanError) {
    JSONScanner.skipSpaces(bytes, &index)
    record.members.append(JSONMember(key, .string(try JSONScanner.string(bytes, &index))))
  }

  private static func takeObject(
    _ key: String, _ bytes: Span<UInt8>, _ index: inout Int, _ record: inout TraceRecord
  ) throws(ScanError) {
    JSONScanner.skipSpaces(bytes, &index)
    let members = try JSONScanner.members(bytes, &index, depth: 1)
    record.members.append(JSONMember(key, .object(members)))
  }
}
