extension TouchFrame {
  /// Whether fingers only moved, as in nearly all frames.
  @inline(__always)
  var holdsOnlyMoves: Bool {
    guard coalesced.isEmpty else { return false }
    for touch in touches where touch.phase != .moved { return false }
    return true
  }
}
