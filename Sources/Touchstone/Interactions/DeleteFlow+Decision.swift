extension DeleteFlow {
  /// What an input leads to, and why nothing if nothing.
  public enum Decision: Hashable, Sendable {
    /// The person is asked.
    case asks(DeletionToken)
    /// The repository is asked.
    case deletes(DeletionToken)
    /// The person said no.
    case declines(DeletionToken)
    /// The repository has done it.
    case removes(DeletionToken)
    /// The repository could not do it.
    case fails(DeletionToken, reason: String)
    /// The person takes it back.
    case takesBack(DeletionToken)
    /// The repository did it although it was taken back.
    case recreates(DeletionToken)
    /// The repository did not do it, as the person wanted.
    case stoppedInTime(DeletionToken)
    /// Nothing.
    case ignores(Ignored)
  }

  /// Why an input leads to nothing.
  public enum Ignored: Hashable, Sendable {
    /// It is being deleted already.
    case busy(DeletionToken)
    /// Nobody asked that question, or it has its answer.
    case notAsked(DeletionToken)
    /// Nobody waits for that token, or it has its answer.
    case unknown(DeletionToken)
    /// What stays visible until the answer comes cannot be taken back.
    case cannotBeUndone(DeletionToken)
    /// Gone is gone.
    case gone
  }
}
