public import Touchstone

extension TraceShrinker {
  /// The smallest frames found for which something holds; the same ones if it does not hold at all.
  public static func shrink(
    _ frames: [TouchFrame], limit: Int = 5000, while holds: ([TouchFrame]) -> Bool
  ) -> [TouchFrame] {
    withoutActuallyEscaping(holds) { holds in
      var shrinker = TraceShrinker(limit: limit) { holds(TraceShrinker.frames(of: $0)) }
      let lines = frames.map { frame in
        var record = TraceRecord(time: frame.time)
        record.touches = frame.touches
        record.coalesced = frame.coalesced
        return TraceLine(.record(record))
      }
      return TraceShrinker.frames(of: shrinker.shrink(lines))
    }
  }

  private static func frames(of lines: [TraceLine]) -> [TouchFrame] {
    lines.compactMap { line in
      guard case .record(let record) = line.content, let time = record.time else { return nil }
      return TouchFrame(time: time, touches: record.touches, coalesced: record.coalesced)
    }
  }
}
