/// One line of a trace, in the units of the file.
public struct TraceLine: Equatable, Sendable {
  /// What a line is about.
  public enum Content: Equatable, Sendable {
    /// What holds for all other lines.
    indirect case header(TraceHeader)
    /// Which recognizers and rows the touches meet, and unknown keys beside it.
    case setup(JSONValue, unknown: [JSONMember])
    /// Touches, time, events of the app, notes, expectations.
    case record(TraceRecord)
    /// The regular end.
    case end(TraceEnd)
  }

  /// The line in the file, counted from 1; the record in a binary file.
  public var number: Int
  /// What it says.
  public var content: Content

  /// Makes a line.
  public init(_ content: Content, number: Int = 0) {
    self.content = content
    self.number = number
  }
}
