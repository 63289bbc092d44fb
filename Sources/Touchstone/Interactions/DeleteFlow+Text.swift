extension DeleteFlow.Decision {
  /// The decision in words, with its reason.
  public var text: String {
    switch self {
    case .asks(let token): "asks the person, token \(token.number)"
    case .deletes(let token): "deletes, token \(token.number)"
    case .declines(let token): "keeps it: the person said no to token \(token.number)"
    case .removes(let token): "is gone: token \(token.number) was deleted"
    case .fails(let token, let reason): "keeps it: token \(token.number) failed: \(reason)"
    case .takesBack(let token): "takes token \(token.number) back"
    case .recreates(let token):
      "makes it again: token \(token.number) was deleted although it was taken back"
    case .stoppedInTime(let token):
      "keeps it: token \(token.number) was taken back in time"
    case .ignores(let why): "ignored: \(why.text)"
    }
  }
}

extension DeleteFlow.Ignored {
  /// The reason in words.
  public var text: String {
    switch self {
    case .busy(let token): "it is being deleted already, token \(token.number)"
    case .notAsked(let token): "no question waits under token \(token.number)"
    case .unknown(let token): "no request waits under token \(token.number)"
    case .cannotBeUndone(let token): "token \(token.number) cannot be taken back, it hid nothing"
    case .gone: "it is gone"
    }
  }
}
