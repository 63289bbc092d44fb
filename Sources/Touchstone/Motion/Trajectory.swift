/// Something that can be asked where it is, how fast it moves, and when it has settled.
///
/// Nothing is stepped: every answer depends on the time alone, so frames may be asked for in any
/// order, twice, or not at all. Time is in seconds since the start.
public protocol Trajectory<Value>: Equatable, Sendable {
  /// What moves.
  associatedtype Value: VectorArithmetic

  /// Position and velocity some seconds after the start.
  func state(at time: Double) -> MotionState<Value>

  /// Seconds until it has settled; nil if it never does. From then on it stays where it is.
  var settlingTime: Double? { get }
}

extension Trajectory {
  /// The position some seconds after the start.
  @inlinable
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The change of the position per second, some seconds after the start.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// Whether it has settled.
  @inlinable
  public func isDone(at time: Double) -> Bool {
    guard let settlingTime else { return false }
    return time >= settlingTime
  }

  /// All pictures from the start to the first one at which it has settled.
  ///
  /// Frame n is at n divided by the rate, exactly; no error adds up. The frames are computed when
  /// asked for. A motion that does not settle within `limit` frames ends there, unsettled.
  @inlinable
  public func frames(at rate: FrameRate, limit: Int = 1_000_000) -> MotionFrames<Self> {
    MotionFrames(of: self, at: rate, limit: limit)
  }
}
