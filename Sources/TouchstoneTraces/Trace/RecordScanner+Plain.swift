import Touchstone

/// The short way for the lines that make up nearly all of a recording: a time, touches, ticks.
extension RecordScanner {
  /// Keys with what follows them, as many letters as fit into eight bytes, the first lowest.
  private enum Words {
    // `"t":`
    static let time: UInt64 = 0x3a22_7422
    // `"move":[`
    static let move: UInt64 = 0x5b3a_2265_766f_6d22
    // `"down":[`
    static let down: UInt64 = 0x5b3a_226e_776f_6422
    // `"up":[`
    static let up: UInt64 = 0x5b3a_2270_7522
    // `"cancel"`
    static let cancel: UInt64 = 0x226c_6563_6e61_6322
    // `"tick":1`
    static let tick: UInt64 = 0x313a_226b_6369_7422
  }

  /// The keys of a line that were seen; those of touches are shifted by the phase.
  private enum Bits {
    static let time: UInt8 = 1
    static let tick: UInt8 = 2
    static let touches: UInt8 = 4
  }

  /// Fills the record from a whole line without spaces, its keys in any order, and answers where
  /// the next line starts.
  ///
  /// The last byte of the bytes must be a line feed. Nil for every other line, right or wrong; the
  /// record is then in no particular state.
  ///
  /// Bytes are read without a check of the bounds: no step moves over a line feed before the line
  /// is complete, so the one at the end stops every one of them.
  static func scanPlain(
    _ bytes: Span<UInt8>, from start: Int, nanosecondsPerTick tick: Int64,
    into record: inout TraceRecord
  ) -> Int? {
    guard start < bytes.count, bytes[unchecked: start] == UInt8(ascii: "{") else { return nil }
    let lastWord = bytes.count &- 8
    var index = start &+ 1
    var seen: UInt8 = 0
    var count = 0
    repeat {
      // A line so near to the end that this fails takes the long way.
      guard index <= lastWord else { return nil }
      let word = DigitRun.wordUnchecked(bytes, index)
      var bit = Bits.touches
      var phase = TouchPhase.moved
      if word & 0xffff_ffff == Words.time {
        index &+= 4
        guard seen & Bits.time == 0, let ticks = ticks(bytes, &index) else { return nil }
        let (nanoseconds, overflow) = ticks.multipliedReportingOverflow(by: tick)
        guard !overflow else { return nil }
        seen |= Bits.time
        record.time = Timestamp(nanoseconds: nanoseconds)
        continue
      } else if word == Words.move {
        index &+= 8
      } else if word == Words.down {
        index &+= 8
        phase = .began
        bit = Bits.touches << 1
      } else if word & 0xffff_ffff_ffff == Words.up {
        index &+= 6
        phase = .ended
        bit = Bits.touches << 2
      } else if word == Words.cancel {
        index &+= 8
        guard take(UInt8(ascii: ":"), bytes, &index), take(UInt8(ascii: "["), bytes, &index) else {
          return nil
        }
        phase = .cancelled
        bit = Bits.touches << 3
      } else if word == Words.tick {
        guard seen & Bits.tick == 0 else { return nil }
        seen |= Bits.tick
        index &+= 8
        continue
      } else {
        return nil
      }
      guard seen & bit == 0, touches(bytes, &index, phase, &count, &record) else { return nil }
      seen |= bit
    } while take(UInt8(ascii: ","), bytes, &index)
    guard take(UInt8(ascii: "}"), bytes, &index), bytes[unchecked: index] == 0x0A,
      seen & Bits.time != 0, seen != Bits.time, index &- start <= LineSplitter.limit
    else { return nil }
    record.isTick = seen & Bits.tick != 0
    if record.touches.count > count { record.touches.removeLast(record.touches.count - count) }
    if !record.coalesced.isEmpty { record.coalesced.removeAll(keepingCapacity: true) }
    if !record.members.isEmpty { record.members = [] }
    return index &+ 1
  }

  /// Moves over a byte, which is no line feed, if it stands there.
  @inline(__always)
  private static func take(_ byte: UInt8, _ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    guard bytes[unchecked: index] == byte else { return false }
    index &+= 1
    return true
  }

  /// Reads `[id,x,y],[id,x,y,pressure]]`; no finger twice.
  @inline(__always)
  private static func touches(
    _ bytes: Span<UInt8>, _ index: inout Int, _ phase: TouchPhase, _ count: inout Int,
    _ record: inout TraceRecord
  ) -> Bool {
    let first = count
    repeat {
      guard take(UInt8(ascii: "["), bytes, &index), let id = digits(bytes, &index), id > 0 else {
        return false
      }
      for other in first..<count where record.touches[other].id == TouchID(id) { return false }
      // One place in the code that reads numbers, so that it is compiled into this loop.
      var place = Point(x: 0, y: 0)
      var pressure: Double?
      var part = 0
      while take(UInt8(ascii: ","), bytes, &index) {
        guard let value = number(bytes, &index) else { return false }
        switch part {
        case 0: place.x = value
        case 1: place.y = value
        case 2 where value >= 0 && value <= 1: pressure = value
        default: return false
        }
        part &+= 1
      }
      guard part >= 2, take(UInt8(ascii: "]"), bytes, &index) else { return false }
      let touch = Touch(id: TouchID(id), phase: phase, position: place, pressure: pressure)
      if count < record.touches.count {
        record.touches[count] = touch
      } else {
        record.touches.append(touch)
      }
      count &+= 1
    } while take(UInt8(ascii: ","), bytes, &index)
    return take(UInt8(ascii: "]"), bytes, &index)
  }

  /// A time: a whole number of at most 18 digits, usually many, without leading zeros.
  @inline(__always)
  private static func ticks(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
    let leads = bytes[unchecked: index] == 48
    var value: UInt64 = 0
    let length = DigitRun.read(bytes, &index, into: &value)
    guard length > 0, length <= 18, length == 1 || !leads else { return nil }
    return Int64(bitPattern: value)
  }

  /// An id: a whole number of at most 18 digits, usually few, without leading zeros.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
    let start = index
    var value: UInt64 = 0
    while true {
      let digit = bytes[unchecked: index] &- 48
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index &+= 1
    }
    let length = index &- start
    guard length > 0, length <= 18, length == 1 || bytes[unchecked: start] != 48 else {
      return nil
    }
    return Int64(bitPattern: value)
  }

  /// A number without exponent and of at most 19 digits.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ index: inout Int) -> Double? {
    let isNegative = take(UInt8(ascii: "-"), bytes, &index)
    let start = index
    var mantissa: UInt64 = 0
    while true {
      let digit = bytes[unchecked: index] &- 48
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
    }
    var length = index &- start
    guard length > 0, length == 1 || bytes[unchecked: start] != 48 else { return nil }
    var decimals = 0
    if take(UInt8(ascii: "."), bytes, &index) {
      decimals = DigitRun.read(bytes, &index, into: &mantissa)
      guard decimals > 0 else { return nil }
      length &+= decimals
    }
    // An exponent stands where a comma or a bracket must; the caller notices.
    guard length <= 19, let value = DecimalParser.fast(mantissa, -decimals) else { return nil }
    return isNegative ? -value : value
  }
}
