import Touchstone

/// What must be true of deletions by their tokens.
struct TokenLaws: Equatable {
  /// Tokens that were given out, for a question or a deletion.
  private(set) var given: Int = 0
  /// Tokens for which something was deleted.
  private(set) var deleted: [DeletionToken] = []
  /// Tokens whose deletion was taken back.
  private(set) var undone: [DeletionToken] = []

  /// Takes in that somebody is asked, or that something is deleted.
  mutating func hear(_ effect: RowEffect) -> BrokenLaw? {
    guard let token = effect.token else { return nil }
    switch effect {
    case .confirm:
      if token.number != given + 1 {
        return BrokenLaw("I7", "token \(token.number) is asked about after \(given)")
      }
      given = token.number
    case .delete:
      if deleted.contains(token) {
        return BrokenLaw("I7", "token \(token.number) deletes twice")
      }
      if token.number > given + 1 {
        return BrokenLaw("I7", "token \(token.number) deletes after \(given)")
      }
      given = max(given, token.number)
      deleted.append(token)
    case .cancelDelete:
      undone.append(token)
    case .recreate:
      guard let place = undone.firstIndex(of: token) else {
        return BrokenLaw("I7", "token \(token.number) makes again what was not taken back")
      }
      undone.remove(at: place)
    default:
      if !deleted.contains(token) {
        return BrokenLaw("I7", "\(effect.name) of token \(token.number), which deleted nothing")
      }
    }
    return nil
  }
}
