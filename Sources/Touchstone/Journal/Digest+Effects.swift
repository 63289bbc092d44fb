extension Digest {
  /// Adds an effect of a row: when, what, which row, and its action, token and reason where it has
  /// them.
  public mutating func combine(_ effect: RowEffect, at time: Timestamp) {
    combine(time)
    combine(effect.name)
    combine(effect.row?.text ?? "")
    if let token = effect.token { combine(token.number) }
    if let action = effect.action { combine(action) }
    if let reason = effect.reason { combine(reason) }
  }
}
