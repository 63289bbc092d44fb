import Touchstone

extension TraceShrinker {
  /// A measure that every kept candidate lowers: lines, touches, then digits.
  static func size(of lines: [TraceLine]) -> Int {
    var size = 0
    for line in lines {
      size += 1000
      guard case .record(let record) = line.content else { continue }
      size += 100 * (record.touches.count + record.coalesced.count)
      for touch in record.touches {
        let isWhole =
          touch.position.x == touch.position.x.rounded()
          && touch.position.y == touch.position.y.rounded()
        size += (isWhole ? 0 : 1) + (touch.pressure == nil ? 0 : 1)
      }
    }
    return size
  }

  /// How many touches make no sense.
  static func strays(in lines: [TraceLine]) -> Int {
    var live = LiveTouches()
    var diagnostics = TraceDiagnostics()
    for line in lines {
      guard case .record(let record) = line.content else { continue }
      // Nothing is refused without strict reading.
      try? live.apply(record.touches, line: 0, &diagnostics)
    }
    return diagnostics.warnings.count(of: .strayTouch)
  }

  /// The lines with every record changed; records that say nothing any more go.
  static func changed(
    _ lines: [TraceLine], _ change: (inout TraceRecord) -> Void
  ) -> [TraceLine] {
    var result: [TraceLine] = []
    for line in lines {
      guard case .record(var record) = line.content else {
        result.append(line)
        continue
      }
      let hadTouches = !record.touches.isEmpty
      change(&record)
      if hadTouches && record.touches.isEmpty && !record.isTick && record.members.isEmpty {
        continue
      }
      result.append(TraceLine(.record(record), number: line.number))
    }
    return result
  }

  static func replacing(
    _ index: Int, of lines: [TraceLine], _ record: TraceRecord
  ) -> [TraceLine] {
    var lines = lines
    lines[index].content = .record(record)
    return lines
  }

  static func isEnd(_ line: TraceLine) -> Bool {
    if case .end = line.content { return true }
    return false
  }

  /// The newest time of a line other than the closing one.
  static func lastTime(of lines: [TraceLine]) -> Timestamp {
    var last = Timestamp.zero
    for line in lines {
      if case .record(let record) = line.content, let time = record.time { last = max(last, time) }
    }
    return last
  }

  /// The lines with a closing line that counts rightly, if they have one.
  static func closed(_ lines: [TraceLine]) -> [TraceLine] {
    var lines = lines
    guard let index = lines.lastIndex(where: { isEnd($0) }),
      case .end(var end) = lines[index].content
    else { return lines }
    end.frames = 0
    for line in lines {
      if case .record(let record) = line.content, !record.touches.isEmpty { end.frames += 1 }
    }
    lines[index].content = .end(end)
    return lines
  }
}
