import Touchstone

/// The short way for the lines that make up nearly all of a recording: a time and a few touches
/// with short coordinates.
extension TraceWriter {
  /// The most touches that take the short way.
  private static let plainTouches: Int = 4

  /// Appends a whole line at once; false, and nothing appended, for every other record.
  ///
  /// Bytes go into a buffer on the stack first, because an array checks at every byte whether it
  /// may still be written.
  static func writePlain(
    _ record: TraceRecord, ticks: Int64, to bytes: inout [UInt8]
  ) -> Bool {
    guard !record.isTick, record.members.isEmpty, record.coalesced.isEmpty, ticks >= 0,
      !record.touches.isEmpty, record.touches.count <= plainTouches
    else { return false }
    let phase = record.touches[0].phase
    for touch in record.touches where touch.phase != phase { return false }
    // 32 for time and key, 20 for an id, 16 each for x, y and pressure, 6 for signs between them.
    let capacity = 64 + plainTouches * 80
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var text = ShortText(buffer)
      text.put("{\"t\":")
      text.put(UInt64(ticks))
      switch phase {
      case .began: text.put(",\"down\":[[")
      case .moved: text.put(",\"move\":[[")
      case .ended: text.put(",\"up\":[[")
      case .cancelled: text.put(",\"cancel\":[[")
      }
      var isFirst = true
      for touch in record.touches {
        if !isFirst { text.put("],[") }
        isFirst = false
        guard touch.id.rawValue >= 0 else { return false }
        text.put(UInt64(touch.id.rawValue))
        text.put(",")
        guard text.put(touch.position.x) else { return false }
        text.put(",")
        guard text.put(touch.position.y) else { return false }
        if let pressure = touch.pressure {
          text.put(",")
          guard text.put(pressure) else { return false }
        }
      }
      text.put("]]}\n")
      bytes.append(contentsOf: text.bytes)
      return true
    }
  }
}
