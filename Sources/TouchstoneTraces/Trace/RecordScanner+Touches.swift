import Touchstone

extension RecordScanner {
  /// Reads `[[id,x,y],[id,x,y,pressure],…]`, at least one; no finger twice.
  @inline(__always)
  static func touches(
    _ phase: TouchPhase, _ bytes: Span<UInt8>, _ index: inout Int, _ record: inout TraceRecord
  ) throws(ScanError) {
    let first = record.touches.count
    try JSONScanner.take(UInt8(ascii: "["), bytes, &index, "a list of touches")
    repeat {
      try JSONScanner.take(UInt8(ascii: "["), bytes, &index, "[id,x,y]")
      let start = index
      let id = try identifier(bytes, &index)
      let position = try point(bytes, &index)
      var pressure: Double?
      if try JSONScanner.continues(until: UInt8(ascii: "]"), bytes, &index, "',' or ']'") {
        JSONScanner.skipSpaces(bytes, &index)
        let place = index
        let value = try DecimalParser.number(bytes, &index)
        guard value >= 0, value <= 1 else { throw ScanError(place, "a pressure from 0 to 1") }
        pressure = value
        try JSONScanner.take(UInt8(ascii: "]"), bytes, &index, "']'")
      }
      for other in record.touches[first...] where other.id == id {
        throw ScanError(start, "every finger once")
      }
      record.touches.append(Touch(id: id, phase: phase, position: position, pressure: pressure))
    } while try JSONScanner.continues(until: UInt8(ascii: "]"), bytes, &index, "',' or ']'")
  }

  /// Reads `[[t,id,x,y],…]`.
  static func samples(
    _ bytes: Span<UInt8>, _ index: inout Int, _ tick: Int64, _ record: inout TraceRecord
  ) throws(ScanError) {
    try JSONScanner.take(UInt8(ascii: "["), bytes, &index, "a list of samples")
    repeat {
      try JSONScanner.take(UInt8(ascii: "["), bytes, &index, "[t,id,x,y]")
      let time = try time(bytes, &index, tick)
      try JSONScanner.take(UInt8(ascii: ","), bytes, &index, "','")
      let id = try identifier(bytes, &index)
      let position = try point(bytes, &index)
      try JSONScanner.take(UInt8(ascii: "]"), bytes, &index, "']'")
      record.coalesced.append(TouchSample(time: time, id: id, position: position))
    } while try JSONScanner.continues(until: UInt8(ascii: "]"), bytes, &index, "',' or ']'")
  }

  /// Reads a time in ticks.
  @inline(__always)
  static func time(
    _ bytes: Span<UInt8>, _ index: inout Int, _ tick: Int64
  ) throws(ScanError) -> Timestamp {
    JSONScanner.skipSpaces(bytes, &index)
    let start = index
    let ticks = try unsigned(bytes, &index, "a time in whole ticks, 0 or more")
    let (nanoseconds, overflow) = ticks.multipliedReportingOverflow(by: tick)
    guard !overflow else { throw ScanError(start, "a time of at most 292 years") }
    return Timestamp(nanoseconds: nanoseconds)
  }

  /// Reads a whole number that is not negative.
  @inline(__always)
  static func unsigned(
    _ bytes: Span<UInt8>, _ index: inout Int, _ expected: String
  ) throws(ScanError) -> Int64 {
    let start = index
    var value: UInt64 = 0
    let length = DigitRun.read(bytes, &index, into: &value)
    guard length > 0, length <= 19, value <= UInt64(Int64.max) else {
      throw ScanError(start, expected)
    }
    if length > 1 && bytes[start] == 48 { throw ScanError(start, "no leading zero") }
    if index < bytes.count {
      let next = bytes[index]
      if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") {
        throw ScanError(start, expected)
      }
    }
    return Int64(value)
  }

  @inline(__always)
  private static func identifier(
    _ bytes: Span<UInt8>, _ index: inout Int
  ) throws(ScanError) -> TouchID {
    JSONScanner.skipSpaces(bytes, &index)
    let start = index
    let value = try unsigned(bytes, &index, "a whole number above 0 as id")
    guard value > 0 else { throw ScanError(start, "a whole number above 0 as id") }
    return TouchID(value)
  }

  /// Reads `,x,y`.
  @inline(__always)
  private static func point(
    _ bytes: Span<UInt8>, _ index: inout Int
  ) throws(ScanError) -> Point {
    try JSONScanner.take(UInt8(ascii: ","), bytes, &index, "','")
    JSONScanner.skipSpaces(bytes, &index)
    let x = try DecimalParser.number(bytes, &index)
    try JSONScanner.take(UInt8(ascii: ","), bytes, &index, "','")
    JSONScanner.skipSpaces(bytes, &index)
    let y = try DecimalParser.number(bytes, &index)
    return Point(x: x, y: y)
  }
}
