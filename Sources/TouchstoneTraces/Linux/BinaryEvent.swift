/// Reads the kernel's `struct input_event`, little endian, as device nodes deliver it.
enum BinaryEvent {
  /// Reads one record of 24 or 16 bytes; nil if its time does not fit.
  static func event(_ bytes: Span<UInt8>, at offset: Int, size: Int) -> LinuxEvent? {
    let wide = size == 24
    // The short form's seconds are unsigned, so they do not wrap in 2038.
    let seconds =
      wide
      ? Int64(bitPattern: number(bytes, offset, 8)) : Int64(number(bytes, offset, 4))
    let micros =
      wide
      ? Int64(bitPattern: number(bytes, offset + 8, 8)) : Int64(number(bytes, offset + 4, 4))
    guard seconds >= 0, (0..<1_000_000).contains(micros),
      let time = ByteText.microseconds(seconds: seconds, fraction: micros)
    else { return nil }
    let rest = offset + size - 8
    return LinuxEvent(
      time: time, type: UInt16(number(bytes, rest, 2)), code: UInt16(number(bytes, rest + 2, 2)),
      value: Int32(truncatingIfNeeded: number(bytes, rest + 4, 4)))
  }

  /// Whether the first records, at most 50, all look like events and some are more than frame ends.
  static func fits(_ bytes: Span<UInt8>, size: Int) -> Bool {
    let count = min(50, bytes.count / size)
    var hasContent = false
    for record in 0..<count {
      guard let event = event(bytes, at: record * size, size: size), event.type < 0x20,
        event.code < 0x300
      else { return false }
      hasContent = hasContent || event.type != LinuxEvent.Kind.synchronization
    }
    return hasContent
  }

  private static func number(_ bytes: Span<UInt8>, _ offset: Int, _ length: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in stride(from: offset + length - 1, through: offset, by: -1) {
      value = value << 8 | UInt64(bytes[index])
    }
    return value
  }
}
