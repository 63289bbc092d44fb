public import Touchstone

/// One line of a trace that is neither header nor setup nor end, in the units of the file.
public struct TraceRecord: Equatable, Sendable {
  /// When it happened, since the first frame; nil only for expectations about the end.
  public var time: Timestamp?
  /// What the fingers did, in the order of the line; positions in the units of the file.
  public var touches: [Touch] = []
  /// Older samples that came with it; positions in the units of the file.
  public var coalesced: [TouchSample] = []
  /// Whether the line only lets time pass.
  public var isTick: Bool = false
  /// Everything else in the line: why, control, host, note, expect and unknown keys, in order.
  public var members: [JSONMember] = []

  /// Makes a line without content.
  public init(time: Timestamp?) {
    self.time = time
  }

  /// Forgets everything and keeps the storage.
  mutating func clear() {
    time = nil
    touches.removeAll(keepingCapacity: true)
    coalesced.removeAll(keepingCapacity: true)
    isTick = false
    if !members.isEmpty { members = [] }
  }

  /// The value of a key other than touches, samples and tick.
  public subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
