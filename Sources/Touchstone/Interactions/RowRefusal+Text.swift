extension RowRefusal {
  /// The reason in words.
  public var text: String {
    switch self {
    case .noSuchRow(let id): "there is no row \(id.text)"
    case .exists(let id): "there is a row \(id.text) already"
    case .noName: "a row needs a name"
    case .held(let id): "a finger holds row \(id.text)"
    case .disabled(let id): "row \(id.text) is disabled"
    case .busy(let id, let token):
      "row \(id.text) is being deleted, token \(token.number)"
    case .noActions(let id, let side): "row \(id.text) has no \(side.name) actions"
    case .notRevealed(let id, let action): "row \(id.text) does not reveal '\(action)'"
    case .same: "it is so already"
    case .badLayout(let error): error.text
    case .notAsked(let token): "no question waits under token \(token.number)"
    case .unknown(let token): "no request waits under token \(token.number)"
    case .cannotBeUndone(let token):
      "token \(token.number) cannot be taken back, it hid nothing"
    case .edge(let id, let inset):
      "the finger landed on row \(id.text) within \(Decimals.short(inset)) pt of the edge"
    case .otherFinger: "another finger owns the list"
    case .besideRows: "there is no row under the finger"
    }
  }
}
