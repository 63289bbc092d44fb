import Touchstone

/// Writes touches as the pointer events of a browser, one JSON object a line.
///
/// Positions are points, times milliseconds from the start of the recording. Everything that is no
/// touch is left out and counted.
public struct PointerWriter: Sendable {
  /// What was left out, by name, in the order of first appearance.
  public private(set) var leftOut: [(name: String, count: Int)] = []

  private var primary: TouchID?
  private var live: [TouchID] = []

  /// Makes a writer.
  public init() {}

  /// Appends the touches of an event.
  public mutating func write(_ event: TraceEvent, to bytes: inout [UInt8]) throws(TraceError) {
    switch event.kind {
    case .frame(let frame):
      for touch in frame.touches { try write(touch, of: frame, to: &bytes) }
    case .header, .end: break
    case .setup: leaveOut("setup")
    case .tick: leaveOut("tick")
    case .control: leaveOut("control")
    case .host: leaveOut("host")
    case .note: leaveOut("note")
    case .expect: leaveOut("expect")
    }
  }

  private mutating func leaveOut(_ name: String) {
    if let index = leftOut.firstIndex(where: { $0.name == name }) {
      leftOut[index].count += 1
    } else {
      leftOut.append((name, 1))
    }
  }

  private mutating func write(
    _ touch: Touch, of frame: TouchFrame, to bytes: inout [UInt8]
  ) throws(TraceError) {
    guard touch.position.isFinite else {
      throw TraceError(expected: "finite coordinates", found: "not-a-number or infinity")
    }
    if touch.phase == .began && !live.contains(touch.id) {
      if live.isEmpty { primary = touch.id }
      live.append(touch.id)
    }
    let name =
      switch touch.phase {
      case .began: "pointerdown"
      case .moved: "pointermove"
      case .ended: "pointerup"
      case .cancelled: "pointercancel"
      }
    bytes.append(contentsOf: #"{"type":""#.utf8)
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: #"","pointerId":"#.utf8)
    DecimalWriter.append(touch.id.rawValue, to: &bytes)
    bytes.append(contentsOf: #","pointerType":"touch","isPrimary":"#.utf8)
    bytes.append(contentsOf: (touch.id == primary ? "true" : "false").utf8)
    place(touch.position, frame.time, &bytes)
    // A browser reports no pressure for a lift, and one half where the device knows none.
    let isDown = touch.phase == .began || touch.phase == .moved
    bytes.append(contentsOf: #","pressure":"#.utf8)
    DecimalWriter.append(isDown ? touch.pressure ?? 0.5 : 0, to: &bytes)
    writeSamples(of: touch.id, in: frame, &bytes)
    bytes.append(contentsOf: "}\n".utf8)
    if touch.phase == .ended || touch.phase == .cancelled { live.removeAll { $0 == touch.id } }
  }

  private func writeSamples(of id: TouchID, in frame: TouchFrame, _ bytes: inout [UInt8]) {
    var isFirst = true
    for sample in frame.coalesced where sample.id == id && sample.position.isFinite {
      bytes.append(contentsOf: (isFirst ? #","coalescedEvents":["# : ",").utf8)
      bytes.append(contentsOf: #"{"type":"pointermove""#.utf8)
      isFirst = false
      place(sample.position, sample.time, &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
    if !isFirst { bytes.append(UInt8(ascii: "]")) }
  }

  private func place(_ position: Point, _ time: Timestamp, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: #","clientX":"#.utf8)
    DecimalWriter.append(position.x, to: &bytes)
    bytes.append(contentsOf: #","clientY":"#.utf8)
    DecimalWriter.append(position.y, to: &bytes)
    bytes.append(contentsOf: #","timeStamp":"#.utf8)
    DecimalWriter.append(time.nanoseconds, decimals: 6, to: &bytes)
  }
}
