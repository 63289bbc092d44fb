import Touchstone

/// Writes traces in their canonical form: fixed key order, no spaces, shortest numbers.
public struct TraceWriter: Sendable {
  private var nanosecondsPerTick: Int64 = 1000
  private var frames: Int = 0
  private var last: Timestamp = .zero

  /// Makes a writer; the first line given to it must be a header.
  public init() {}

  /// Appends a line as text; numbers that are not finite are refused.
  public mutating func write(_ line: TraceLine, to bytes: inout [UInt8]) throws(TraceError) {
    switch line.content {
    case .header(let header):
      nanosecondsPerTick = header.nanosecondsPerTick
      write(header.members, to: &bytes)
    case .setup(let setup, let unknown):
      write([JSONMember("setup", setup)] + unknown, to: &bytes)
    case .record(let record):
      try write(record, to: &bytes)
    case .end(let end):
      let members = [
        JSONMember("end", .integer(ticks(end.time))),
        JSONMember("frames", .integer(Int64(end.frames))),
      ]
      write(members + end.unknown, to: &bytes)
    }
  }

  /// Appends the closing line for everything written so far.
  public mutating func writeEnd(to bytes: inout [UInt8]) {
    write(
      [
        JSONMember("end", .integer(ticks(last))), JSONMember("frames", .integer(Int64(frames))),
      ], to: &bytes)
  }

  /// Appends a line of touches, time and whatever else belongs to a moment.
  public mutating func write(_ record: TraceRecord, to bytes: inout [UInt8]) throws(TraceError) {
    if let time = record.time, TraceWriter.writePlain(record, ticks: ticks(time), to: &bytes) {
      last = max(last, time)
      frames += 1
      return
    }
    for touch in record.touches
    where !touch.position.isFinite || touch.pressure?.isFinite == false {
      throw TraceWriter.notFinite
    }
    for sample in record.coalesced where !sample.position.isFinite {
      throw TraceWriter.notFinite
    }
    let start = bytes.count
    bytes.append(UInt8(ascii: "{"))
    if let time = record.time {
      last = max(last, time)
      word("\"t\":", start, &bytes)
      DecimalWriter.append(ticks(time), to: &bytes)
    }
    write(record.touches, .began, "\"down\":[[", start, &bytes)
    write(record.touches, .moved, "\"move\":[[", start, &bytes)
    write(record.touches, .ended, "\"up\":[[", start, &bytes)
    write(record.touches, .cancelled, "\"cancel\":[[", start, &bytes)
    if !record.touches.isEmpty { frames += 1 }
    write(record.coalesced, start, &bytes)
    member("why", of: record, start, &bytes)
    if record.isTick {
      word("\"tick\":1", start, &bytes)
    }
    if !record.members.isEmpty {
      for name in TraceWriter.lateKeys { member(name, of: record, start, &bytes) }
      for other in record.members where !TraceWriter.isKnown(other.key) {
        append(other, start, &bytes)
      }
    }
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private static var notFinite: TraceError {
    TraceError(
      expected: "finite coordinates", found: "not-a-number or infinity",
      advice: "the format has no way to write them")
  }

  private static let lateKeys: [String] = ["control", "host", "note", "expect"]

  private static func isKnown(_ key: String) -> Bool {
    key == "why" || lateKeys.contains(key)
  }

  private func ticks(_ time: Timestamp) -> Int64 { time.nanoseconds / nanosecondsPerTick }

  /// Appends a word, after a comma unless it is the first of its line.
  private func word(_ word: StaticString, _ start: Int, _ bytes: inout [UInt8]) {
    if bytes.count > start + 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private func write(
    _ touches: [Touch], _ phase: TouchPhase, _ opening: StaticString, _ start: Int,
    _ bytes: inout [UInt8]
  ) {
    var isFirst = true
    for touch in touches where touch.phase == phase {
      if isFirst {
        word(opening, start, &bytes)
      } else {
        bytes.append(UInt8(ascii: ","))
        bytes.append(UInt8(ascii: "["))
      }
      isFirst = false
      DecimalWriter.append(touch.id.rawValue, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      DecimalWriter.append(touch.position.x, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      DecimalWriter.append(touch.position.y, to: &bytes)
      if let pressure = touch.pressure {
        bytes.append(UInt8(ascii: ","))
        DecimalWriter.append(pressure, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    if !isFirst { bytes.append(UInt8(ascii: "]")) }
  }

  private func write(_ samples: [TouchSample], _ start: Int, _ bytes: inout [UInt8]) {
    guard !samples.isEmpty else { return }
    word("\"co\":[", start, &bytes)
    for (index, sample) in samples.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "["))
      DecimalWriter.append(ticks(sample.time), to: &bytes)
      bytes.append(UInt8(ascii: ","))
      DecimalWriter.append(sample.id.rawValue, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      DecimalWriter.append(sample.position.x, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      DecimalWriter.append(sample.position.y, to: &bytes)
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private func member(
    _ name: String, of record: TraceRecord, _ start: Int, _ bytes: inout [UInt8]
  ) {
    guard !record.members.isEmpty else { return }
    for member in record.members where member.key == name { append(member, start, &bytes) }
  }

  private func append(_ member: JSONMember, _ start: Int, _ bytes: inout [UInt8]) {
    if bytes.count > start + 1 { bytes.append(UInt8(ascii: ",")) }
    member.append(to: &bytes)
  }

  private func write(_ members: [JSONMember], to bytes: inout [UInt8]) {
    JSONValue.object(members).append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
