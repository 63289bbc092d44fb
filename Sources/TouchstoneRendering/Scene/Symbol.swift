/// Icons that the package draws by itself, so that they look the same everywhere.
public enum Symbol: Hashable, Sendable, CaseIterable {
  /// A dustbin: delete.
  case trash
  /// A triangle that points to the right: play.
  case play
  /// A note: music.
  case note
  /// A clock face: a timer.
  case timer

  /// The one character that stands for the icon in text; one cell wide.
  public var character: Unicode.Scalar {
    switch self {
    case .trash: "\u{232b}"
    case .play: "\u{25b6}"
    case .note: "\u{266a}"
    case .timer: "\u{25f7}"
    }
  }
}
