extension TapDecision {
  /// The decision in words, with its reason.
  public var text: String {
    switch self {
    case .presses: "pressed: the finger landed on the button"
    case .startsAnew(let lands):
      "no tap: the finger's lift was lost, it landed anew \(lands ? "on" : "beside") the button"
    case .enters: "pressed again: the finger came back onto the button"
    case .leaves: "not pressed for now: the finger left the button"
    case .taps: "tap: the finger lifted on the button"
    case .isUnhandled: "tap that nobody handles: the finger lifted on the button"
    case .liftsOutside: "no tap: the finger lifted beside the button"
    case .isTakenAway: "no tap: the touch was taken away"
    case .showsItem: "shows another item"
    case .losesItem: "no tap: another item is shown than the one that was pressed"
    case .takesHandler: "takes another handler"
    case .takesLayout: "takes another place for the button"
    case .ignores(let why): "ignored: \(why.text)"
    }
  }
}

extension TapDecision.Ignored {
  /// The reason in words.
  public var text: String {
    switch self {
    case .empty: "the card is empty"
    case .besideButton: "the finger landed beside the button"
    case .notPressed: "no finger presses the button"
    case .otherFinger: "another finger presses the button"
    case .same: "it is so already"
    }
  }
}
