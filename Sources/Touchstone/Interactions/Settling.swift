/// A row on its way to where it will rest.
public struct Settling: Equatable, Sendable {
  /// The spring's movement, in points from closed, in seconds from `start`.
  public let motion: Motion<Double>
  /// When the release happened.
  public let start: Timestamp
  /// When it is at rest.
  public let end: Timestamp

  init(_ motion: Motion<Double>, at start: Timestamp) {
    self.motion = motion
    self.start = start
    end = motion.settlingTime.map(start.advanced(bySeconds:)) ?? .max
  }

  /// Where it will rest, in points from closed.
  public var target: Double { motion.target }

  /// Where the row is at a moment, in points; at the end exactly at its target.
  public func offset(at time: Timestamp) -> Double {
    time >= end ? target : motion.value(at: time.seconds(since: start))
  }

  /// How fast it moves at a moment, in points a second.
  public func velocity(at time: Timestamp) -> Double {
    time >= end ? 0 : motion.velocity(at: time.seconds(since: start))
  }
}
