extension TrackRemoval.Decision {
  /// The decision in words, with its reason.
  public var text: String {
    switch self {
    case .knows(let verdict): verdict.text
    case .asks(let track, let token): "asks to remove \(track.text), token \(token.number)"
    case .refuses(let track, _, let verdict): "keeps \(track.text): \(verdict.text)"
    case .works(let token, let snapshot): "token \(token.number) is done, snapshot \(snapshot)"
    case .isUseless(let token, let error): "token \(token.number) failed: \(error.text)"
    case .fails(let token, let reason): "token \(token.number) failed: \(reason)"
    case .ignores(.asked(let token)): "ignored: token \(token.number) is under way"
    case .ignores(.unknown(let token)): "ignored: nothing waits for token \(token.number)"
    }
  }
}
