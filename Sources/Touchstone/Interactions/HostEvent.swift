/// Something that the app around a swipe list does, or learns.
public enum HostEvent: Hashable, Sendable {
  /// The program opens a row.
  case open(RowID, RowSide)
  /// The program closes a row.
  case close(RowID)
  /// The person scrolls the list; not: the program scrolls it.
  case scrollBegan
  /// The app loses the screen: background, a call, a window in front.
  case suspend
  /// A row shall follow fingers, or not.
  case enabled(RowID, Bool)
  /// A row was taken out of the host's list.
  case remove(RowID)
  /// The view of a row shows another one from now on.
  case rebind(RowID, as: RowID)
  /// The host has read its list anew and found the same rows.
  case reload
  /// A row was put into the host's list; places beyond the end count as the end.
  case insert(RowID, index: Int)
  /// A row got another place.
  case move(RowID, index: Int)
  /// The rows have another size, other actions or another direction; nil: as before.
  case layout(
    width: Double? = nil, trailing: Double? = nil, leading: Double? = nil,
    direction: LayoutDirection? = nil)
  /// Movements after a release shall be skipped, or not.
  case reduceMotion(Bool)
  /// The revealed action of a row that deletes is tapped.
  case tapAction(RowID)
  /// A revealed action of a row is tapped, by its name.
  case perform(RowID, action: String)
  /// Somebody who has asked the person already wants to delete a row.
  case delete(RowID)
  /// The person answers whether to delete.
  case confirm(DeletionToken, yes: Bool)
  /// The repository answers; a reason means that it failed.
  case result(DeletionToken, failure: String?)
  /// The person takes a deletion back.
  case undo(DeletionToken)
}
