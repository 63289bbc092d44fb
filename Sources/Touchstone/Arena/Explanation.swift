/// One decision about a gesture, with what led to it.
public struct Explanation: Hashable, Sendable {
  /// Whose gesture it is.
  public var recognizer: RecognizerID
  /// When it was decided.
  public var time: Timestamp
  /// What was decided.
  public var outcome: Outcome
  /// Who held its claim back before, and since when.
  public var hold: Hold?

  /// What can be decided about a gesture.
  public enum Outcome: Hashable, Sendable {
    /// It began or was recognized; the others lost because of it.
    case won(GestureCause, over: [RecognizerID])
    /// It failed.
    case failed(FailureReason)
    /// It ended by itself.
    case ended(GestureCause)
    /// It was cancelled.
    case cancelled(GestureCause)
  }

  /// A claim that had to wait.
  public struct Hold: Hashable, Sendable {
    /// Whom it waited for.
    public var holder: RecognizerID
    /// Since when.
    public var since: Timestamp

    /// Makes a hold.
    public init(holder: RecognizerID, since: Timestamp) {
      self.holder = holder
      self.since = since
    }
  }

  /// Makes an explanation.
  public init(
    recognizer: RecognizerID, time: Timestamp, outcome: Outcome, hold: Hold? = nil
  ) {
    self.recognizer = recognizer
    self.time = time
    self.outcome = outcome
    self.hold = hold
  }
}
