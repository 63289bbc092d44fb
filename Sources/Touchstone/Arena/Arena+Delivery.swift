extension ArenaOf {
  /// Whether a finger that is down is delivered to a recognizer.
  public func received(_ touch: TouchID, by id: RecognizerID) -> Bool {
    guard let index = contacts.index(of: touch) else { return false }
    return slots[id.index].received & contacts.list[index].bit != 0
  }

  /// Whether a recognizer has a part in a contest, decided or not.
  public func isTakingPart(_ id: RecognizerID) -> Bool {
    referee.standing(of: id.index) != .absent
  }
}
