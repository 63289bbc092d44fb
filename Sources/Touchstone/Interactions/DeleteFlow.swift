/// Deletes one thing: asks the person, asks the repository, and copes with late and wrong answers.
///
/// It is used by rows and works without one. Every question carries a token; an answer whose token
/// does not match changes nothing.
///
/// | state | input | to | effects |
/// | --- | --- | --- | --- |
/// | idle | ask, if the person is asked | confirming | confirm |
/// | idle | ask otherwise, begin | deleting | delete, hide if optimistic |
/// | confirming | answer no | idle | declined |
/// | confirming | answer yes | deleting | delete, hide if optimistic |
/// | deleting | result: done | gone | removed |
/// | deleting | result: failed | idle | restore if optimistic, else failed |
/// | deleting, optimistic | undo | idle | restore, cancelDelete |
/// | any but gone | result of an undone token: done | no change | recreate |
public struct DeleteFlow: Machine {
  /// What can happen to it.
  public enum Input: Hashable, Sendable {
    /// Somebody wants to delete.
    case ask
    /// Somebody wants to delete who has asked the person already.
    case begin
    /// The person answers.
    case answer(DeletionToken, yes: Bool)
    /// The repository answers; a reason means that it failed.
    case result(DeletionToken, failure: String?)
    /// The person takes it back.
    case undo(DeletionToken)
  }

  /// What its host shall do, or is told.
  public enum Effect: Hashable, Sendable {
    /// Ask the person.
    case confirm(DeletionToken)
    /// The person said no.
    case declined(DeletionToken)
    /// Delete for good.
    case delete(DeletionToken)
    /// Take it out of sight.
    case hide(DeletionToken)
    /// It is gone.
    case removed(DeletionToken)
    /// It could not be deleted and was visible all the time.
    case failed(DeletionToken, reason: String)
    /// Show it again; with a reason if it could not be deleted.
    case restore(DeletionToken, reason: String?)
    /// Stop deleting, if that is still possible.
    case cancelDelete(DeletionToken)
    /// It was deleted although that was taken back: make it again.
    case recreate(DeletionToken)
  }

  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// Nothing is being deleted.
    case idle
    /// The person is asked.
    case confirming(DeletionToken)
    /// The repository is asked.
    case deleting(DeletionToken)
    /// It does not exist any more.
    case gone
  }

  /// Whether the person is asked first.
  public let confirms: Bool
  /// Whether it disappears at once and comes back on failure.
  public let isOptimistic: Bool
  /// How far it has come.
  public private(set) var state: State = .idle
  /// Tokens that were taken back and whose results are still to come, in order.
  public private(set) var undone: [DeletionToken] = []
  /// The number of the next token; a list that owns many flows numbers them together.
  var nextToken: DeletionToken = DeletionToken(1)

  /// Makes a flow with nothing to delete.
  public init(confirms: Bool = true, isOptimistic: Bool = false) {
    self.confirms = confirms
    self.isOptimistic = isOptimistic
  }

  /// Handles one input and appends what the host shall do, in order.
  public mutating func send(_ input: Input, into effects: inout [Effect]) {
    switch (state, input) {
    case (.idle, .ask):
      let token = takeToken()
      if confirms {
        state = .confirming(token)
        effects.append(.confirm(token))
      } else {
        delete(token, &effects)
      }
    case (.idle, .begin):
      delete(takeToken(), &effects)
    case (.confirming(let token), .answer(let answered, let yes)) where answered == token:
      if yes {
        delete(token, &effects)
      } else {
        state = .idle
        effects.append(.declined(token))
      }
    case (.deleting(let token), .result(let answered, let failure)) where answered == token:
      state = failure == nil ? .gone : .idle
      if let failure {
        effects.append(
          isOptimistic ? .restore(token, reason: failure) : .failed(token, reason: failure))
      } else {
        effects.append(.removed(token))
      }
    case (.deleting(let token), .undo(let answered)) where answered == token && isOptimistic:
      state = .idle
      undone.append(token)
      effects.append(.restore(token, reason: nil))
      effects.append(.cancelDelete(token))
    case (.idle, .result(let token, let failure)), (.confirming, .result(let token, let failure)),
      (.deleting, .result(let token, let failure)):
      guard let index = undone.firstIndex(of: token) else { break }
      undone.remove(at: index)
      if failure == nil { effects.append(.recreate(token)) }
    case (.idle, .answer), (.idle, .undo), (.confirming, .answer), (.confirming, .undo),
      (.deleting, .answer), (.deleting, .undo):
      break  // An answer that nobody waits for, or one to another question.
    case (.confirming, .ask), (.confirming, .begin), (.deleting, .ask), (.deleting, .begin):
      break  // It is being deleted already.
    case (.gone, _):
      break  // Gone is gone.
    }
  }

  private mutating func takeToken() -> DeletionToken {
    let token = nextToken
    nextToken = token.next
    return token
  }

  private mutating func delete(_ token: DeletionToken, _ effects: inout [Effect]) {
    state = .deleting(token)
    effects.append(.delete(token))
    if isOptimistic { effects.append(.hide(token)) }
  }
}
