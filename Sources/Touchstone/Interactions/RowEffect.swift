/// What a row asks its host to do, or tells it; the names are those of the trace format.
public enum RowEffect: Hashable, Sendable {
  /// A finger began to move the row.
  case dragBegan(RowID)
  /// The action area and its icon become visible.
  case show(RowID)
  /// The action area and its icon become invisible.
  case hide(RowID)
  /// The row starts to open.
  case willOpen(RowID)
  /// The row rests open.
  case didOpen(RowID)
  /// The row starts to close.
  case willClose(RowID)
  /// The row rests closed.
  case didClose(RowID)
  /// Ask the person whether to delete; answer with the token.
  case confirm(RowID, DeletionToken)
  /// Delete for good; answer with the token.
  case delete(RowID, DeletionToken)
  /// The row is gone.
  case removed(RowID)
  /// Deleting did not work; nothing is lost.
  case deleteFailed(RowID, DeletionToken, reason: String)

  /// The name that traces use.
  public var name: String {
    switch self {
    case .dragBegan: "dragBegan"
    case .show: "show"
    case .hide: "hide"
    case .willOpen: "willOpen"
    case .didOpen: "didOpen"
    case .willClose: "willClose"
    case .didClose: "didClose"
    case .confirm: "confirm"
    case .delete: "delete"
    case .removed: "removed"
    case .deleteFailed: "deleteFailed"
    }
  }

  /// The row that it is about.
  public var row: RowID {
    switch self {
    case .dragBegan(let row), .show(let row), .hide(let row), .willOpen(let row),
      .didOpen(let row), .willClose(let row), .didClose(let row), .confirm(let row, _),
      .delete(let row, _), .removed(let row), .deleteFailed(let row, _, _):
      row
    }
  }
}
