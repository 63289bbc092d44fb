/// What an input to a card leads to, and why nothing if nothing.
public enum TapDecision: Hashable, Sendable {
  /// A finger landed on the button.
  case presses
  /// The finger's lift was lost; it landed anew, on the button or beside it.
  case startsAnew(lands: Bool)
  /// The finger came back onto the button.
  case enters
  /// The finger left the button.
  case leaves
  /// The item is played.
  case taps
  /// The item would be played, but nobody wants to know.
  case isUnhandled
  /// No tap: the finger lifted beside the button.
  case liftsOutside
  /// No tap: the touch was taken away.
  case isTakenAway
  /// Another item is shown, or none.
  case showsItem
  /// No tap: another item is shown than the one that was pressed.
  case losesItem
  /// Somebody wants to know about taps, or nobody any more.
  case takesHandler
  /// The button is somewhere else.
  case takesLayout
  /// Nothing.
  case ignores(Ignored)

  /// Why an input leads to nothing.
  public enum Ignored: UInt8, Hashable, Sendable, CaseIterable {
    /// The card is empty.
    case empty
    /// The finger landed beside the button.
    case besideButton
    /// That finger did not land on the button.
    case notPressed
    /// Another finger presses it.
    case otherFinger
    /// It is so already.
    case same
  }
}
