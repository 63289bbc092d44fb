/// What a trace does to a recognizer beside touching it.
public struct TraceControl: Equatable, Sendable {
  /// What is done.
  public enum Action: Equatable, Sendable {
    /// It takes part from now on.
    case enable
    /// It no longer takes part; a gesture under way is cancelled.
    case disable
    /// It forgets the gesture under way.
    case reset
  }

  /// The recognizer.
  public var name: String
  /// What is done.
  public var action: Action

  /// Reads a `control`.
  public init(_ value: JSONValue, line: Int) throws(TraceError) {
    var object = try KeyedObject(value, path: "control", line: line)
    name = try object.text("r")
    if let enabled = object.value("enabled") {
      guard let isEnabled = enabled.bool else {
        throw object.bad("enabled", "true or false", enabled)
      }
      action = isEnabled ? .enable : .disable
    } else {
      guard object.value("reset")?.integer == 1 else {
        throw TraceError(
          line: line, expected: "control to have enabled (true or false) or reset 1",
          found: value.text)
      }
      action = .reset
    }
    try object.finish()
  }
}
