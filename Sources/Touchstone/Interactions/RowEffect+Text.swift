extension RowEffect {
  /// What happened and why, in words.
  public var text: String {
    switch self {
    case .dragBegan: "a finger moves it"
    case .show: "its actions become visible"
    case .hide: "its actions become invisible"
    case .haptic: "crosses the full-swipe point"
    case .willOpen: "starts to open"
    case .didOpen: "rests open"
    case .willClose: "starts to close"
    case .didClose: "rests closed"
    case .select: "is selected: the finger lifted before it was anything else"
    case .tapConsumed: "is not selected: the touch closed or caught a row"
    case .outside: "a finger landed beside all rows"
    case .scroll: "lets go: the finger moves more across it than along it"
    case .yieldEdge: "lets go: the finger landed near the edge"
    case .openRefused: "does not open"
    case .menu: "shows its menu: the finger rested"
    case .action(_, let name): "does '\(name)'"
    case .confirm(_, let token): "asks whether to delete it, token \(token.number)"
    case .delete(_, let token): "asks the repository to delete it, token \(token.number)"
    case .hideRow(_, let token): "goes out of sight until token \(token.number) is answered"
    case .removed: "is gone"
    case .restore(_, let token, let reason):
      "is kept, token \(token.number): \(reason ?? "the person took it back")"
    case .deleteFailed(_, let token, let reason):
      "is kept and stays open, token \(token.number): \(reason)"
    case .cancelDelete(_, let token): "asks the repository to stop, token \(token.number)"
    case .recreate(_, let token):
      "must be made again: token \(token.number) was deleted although it was taken back"
    }
  }
}
