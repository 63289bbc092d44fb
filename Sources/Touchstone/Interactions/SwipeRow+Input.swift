extension SwipeRow {
  /// What can happen to a row.
  public enum Input: Hashable, Sendable {
    /// A pan over the row reports.
    case pan(PanUpdate)
    /// A finger landed on the row and may still become anything.
    case touchDown(Timestamp)
    /// That finger became something else than a pan.
    case touchFailed(Timestamp)
    /// Time passes.
    case tick(Timestamp)
    /// The program opens a side.
    case open(RowSide, Timestamp)
    /// The program closes it.
    case close(Timestamp)
    /// The revealed action that deletes is tapped.
    case tapAction(Timestamp)
    /// A revealed action is tapped, by its name.
    case perform(String, Timestamp)
    /// Somebody who has asked the person already wants to delete it.
    case delete(Timestamp)
    /// The person answers whether to delete.
    case confirm(DeletionToken, yes: Bool, Timestamp)
    /// The repository answers; a reason means that it failed.
    case result(DeletionToken, failure: String?, Timestamp)
    /// The person takes the deletion back.
    case undo(DeletionToken, Timestamp)
    /// The row has another size, other actions or another direction.
    case layout(RowLayout, Timestamp)
    /// The row shall follow fingers, or not.
    case enabled(Bool, Timestamp)
    /// Movements after a release shall be skipped, or not.
    case reduceMotion(Bool, Timestamp)
    /// A movement that is under way shall be at its end now.
    case finish(Timestamp)

    /// When it happens.
    public var time: Timestamp {
      switch self {
      case .pan(let update):
        update.time
      case .touchDown(let time), .touchFailed(let time), .tick(let time), .open(_, let time),
        .close(let time), .tapAction(let time), .perform(_, let time), .delete(let time),
        .confirm(_, _, let time),
        .result(_, _, let time), .undo(_, let time), .layout(_, let time), .enabled(_, let time),
        .reduceMotion(_, let time), .finish(let time):
        time
      }
    }
  }
}
