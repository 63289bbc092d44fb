/// Why an event of the app, or a finger that lands, changes nothing in a list.
public enum RowRefusal: Hashable, Sendable {
  /// No row has that name.
  case noSuchRow(RowID)
  /// A row has that name already.
  case exists(RowID)
  /// A row without a name cannot be.
  case noName
  /// A finger holds a row.
  case held(RowID)
  /// The row follows no finger.
  case disabled(RowID)
  /// The row is being deleted, under a token.
  case busy(RowID, DeletionToken)
  /// That side of the row has no actions.
  case noActions(RowID, RowSide)
  /// The row reveals no action of that name.
  case notRevealed(RowID, action: String)
  /// It is so already.
  case same
  /// The numbers make no sense.
  case badLayout(ConfigurationError)
  /// No question waits under that token.
  case notAsked(DeletionToken)
  /// No request waits under that token.
  case unknown(DeletionToken)
  /// What stays visible until the answer comes cannot be taken back.
  case cannotBeUndone(DeletionToken)
  /// The finger landed so near the edge that somebody else may want it.
  case edge(RowID, inset: Double)
  /// Another finger owns the list.
  case otherFinger
  /// There is no row at that place.
  case besideRows
}
