public import Touchstone

/// One thing that a recording says, in points and nanoseconds, ready to be replayed.
public struct TraceEvent: Equatable, Sendable {
  /// What a recording can say.
  public enum Kind: Equatable, Sendable {
    /// What holds for everything else.
    indirect case header(TraceHeader)
    /// Which recognizers and rows the touches meet.
    case setup(JSONValue)
    /// What the fingers did at one moment; touches in the order cancelled, ended, moved, began.
    case frame(TouchFrame)
    /// Time passes without a touch.
    case tick
    /// A recognizer is switched or reset.
    case control(JSONValue)
    /// Something happened in the app.
    case host(JSONValue)
    /// A remark.
    case note(String)
    /// What must be true; judged after everything else with the same time.
    case expect(JSONValue)
    /// The regular end.
    case end(TraceEnd)
  }

  /// What it says.
  public var kind: Kind
  /// When; nil for header, setup and expectations about the end.
  public var time: Timestamp?
  /// The line in the file, counted from 1; the record in a binary file; 0 if it has none.
  public var line: Int
  /// Why the system took touches away, beside a frame that cancels.
  public var why: String?

  /// Makes an event.
  public init(_ kind: Kind, time: Timestamp? = nil, line: Int = 0, why: String? = nil) {
    self.kind = kind
    self.time = time
    self.line = line
    self.why = why
  }
}
