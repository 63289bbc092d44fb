public import Touchstone

extension Replay {
  /// What a row does, in one word: "gone" for one that is not there any more; nil for one that never
  /// was.
  public func stateName(of id: RowID) -> String? {
    if let row = list?[id] { return row.stateName }
    return known.contains(id) ? "gone" : nil
  }

  /// Where a row is at a moment, in points from closed; nil if there is none.
  public func offset(of id: RowID, at time: Timestamp) -> Double? {
    list?[id]?.offset(at: time)
  }
}
