extension Explanation {
  /// The decision as one sentence, for example
  /// `0.430 s: single was recognized: one tap; double had held it since 0.080 s`.
  ///
  /// - Parameter name: Gives the name of a recognizer.
  public func text(naming name: (RecognizerID) -> String) -> String {
    var text = "\(Decimals.fixed(time.seconds, decimals: 3)) s: \(name(recognizer)) "
    switch outcome {
    case .won(let cause, let losers):
      text += "won: \(cause.text(naming: name))"
      for (index, loser) in losers.enumerated() {
        text += index == 0 ? "; lost: \(name(loser))" : ", \(name(loser))"
      }
    case .failed(let reason):
      text += "failed: \(reason.text(naming: name))"
    case .ended(let cause):
      text += "ended: \(cause.text(naming: name))"
    case .cancelled(let cause):
      text += "was cancelled: \(cause.text(naming: name))"
    }
    if let hold {
      text += "; \(name(hold.holder)) had held it since "
      text += "\(Decimals.fixed(hold.since.seconds, decimals: 3)) s"
    }
    return text
  }
}
