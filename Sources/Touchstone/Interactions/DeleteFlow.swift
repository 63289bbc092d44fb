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

  /// The token of the question or the request that waits for its answer; nil for none.
  public var token: DeletionToken? {
    switch state {
    case .confirming(let token), .deleting(let token): token
    case .idle, .gone: nil
    }
  }

  /// Whether an answer under a token can still lead to anything.
  public func isWaiting(for token: DeletionToken) -> Bool {
    switch state {
    case .confirming(token), .deleting(token): true
    case .idle, .confirming, .deleting: undone.contains(token)
    case .gone: false
    }
  }

  /// Asks first, and shows the thing until the repository has answered.
  public static let seed: DeleteFlow = DeleteFlow(confirms: true, isOptimistic: false)

  /// Asks nobody, hides the thing at once, and can be taken back.
  public static let standard: DeleteFlow = DeleteFlow(confirms: false, isOptimistic: true)

  /// What an input would lead to now, and why.
  public func decision(on input: Input) -> Decision {
    switch (state, input) {
    case (.idle, .ask): confirms ? .asks(nextToken) : .deletes(nextToken)
    case (.idle, .begin): .deletes(nextToken)
    case (.confirming(let token), .ask), (.confirming(let token), .begin),
      (.deleting(let token), .ask), (.deleting(let token), .begin):
      .ignores(.busy(token))
    case (.confirming(let token), .answer(let answered, let yes)) where answered == token:
      yes ? .deletes(token) : .declines(token)
    case (.idle, .answer(let token, _)), (.confirming, .answer(let token, _)),
      (.deleting, .answer(let token, _)):
      .ignores(.notAsked(token))
    case (.deleting(let token), .result(let answered, let failure)) where answered == token:
      failure.map { .fails(token, reason: $0) } ?? .removes(token)
    case (.idle, .result(let token, let failure)), (.confirming, .result(let token, let failure)),
      (.deleting, .result(let token, let failure)):
      !undone.contains(token)
        ? .ignores(.unknown(token)) : failure == nil ? .recreates(token) : .stoppedInTime(token)
    case (.deleting(let token), .undo(let answered)) where answered == token:
      isOptimistic ? .takesBack(token) : .ignores(.cannotBeUndone(token))
    case (.idle, .undo(let token)), (.confirming, .undo(let token)), (.deleting, .undo(let token)):
      .ignores(.unknown(token))
    case (.gone, _): .ignores(.gone)
    }
  }

  /// Handles one input and appends what the host shall do, in order.
  public mutating func send(_ input: Input, into effects: inout [Effect]) {
    switch decision(on: input) {
    case .asks(let token):
      nextToken = token.next
      state = .confirming(token)
      effects.append(.confirm(token))
    case .deletes(let token):
      nextToken = max(nextToken, token.next)
      state = .deleting(token)
      effects.append(.delete(token))
      if isOptimistic { effects.append(.hide(token)) }
    case .declines(let token):
      state = .idle
      effects.append(.declined(token))
    case .removes(let token):
      state = .gone
      effects.append(.removed(token))
    case .fails(let token, let reason):
      state = .idle
      effects.append(
        isOptimistic ? .restore(token, reason: reason) : .failed(token, reason: reason))
    case .takesBack(let token):
      state = .idle
      undone.append(token)
      effects.append(.restore(token, reason: nil))
      effects.append(.cancelDelete(token))
    case .recreates(let token):
      undone.removeAll { $0 == token }
      effects.append(.recreate(token))
    case .stoppedInTime(let token):
      undone.removeAll { $0 == token }
    case .ignores:
      break
    }
  }
}
