/// One thing that came out of a swipe list, at its own time.
public enum SwipeListEvent: Equatable, Sendable {
  /// A gesture changed its state.
  case gesture(GestureEvent)
  /// A row told its host something.
  case effect(RowEffect, at: Timestamp)
  /// A row decided what a release means.
  case decision(RowID, ReleaseDecision, at: Timestamp)
  /// A row started to move by itself.
  case settling(RowID, Settling)
}
