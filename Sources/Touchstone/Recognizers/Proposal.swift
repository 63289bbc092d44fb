/// What a recognizer wants after an input; the arena decides whether it happens.
public enum Proposal: Hashable, Sendable {
  /// Nothing to report.
  case none
  /// Start a continuous gesture; may be held back or refused.
  case begin(GestureCause)
  /// Report a discrete gesture; may be held back or refused.
  case recognize(GestureCause)
  /// Give up; nothing can stop this.
  case fail(FailureReason)
  /// Give up, and take the touches of this frame as the start of a new attempt.
  case failAndRestart(FailureReason)
  /// Report progress of a gesture that is under way.
  case change
  /// End a gesture that is under way.
  case end(GestureCause)
  /// Cancel a gesture that is under way.
  case cancel(GestureCause)
}
