import Touchstone

/// Makes a trace smaller while something about it stays true.
///
/// It leaves out whole fingers, then groups of lines, then single lines (Zeller's delta debugging),
/// then rounds coordinates, and starts over until nothing more goes. A candidate never has more
/// touches that make no sense than the trace had. Header and setup stay.
public struct TraceShrinker {
  /// How many candidates were tried.
  public private(set) var attempts: Int = 0
  /// The most candidates that are tried.
  public let limit: Int
  private let holds: ([TraceLine]) -> Bool
  private var strays: Int = 0

  /// Makes a shrinker that keeps what `holds` says true.
  public init(limit: Int = 20_000, while holds: @escaping ([TraceLine]) -> Bool) {
    self.limit = limit
    self.holds = holds
  }

  /// The smallest trace found; the same one if nothing can go, or if it does not hold at all.
  public mutating func shrink(_ lines: [TraceLine]) -> [TraceLine] {
    strays = TraceShrinker.strays(in: lines)
    guard holds(lines) else { return lines }
    var best = lines
    var size = Int.max
    while attempts < limit, TraceShrinker.size(of: best) < size {
      size = TraceShrinker.size(of: best)
      leaveOutFingers(&best)
      leaveOutLines(&best)
      leaveOutTouches(&best)
      shortenEnd(&best)
      roundCoordinates(&best)
    }
    return TraceShrinker.closed(best)
  }

  /// Tries a candidate and keeps it if it still holds.
  private mutating func accept(_ candidate: [TraceLine], as best: inout [TraceLine]) -> Bool {
    guard attempts < limit, TraceShrinker.strays(in: candidate) <= strays else { return false }
    attempts += 1
    guard holds(TraceShrinker.closed(candidate)) else { return false }
    best = candidate
    return true
  }

  private mutating func leaveOutFingers(_ best: inout [TraceLine]) {
    var ids: [TouchID] = []
    for line in best {
      guard case .record(let record) = line.content else { continue }
      for touch in record.touches where !ids.contains(touch.id) { ids.append(touch.id) }
    }
    for id in ids {
      let candidate = TraceShrinker.changed(best) { record in
        record.touches.removeAll { $0.id == id }
        record.coalesced.removeAll { $0.id == id }
      }
      _ = accept(candidate, as: &best)
    }
  }

  /// Leaves out lines in groups, which halve until they are single lines.
  private mutating func leaveOutLines(_ best: inout [TraceLine]) {
    var group = best.count
    while group >= 1 {
      var end = best.count
      while end > 0 {
        let start = max(0, end - group)
        let candidate = best.enumerated().filter { index, line in
          guard index >= start, index < end, case .record(let record) = line.content else {
            return true
          }
          return record["expect"] != nil
        }.map { $0.element }
        if candidate.count < best.count { _ = accept(candidate, as: &best) }
        end = start
      }
      group /= 2
    }
  }

  /// Leaves single touches out of frames of several, and everything that is no touch.
  private mutating func leaveOutTouches(_ best: inout [TraceLine]) {
    for index in best.indices.reversed() {
      guard index < best.count, case .record(let record) = best[index].content else { continue }
      if !record.coalesced.isEmpty {
        var smaller = record
        smaller.coalesced = []
        _ = accept(TraceShrinker.replacing(index, of: best, smaller), as: &best)
      }
      guard record.touches.count > 1 else { continue }
      for touch in record.touches {
        guard case .record(var smaller) = best[index].content, smaller.touches.count > 1 else {
          break
        }
        smaller.touches.removeAll { $0.id == touch.id }
        _ = accept(TraceShrinker.replacing(index, of: best, smaller), as: &best)
      }
    }
  }

  /// Lets the trace end with its last line.
  private mutating func shortenEnd(_ best: inout [TraceLine]) {
    guard let index = best.lastIndex(where: { TraceShrinker.isEnd($0) }),
      case .end(var end) = best[index].content
    else { return }
    let last = TraceShrinker.lastTime(of: best)
    guard end.time > last else { return }
    end.time = last
    var candidate = best
    candidate[index].content = .end(end)
    _ = accept(candidate, as: &best)
  }

  /// Rounds to whole numbers, all at once if that goes, else line by line.
  private mutating func roundCoordinates(_ best: inout [TraceLine]) {
    func round(_ record: inout TraceRecord) {
      for index in record.touches.indices {
        let position = record.touches[index].position
        record.touches[index].position = Point(
          x: position.x.rounded(.toNearestOrEven), y: position.y.rounded(.toNearestOrEven))
        record.touches[index].pressure = nil
      }
    }
    let whole = TraceShrinker.changed(best, round)
    if whole == best || accept(whole, as: &best) { return }
    for index in best.indices {
      guard case .record(var record) = best[index].content else { continue }
      let before = record
      round(&record)
      if record != before {
        _ = accept(TraceShrinker.replacing(index, of: best, record), as: &best)
      }
    }
  }
}
