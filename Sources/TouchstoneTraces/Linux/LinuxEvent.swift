/// One event of the Linux input system.
struct LinuxEvent: Sendable {
  /// Microseconds on the recorder's clock.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32

  /// Event types, as far as touches need them.
  enum Kind {
    static let synchronization: UInt16 = 0
    static let key: UInt16 = 1
    static let axis: UInt16 = 3
  }

  /// Codes of the type synchronization.
  enum Synchronization {
    static let report: UInt16 = 0
    static let pointReport: UInt16 = 2
    static let dropped: UInt16 = 3
  }

  /// Codes of the type axis.
  enum Axis {
    static let x: UInt16 = 0
    static let y: UInt16 = 1
    static let pressure: UInt16 = 0x18
    static let slot: UInt16 = 0x2F
    static let pointX: UInt16 = 0x35
    static let pointY: UInt16 = 0x36
    static let tool: UInt16 = 0x37
    static let trackingID: UInt16 = 0x39
    static let pointPressure: UInt16 = 0x3A
    /// All codes of single points.
    static let points: ClosedRange<UInt16> = 0x2F...0x3D
  }

  /// The key that a device presses while a finger touches it.
  static let touchKey: UInt16 = 0x14A
  /// The value of the tool axis for a palm.
  static let palm: Int32 = 2

  /// Whether it is about one of several points.
  var isPoint: Bool {
    type == Kind.axis
      ? Axis.points.contains(code)
      : type == Kind.synchronization && code == Synchronization.pointReport
  }

  /// Whether only a device with touches sends it.
  var isTouch: Bool {
    isPoint || type == Kind.key && code == LinuxEvent.touchKey
      || type == Kind.axis && (code == Axis.x || code == Axis.y)
  }
}
