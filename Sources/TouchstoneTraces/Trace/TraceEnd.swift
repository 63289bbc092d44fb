public import Touchstone

/// The closing line of a trace.
public struct TraceEnd: Equatable, Sendable {
  /// When the recording ended.
  public var time: Timestamp
  /// How many lines with touches came before it.
  public var frames: Int
  /// Keys that this package does not know.
  public var unknown: [JSONMember]

  /// Makes a closing line.
  public init(time: Timestamp, frames: Int, unknown: [JSONMember] = []) {
    self.time = time
    self.frames = frames
    self.unknown = unknown
  }
}
