/// What a row asks its host to do, or tells it; the names are those of the trace format.
public enum RowEffect: Hashable, Sendable {
  /// A finger began to move the row.
  case dragBegan(RowID)
  /// The action area and its icon become visible.
  case show(RowID)
  /// The action area and its icon become invisible.
  case hide(RowID)
  /// The full-swipe point was crossed, in either direction.
  case haptic(RowID)
  /// The row starts to open.
  case willOpen(RowID)
  /// The row rests open.
  case didOpen(RowID)
  /// The row starts to close.
  case willClose(RowID)
  /// The row rests closed.
  case didClose(RowID)
  /// The row was tapped.
  case select(RowID)
  /// A tap closed something and does nothing else.
  case tapConsumed(RowID)
  /// A finger landed beside all rows.
  case outside
  /// The finger on the row scrolls the list.
  case scroll(RowID)
  /// The finger landed so near the edge that somebody else may want it.
  case yieldEdge(RowID)
  /// The row cannot be opened now.
  case openRefused(RowID)
  /// The finger rested: show the row's menu.
  case menu(RowID)
  /// An action that does not delete was tapped, or performed by a full swipe.
  case action(RowID, String)
  /// Ask the person whether to delete; answer with the token.
  case confirm(RowID, DeletionToken)
  /// Delete for good; answer with the token.
  case delete(RowID, DeletionToken)
  /// Take the row out of sight; it may come back.
  case hideRow(RowID, DeletionToken)
  /// The row is gone.
  case removed(RowID)
  /// The row is back, or closes again; with a reason if deleting failed.
  case restore(RowID, DeletionToken, reason: String?)
  /// Deleting did not work; nothing is lost, the row stays open.
  case deleteFailed(RowID, DeletionToken, reason: String)
  /// The person took it back: stop deleting, if that is still possible.
  case cancelDelete(RowID, DeletionToken)
  /// It was deleted although the person took it back: make it again.
  case recreate(RowID, DeletionToken)

  /// The name that traces use.
  public var name: String {
    switch self {
    case .dragBegan: "dragBegan"
    case .show: "show"
    case .hide: "hide"
    case .haptic: "haptic"
    case .willOpen: "willOpen"
    case .didOpen: "didOpen"
    case .willClose: "willClose"
    case .didClose: "didClose"
    case .select: "select"
    case .tapConsumed: "tapConsumed"
    case .outside: "outside"
    case .scroll: "scroll"
    case .yieldEdge: "yieldEdge"
    case .openRefused: "openRefused"
    case .menu: "menu"
    case .action: "action"
    case .confirm: "confirm"
    case .delete: "delete"
    case .hideRow: "hideRow"
    case .removed: "removed"
    case .restore: "restore"
    case .deleteFailed: "deleteFailed"
    case .cancelDelete: "cancelDelete"
    case .recreate: "recreate"
    }
  }

  /// Every name, in the order of the cases.
  public static let names: [String] = [
    "dragBegan", "show", "hide", "haptic", "willOpen", "didOpen", "willClose", "didClose", "select",
    "tapConsumed", "outside", "scroll", "yieldEdge", "openRefused", "menu", "action", "confirm",
    "delete",
    "hideRow", "removed", "restore", "deleteFailed", "cancelDelete", "recreate",
  ]

  /// The row that it is about; nil if it is about none.
  public var row: RowID? {
    switch self {
    case .dragBegan(let row), .show(let row), .hide(let row), .haptic(let row),
      .willOpen(let row), .didOpen(let row), .willClose(let row), .didClose(let row),
      .select(let row), .tapConsumed(let row), .scroll(let row), .yieldEdge(let row),
      .openRefused(let row), .menu(let row), .action(let row, _), .confirm(let row, _),
      .delete(let row, _),
      .hideRow(let row, _), .removed(let row), .restore(let row, _, _),
      .deleteFailed(let row, _, _), .cancelDelete(let row, _), .recreate(let row, _):
      row
    case .outside:
      nil
    }
  }

  /// The token that it carries; nil if it carries none.
  public var token: DeletionToken? {
    switch self {
    case .confirm(_, let token), .delete(_, let token), .hideRow(_, let token),
      .restore(_, let token, _), .deleteFailed(_, let token, _), .cancelDelete(_, let token),
      .recreate(_, let token):
      token
    case .dragBegan, .show, .hide, .haptic, .willOpen, .didOpen, .willClose, .didClose, .select,
      .tapConsumed, .outside, .scroll, .yieldEdge, .openRefused, .menu, .action, .removed:
      nil
    }
  }

  /// The name of the action that it is about; nil if it is about none.
  public var action: String? {
    if case .action(_, let name) = self { name } else { nil }
  }

  /// Why something did not work; nil if that is not what it says.
  public var reason: String? {
    switch self {
    case .deleteFailed(_, _, let reason): reason
    case .restore(_, _, let reason): reason
    default: nil
    }
  }
}
