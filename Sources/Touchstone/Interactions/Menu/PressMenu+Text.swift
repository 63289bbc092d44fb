extension PressMenu.Decision {
  /// The decision in words, with its reason.
  public var text: String {
    switch self {
    case .shows(let item): "shows the menu of \(item.text)"
    case .refuses(let item, let verdict): "no menu of \(item.text): \(verdict.text)"
    case .performs(let item): "does to \(item.text) what the menu offers"
    case .dismisses(let item): "closes the menu of \(item.text)"
    case .losesItem(let item): "closes the menu of \(item.text), which is gone"
    case .ignores(let why): "ignored: \(why.text)"
    }
  }
}

extension PressMenu.Ignored {
  /// The reason in words.
  public var text: String {
    switch self {
    case .nothingUnderFinger: "nothing lies under the finger"
    case .busy(let item): "the menu of \(item.text) is shown, one at a time"
    case .noMenu: "no menu is shown"
    case .otherItem(let item): "no menu of \(item.text) is shown"
    case .outlives(let item): "the menu stays although \(item.text) is gone"
    }
  }
}
