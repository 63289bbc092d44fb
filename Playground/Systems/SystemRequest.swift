public import Touchstone

/// What a system asks of its host; each is to be answered, if at all, under its token.
public enum SystemRequest: Hashable, Sendable {
  /// Delete a timer from the store for good; answer with `finish`.
  case deleteTimer(id: String, DeletionToken)
  /// Send a request to the server; answer with `answer` or `unreachable`.
  case send(RemoteRequest, DeletionToken)
  /// The answer to a request is not wanted any more, but still counts if it comes.
  case stop(DeletionToken)
  /// A track was removed although that was taken back: add it to the server's playlist again.
  case addAgain(Track)
  /// Play something, as in "play Low Tide".
  case play(String)
}
