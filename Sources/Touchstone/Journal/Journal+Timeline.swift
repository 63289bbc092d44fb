extension Journal {
  /// One character for each frame and event of a recognizer, to be compared at a glance.
  ///
  /// | sign | meaning |
  /// | --- | --- |
  /// | `.` | a frame while the gesture was possible |
  /// | `B` `~` `E` `C` | began, changed, ended, cancelled |
  /// | `R` `F` | recognized, failed |
  /// | `-` | a frame while the gesture was under way and had no news |
  ///
  /// Frames after a final state leave no sign until the next event, so `..B~E` is a whole pan. An
  /// event without a frame, at a deadline, has its sign alone.
  public func timeline(of recognizer: RecognizerID) -> String {
    var text = ""
    var state = GestureState.possible
    var pending = ""
    func sign(_ state: GestureState) -> String {
      switch state {
      case .possible: "."
      case .began: "B"
      case .changed: "~"
      case .ended: "E"
      case .cancelled: "C"
      case .failed: "F"
      case .recognized: "R"
      }
    }
    var frameTime = Timestamp.zero
    for entry in entries {
      switch entry {
      case .frame(let time):
        frameTime = time
        text += pending
        pending = state.isFinal ? "" : state.isActive ? "-" : "."
      case .gesture(let event) where event.recognizer == recognizer:
        // An event at a deadline comes after the frame, it does not belong to it.
        text += event.time == frameTime ? sign(event.state) : pending + sign(event.state)
        pending = ""
        state = event.state
      case .gesture, .effect, .note:
        continue
      }
    }
    return text + pending
  }
}
