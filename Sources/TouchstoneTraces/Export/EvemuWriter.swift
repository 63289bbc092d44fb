import Touchstone

/// Writes touches as an evemu recording, version 1.3, which can be played into a kernel.
///
/// Positions stay in the device's units where the trace has whole ones; points are written in
/// sixteenths. What evemu has no words for is left out and counted: time without touches, notes,
/// setup, expectations, events of the app, older samples. A cancelled touch becomes a palm.
public struct EvemuWriter: Sendable {
  /// What was left out, by name, in the order of first appearance.
  public private(set) var leftOut: [(name: String, count: Int)] = []

  private var scale: TraceScale?
  private var factor: Double = 1
  private var slots: [Contact?] = []
  private var palms: [Bool] = []
  private var current: Int = 0
  private var trackingID: Int64 = 0
  private var hasEvents: Bool = false
  private var mirrored: Point?

  private struct Contact: Sendable {
    var id: TouchID
    var x: Int64
    var y: Int64
    /// Landing order, which decides whose position single-touch programs see.
    var order: Int64
  }

  private static let pressureMaximum: Int64 = 1024

  /// Makes a writer; the first line given to it must be a header.
  public init() {}

  /// Appends what a line says about touches.
  public mutating func write(_ line: TraceLine, to bytes: inout [UInt8]) throws(TraceError) {
    switch line.content {
    case .header(let header): write(header, to: &bytes)
    case .setup: leaveOut("setup")
    case .end: break
    case .record(let record): try write(record, to: &bytes)
    }
  }

  private mutating func leaveOut(_ name: String) {
    if let index = leftOut.firstIndex(where: { $0.name == name }) {
      leftOut[index].count += 1
    } else {
      leftOut.append((name, 1))
    }
  }

  private mutating func write(_ header: TraceHeader, to bytes: inout [UInt8]) {
    let ranges = ranges(header)
    var name: [UInt8] = []
    for byte in (header.device ?? header.title ?? "touchstone").utf8 {
      name.append(byte < 0x20 ? 0x20 : byte)
    }
    bytes.append(contentsOf: "# EVEMU 1.3\nN: ".utf8)
    bytes.append(contentsOf: name)
    bytes.append(contentsOf: "\nI: 0000 0000 0000 0000\nP: 02 00 00 00 00 00 00 00\n".utf8)
    bytes.append(contentsOf: "B: 00 0b 00 00 00 00 00 00 00\n".utf8)
    for row in 0..<12 {
      // The only key is the one that is down while a finger touches.
      bytes.append(contentsOf: "B: 01 00 \(row == 5 ? "04" : "00") 00 00 00 00 00 00\n".utf8)
    }
    bytes.append(contentsOf: "B: 02 00 00 00 00 00 00 00 00\nB: 03 03 00 00 00 00 80 e0 06\n".utf8)
    var axes: [(code: String, minimum: Int64, maximum: Int64)] = [
      ("2f", 0, Int64(LinuxAssembler.slotLimit - 1)), ("37", 0, 2), ("39", 0, 65535),
      ("3a", 0, EvemuWriter.pressureMaximum),
    ]
    if let (x, y) = ranges {
      axes += [("00", x.0, x.1), ("01", y.0, y.1), ("35", x.0, x.1), ("36", y.0, y.1)]
    }
    for (code, minimum, maximum) in axes {
      bytes.append(contentsOf: "A: \(code) \(minimum) \(maximum) 0 0 0\n".utf8)
    }
  }

  /// The ranges to announce, and how coordinates become whole numbers in them.
  private mutating func ranges(
    _ header: TraceHeader
  ) -> (x: (Int64, Int64), y: (Int64, Int64))? {
    if header.isInDeviceUnits && header.axes == nil { return nil }
    if let axes = header.axes, header.orientation.isEmpty {
      return (
        (EvemuWriter.whole(axes.minX), EvemuWriter.whole(axes.maxX)),
        (EvemuWriter.whole(axes.minY), EvemuWriter.whole(axes.maxY))
      )
    }
    // Points, in sixteenths; evemu knows neither a view nor how a device is mounted.
    factor = 16
    scale = TraceScale(header, view: nil)
    return (
      (0, EvemuWriter.whole(header.viewSize.width * factor) - 1),
      (0, EvemuWriter.whole(header.viewSize.height * factor) - 1)
    )
  }

  private mutating func write(_ record: TraceRecord, to bytes: inout [UInt8]) throws(TraceError) {
    for member in record.members where member.key != "why" { leaveOut(member.key) }
    if record.isTick { leaveOut("tick") }
    if !record.coalesced.isEmpty { leaveOut("co") }
    guard let time = record.time, !record.touches.isEmpty else { return }
    if !hasEvents {
      hasEvents = true
      // Times count from the first event, so a later start needs one at the beginning.
      if time.nanoseconds >= 1000 { event(.zero, 0, 0, 0, &bytes) }
    }
    for phase in TouchPhase.allCases {
      for touch in record.touches where touch.phase == phase {
        try write(touch, at: time, to: &bytes)
      }
    }
    mirror(at: time, to: &bytes)
    event(time, 0, 0, 0, &bytes)
  }

