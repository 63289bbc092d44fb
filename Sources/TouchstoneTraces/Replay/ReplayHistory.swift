public import Touchstone

/// A replay that can go back to any moment, and on from there.
///
/// It keeps what was played and, now and then, a copy of the whole replay; any state in between is
/// played again from the copy before it, bit for bit. Memory grows with the recording, so it is for
/// tests and for looking closer, not for hours of touches. A copy of a history is a fork.
///
/// ```swift
/// var history = ReplayHistory(try Replay(setup))
/// for event in events { try history.handle(event) }
/// let before = try history.replay(at: .milliseconds(300))
/// try history.rewind(to: .milliseconds(300))
/// ```
public struct ReplayHistory: Sendable {
  /// Everything that was played, in order.
  public private(set) var played: [TraceEvent] = []
  /// The replay after everything that was played.
  public private(set) var current: Replay
  /// How many events lie between two copies.
  private let interval: Int
  private var savePoints: [Replay]

  /// Starts with a replay that has played nothing, and copies it every so many events.
  public init(_ replay: Replay, savingEvery interval: Int = 64) {
    current = replay
    savePoints = [replay]
    self.interval = max(1, interval)
  }

  /// Plays one event and gives what came of it; one that cannot be understood changes nothing.
  @discardableResult
  public mutating func handle(_ event: TraceEvent) throws(TraceError) -> [ReplayEvent] {
    var next = current
    var events: [ReplayEvent] = []
    try next.handle(event, into: &events)
    current = next
    played.append(event)
    if played.count % interval == 0 { savePoints.append(current) }
    return events
  }

  /// The replay as it was when a moment was over.
  public func replay(at time: Timestamp) throws(TraceError) -> Replay {
    try replay(after: count(until: time), at: time)
  }

  /// Takes back everything that was played after a moment.
  public mutating func rewind(to time: Timestamp) throws(TraceError) {
    let count = count(until: time)
    current = try replay(after: count, at: nil)
    played.removeSubrange(count...)
    savePoints.removeSubrange((count / interval + 1)...)
  }

  /// Takes back the newest event; nothing if there is none.
  public mutating func stepBack() throws(TraceError) {
    guard !played.isEmpty else { return }
    current = try replay(after: played.count - 1, at: nil)
    played.removeLast()
    savePoints.removeSubrange((played.count / interval + 1)...)
  }

  /// The moment of the first event after which the two are not the same; nil if there is none.
  ///
  /// What was played may differ and yet come to the same.
  public func firstDifference(from other: ReplayHistory) throws(TraceError) -> Timestamp? {
    let count = min(played.count, other.played.count)
    var left = savePoints[0]
    var right = other.savePoints[0]
    guard left == right else { return left.now }
    for index in 0..<count {
      var ignored: [ReplayEvent] = []
      try left.handle(played[index], into: &ignored)
      try right.handle(other.played[index], into: &ignored)
      if left != right { return min(left.now, right.now) }
    }
    guard played.count != other.played.count else { return nil }
    let longer = played.count > count ? played : other.played
    return longer[count].time ?? left.now
  }

  /// Events up to a moment; those without a time count with the ones before them.
  private func count(until time: Timestamp) -> Int {
    played.firstIndex { event in event.time.map { $0 > time } ?? false } ?? played.count
  }

  private func replay(after count: Int, at time: Timestamp?) throws(TraceError) -> Replay {
    var replay = savePoints[count / interval]
    var ignored: [ReplayEvent] = []
    for event in played[(count / interval * interval)..<count] {
      try replay.handle(event, into: &ignored)
    }
    if let time, time > replay.now {
      try replay.handle(TraceEvent(.tick, time: time), into: &ignored)
    }
    return replay
  }
}
