/// The names that tools print instead of numbers, as far as touches need them.
enum LinuxNames {
  private static let types: [(StaticString, UInt16)] = [
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_ABS", 3), ("EV_MSC", 4), ("EV_SW", 5),
    ("EV_LED", 0x11), ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16),
  ]

  private static let synchronizations: [(StaticString, UInt16)] = [
    ("SYN_REPORT", 0), ("SYN_CONFIG", 1), ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
  ]

  private static let axes: [(StaticString, UInt16)] = [
    ("ABS_X", 0), ("ABS_Y", 1), ("ABS_PRESSURE", 0x18), ("ABS_MT_SLOT", 0x2F),
    ("ABS_MT_TOUCH_MAJOR", 0x30), ("ABS_MT_TOUCH_MINOR", 0x31), ("ABS_MT_WIDTH_MAJOR", 0x32),
    ("ABS_MT_WIDTH_MINOR", 0x33), ("ABS_MT_ORIENTATION", 0x34), ("ABS_MT_POSITION_X", 0x35),
    ("ABS_MT_POSITION_Y", 0x36), ("ABS_MT_TOOL_TYPE", 0x37), ("ABS_MT_BLOB_ID", 0x38),
    ("ABS_MT_TRACKING_ID", 0x39), ("ABS_MT_PRESSURE", 0x3A), ("ABS_MT_DISTANCE", 0x3B),
    ("ABS_MT_TOOL_X", 0x3C), ("ABS_MT_TOOL_Y", 0x3D),
  ]

  /// The code that stands for every name that touches do not need.
  static let otherCode: UInt16 = 0xFFFF

  /// The type with a name.
  static func type(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt16? {
    number(bytes, range, in: types)
  }

  /// The code with a name; other names are known not to matter.
  static func code(_ bytes: Span<UInt8>, _ range: Range<Int>, type: UInt16) -> UInt16 {
    switch type {
    case LinuxEvent.Kind.synchronization: number(bytes, range, in: synchronizations) ?? otherCode
    case LinuxEvent.Kind.axis: axis(bytes, range) ?? otherCode
    case LinuxEvent.Kind.key:
      ByteText.equals(bytes, range, "BTN_TOUCH") ? LinuxEvent.touchKey : otherCode
    default: otherCode
    }
  }

  /// The axis with a name.
  static func axis(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt16? {
    number(bytes, range, in: axes)
  }

  private static func number(
    _ bytes: Span<UInt8>, _ range: Range<Int>, in table: [(StaticString, UInt16)]
  ) -> UInt16? {
    for (name, number) in table where ByteText.equals(bytes, range, name) { return number }
    return nil
  }
}
