/// How often touches made no sense; none of them stops an arena.
public struct ArenaFaults: Hashable, Sendable {
  /// Moves, lifts and cancels of fingers that are not down; ignored.
  public var unknownTouches: Int = 0
  /// Places that are no finite numbers, or more than a billion points away; a lift is kept at the
  /// last place, the rest is ignored.
  public var notFinite: Int = 0
  /// Times before the newest one; taken as the newest.
  public var clampedTimes: Int = 0
  /// Landings of a finger that is down, so that its lift must have been lost; it is cancelled first.
  public var lostLifts: Int = 0
  /// Fingers beyond the 32 that can be down together; ignored.
  public var tooManyFingers: Int = 0
  /// Coalesced samples later than their frame; ignored.
  public var lateSamples: Int = 0

  /// No faults.
  public init() {}

  /// All of them together.
  public var total: Int {
    unknownTouches + notFinite + clampedTimes + lostLifts + tooManyFingers + lateSamples
  }
}