  private mutating func write(
    _ touch: Touch, at time: Timestamp, to bytes: inout [UInt8]
  ) throws(TraceError) {
    guard touch.position.isFinite else {
      throw TraceError(expected: "finite coordinates", found: "not-a-number or infinity")
    }
    let position = scale?.point(touch.position) ?? touch.position
    let x = EvemuWriter.whole(position.x * factor)
    let y = EvemuWriter.whole(position.y * factor)
    let known = slots.firstIndex { $0?.id == touch.id }
    guard touch.phase == .began ? known == nil : known != nil else {
      leaveOut("touches that make no sense")
      return
    }
    let slot = known ?? freeSlot()
    guard slot < LinuxAssembler.slotLimit else {
      leaveOut("fingers beyond 64 at once")
      return
    }
    if slot != current {
      current = slot
      event(time, 3, LinuxEvent.Axis.slot, Int64(slot), &bytes)
    }
    switch touch.phase {
    case .began:
      event(time, 3, LinuxEvent.Axis.trackingID, trackingID & 0xFFFF, &bytes)
      if palms[slot] {
        palms[slot] = false
        event(time, 3, LinuxEvent.Axis.tool, 0, &bytes)
      }
      slots[slot] = Contact(id: touch.id, x: x, y: y, order: trackingID)
      trackingID += 1
      place(touch, x, y, time, &bytes)
    case .moved:
      slots[slot]?.x = x
      slots[slot]?.y = y
      place(touch, x, y, time, &bytes)
    case .ended:
      if slots[slot]?.x != x || slots[slot]?.y != y { place(nil, x, y, time, &bytes) }
      slots[slot] = nil
      event(time, 3, LinuxEvent.Axis.trackingID, -1, &bytes)
    case .cancelled:
      palms[slot] = true
      slots[slot] = nil
      event(time, 3, LinuxEvent.Axis.tool, Int64(LinuxEvent.palm), &bytes)
      event(time, 3, LinuxEvent.Axis.trackingID, -1, &bytes)
    }
  }

  private mutating func freeSlot() -> Int {
    if let free = slots.firstIndex(where: { $0 == nil }) { return free }
    guard slots.count < LinuxAssembler.slotLimit else { return slots.count }
    slots.append(nil)
    palms.append(false)
    return slots.count - 1
  }

  private func place(
    _ touch: Touch?, _ x: Int64, _ y: Int64, _ time: Timestamp, _ bytes: inout [UInt8]
  ) {
    event(time, 3, LinuxEvent.Axis.pointX, x, &bytes)
    event(time, 3, LinuxEvent.Axis.pointY, y, &bytes)
    if let pressure = touch?.pressure {
      let raw = EvemuWriter.whole(pressure * Double(EvemuWriter.pressureMaximum))
      event(time, 3, LinuxEvent.Axis.pointPressure, raw, &bytes)
    }
  }

  /// What programs that know one finger only see: the key, and the oldest finger's position.
  private mutating func mirror(at time: Timestamp, to bytes: inout [UInt8]) {
    var oldest: Contact?
    for slot in slots {
      if let slot, slot.order < oldest?.order ?? .max { oldest = slot }
    }
    if (oldest != nil) != (mirrored != nil) {
      event(time, 1, LinuxEvent.touchKey, oldest == nil ? 0 : 1, &bytes)
    }
    guard let oldest else {
      mirrored = nil
      return
    }
    let place = Point(x: Double(oldest.x), y: Double(oldest.y))
    if mirrored?.x != place.x { event(time, 3, LinuxEvent.Axis.x, oldest.x, &bytes) }
    if mirrored?.y != place.y { event(time, 3, LinuxEvent.Axis.y, oldest.y, &bytes) }
    mirrored = place
  }

  /// `E: seconds.microseconds type code value`; times start at one microsecond, as evemu's do.
  private func event(
    _ time: Timestamp, _ type: Int, _ code: UInt16, _ value: Int64, _ bytes: inout [UInt8]
  ) {
    let micros = time.nanoseconds / 1000 + 1
    let second = micros / 1_000_000
    bytes.append(contentsOf: "E: ".utf8)
    DecimalWriter.append(second, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    EvemuWriter.padded(micros - second * 1_000_000, 6, radix: 10, &bytes)
    bytes.append(UInt8(ascii: " "))
    EvemuWriter.padded(Int64(type), 4, radix: 16, &bytes)
    bytes.append(UInt8(ascii: " "))
    EvemuWriter.padded(Int64(code), 4, radix: 16, &bytes)
    bytes.append(UInt8(ascii: " "))
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
      EvemuWriter.padded(-value, 3, radix: 10, &bytes)
    } else {
      EvemuWriter.padded(value, 4, radix: 10, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func padded(_ value: Int64, _ width: Int, radix: Int64, _ bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    while rest > 0 || bytes.count - start < width {
      let digit = UInt8(truncatingIfNeeded: rest % radix)
      bytes.append(digit < 10 ? 48 + digit : 87 + digit)
      rest /= radix
    }
    bytes[start...].reverse()
  }

  /// The nearest whole number that an event can carry.
  private static func whole(_ value: Double) -> Int64 {
    let rounded = value.rounded()
    guard rounded > -2_147_483_647 else { return -2_147_483_647 }
    return rounded < 2_147_483_647 ? Int64(rounded) : 2_147_483_647
  }
}
