/// The pictures of a motion, each computed when asked for.
public struct MotionFrames<Source: Trajectory>: RandomAccessCollection, Equatable, Sendable {
  /// What moves.
  public let source: Source
  /// How many frames a second holds.
  public let rate: FrameRate
  /// 0, the start.
  @inlinable
  public var startIndex: Int { 0 }
  /// One more than the last frame.
  public let endIndex: Int

  /// Counts the frames of a motion; at most `limit`, at least one.
  public init(of source: Source, at rate: FrameRate, limit: Int = 1_000_000) {
    self.source = source
    self.rate = rate
    // Beyond that neighbouring frames would have the same time; where Int is short, it ends before.
    let most = Swift.max(1, Swift.min(limit, Int(clamping: Int64(1) << 40)))
    guard let end = source.settlingTime, end <= rate.seconds(ofFrame: most - 1) else {
      endIndex = most
      return
    }
    var last = Int(Swift.max(0, end) * Double(rate.framesPerSecond))
    // The product may be rounded to either side of the frame that is meant.
    while last > 0, rate.seconds(ofFrame: last - 1) >= end { last -= 1 }
    while rate.seconds(ofFrame: last) < end { last += 1 }
    endIndex = last + 1
  }

  /// One frame; any index is answered, frames before the first as that.
  @inlinable
  public subscript(index: Int) -> MotionFrame<Source.Value> {
    let time = rate.seconds(ofFrame: index)
    let state = source.state(at: time)
    return MotionFrame(index: index, time: time, value: state.value, velocity: state.velocity)
  }
}
