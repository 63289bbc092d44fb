/// What a recognizer's new state is reported with.
struct Report {
  var time: Timestamp
  var state: GestureState
  var cause: GestureCause
  var hasVelocity: Bool
}
