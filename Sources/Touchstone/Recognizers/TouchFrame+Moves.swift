extension TouchFrame {
  /// Whether fingers only moved; such frames are nearly all, and each recognizer has a short way for
  /// them.
  var holdsOnlyMoves: Bool {
    guard coalesced.isEmpty else { return false }
    for touch in touches where touch.phase != .moved { return false }
    return true
  }
}
