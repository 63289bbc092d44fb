import Touchstone

extension RecordScanner {
  /// The words between the time and the fingers, eight bytes each, as a little endian machine
  /// reads them.
  private enum Words {
    // `{"t":`
    static let time: UInt64 = 0x3a_2274_227b
    // `,"move":`
    static let move: UInt64 = 0x3a22_6576_6f6d_222c
    // `,"down":`
    static let down: UInt64 = 0x3a22_6e77_6f64_222c
    // `,"up":[[`
    static let up: UInt64 = 0x5b5b_3a22_7075_222c
  }

  /// Fills the record from a line as the writer writes most of them: a time and one kind of touch.
  ///
  /// False for every other line, right or wrong; the record is then in no particular state.
  static func scanPlain(
    _ bytes: Span<UInt8>, nanosecondsPerTick tick: Int64, into record: inout TraceRecord
  ) -> Bool {
    // The brace at the end stops every loop over digits, so no place behind it is looked at.
    let count = bytes.count
    guard count > 24, bytes[count - 1] == UInt8(ascii: "}") else { return false }
    let raw = bytes.bytes
    guard word(raw, 0) & 0xff_ffff_ffff == Words.time else { return false }
    var index = 5
    guard let ticks = digits(bytes, &index), index + 12 < count else { return false }
    let (nanoseconds, overflow) = ticks.multipliedReportingOverflow(by: tick)
    guard !overflow else { return false }
    let phase: TouchPhase
    switch word(raw, index) {
    case Words.move: phase = .moved
    case Words.down: phase = .began
    case Words.up: phase = .ended
    default: return false
    }
    if phase == .ended {
      index += 8
    } else {
      guard bytes[index + 8] == UInt8(ascii: "["), bytes[index + 9] == UInt8(ascii: "[") else {
        return false
      }
      index += 10
    }
    guard let first = touch(bytes, &index, phase) else { return false }
    record.time = Timestamp(nanoseconds: nanoseconds)
    record.isTick = false
    if !record.coalesced.isEmpty { record.coalesced.removeAll(keepingCapacity: true) }
    if !record.members.isEmpty { record.members = [] }
    if record.touches.count == 1 {
      record.touches[0] = first
    } else {
      record.touches.removeAll(keepingCapacity: true)
      record.touches.append(first)
    }
    while bytes[index] == UInt8(ascii: ",") {
      index += 1
      guard bytes[index] == UInt8(ascii: "[") else { return false }
      index += 1
      guard let next = touch(bytes, &index, phase),
        !record.touches.contains(where: { $0.id == next.id })
      else { return false }
      record.touches.append(next)
    }
    return bytes[index] == UInt8(ascii: "]") && index + 2 == count
  }

  @inline(__always)
  private static func word(_ raw: RawSpan, _ index: Int) -> UInt64 {
    UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Reads `id,x,y]` or `id,x,y,pressure]`.
  @inline(__always)
  private static func touch(
    _ bytes: Span<UInt8>, _ index: inout Int, _ phase: TouchPhase
  ) -> Touch? {
    guard let id = digits(bytes, &index), id > 0, bytes[index] == UInt8(ascii: ",") else {
      return nil
    }
    index += 1
    guard let x = number(bytes, &index), bytes[index] == UInt8(ascii: ",") else { return nil }
    index += 1
    guard let y = number(bytes, &index) else { return nil }
    var pressure: Double?
    if bytes[index] == UInt8(ascii: ",") {
      index += 1
      guard let value = number(bytes, &index), value >= 0, value <= 1 else { return nil }
      pressure = value
    }
    guard bytes[index] == UInt8(ascii: "]") else { return nil }
    index += 1
    return Touch(id: TouchID(id), phase: phase, position: Point(x: x, y: y), pressure: pressure)
  }

  /// A whole number of at most 18 digits without leading zeros.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
    let start = index
    var value: UInt64 = 0
    while true {
      let digit = bytes[index] &- 48
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    let length = index - start
    guard length > 0, length <= 18, length == 1 || bytes[start] != 48 else { return nil }
    return Int64(bitPattern: value)
  }

  /// A number without exponent and of at most 19 digits.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ index: inout Int) -> Double? {
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let start = index
    var mantissa: UInt64 = 0
    while true {
      let digit = bytes[index] &- 48
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index += 1
    }
    var length = index - start
    guard length > 0, length == 1 || bytes[start] != 48 else { return nil }
    var decimals = 0
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      let first = index
      while true {
        let digit = bytes[index] &- 48
        guard digit < 10 else { break }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        index += 1
      }
      decimals = index - first
      guard decimals > 0 else { return nil }
      length += decimals
    }
    guard length <= 19, let value = DecimalParser.fast(mantissa, -decimals) else { return nil }
    return isNegative ? -value : value
  }
}
