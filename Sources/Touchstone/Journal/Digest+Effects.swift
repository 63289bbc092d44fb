extension Digest {
  /// Adds an effect of a row: when, what, which row, and its token and reason where it has them.
  public mutating func combine(_ effect: RowEffect, at time: Timestamp) {
    combine(time)
    combine(effect.name)
    combine(effect.row.text)
    switch effect {
    case .confirm(_, let token), .delete(_, let token):
      combine(token.number)
    case .deleteFailed(_, let token, let reason):
      combine(token.number)
      combine(reason)
    case .dragBegan, .show, .hide, .willOpen, .didOpen, .willClose, .didClose, .removed:
      break
    }
  }
}
