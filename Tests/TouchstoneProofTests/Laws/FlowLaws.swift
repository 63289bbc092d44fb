import Touchstone

/// What must be true of one deletion.
struct FlowLaws: Equatable {
  private(set) var given: Int = 0
  private var deleted: [DeletionToken] = []
  private var undone: [DeletionToken] = []
  private var isHidden: Bool = false
  private var isGone: Bool = false

  /// Judges one input by what it led to.
  mutating func judge(
    _ input: DeleteFlow.Input, _ before: DeleteFlow, _ effects: [DeleteFlow.Effect],
    _ after: DeleteFlow
  ) -> BrokenLaw? {
    if effects.isEmpty, before.state != after.state {
      return BrokenLaw("told", "\(before.state) becomes \(after.state) without a word")
    }
    for effect in effects {
      if isGone { return BrokenLaw("gone", "\(effect) after it was gone") }
      if let broken = hear(effect) { return broken }
    }
    if isGone != (after.state == .gone) { return BrokenLaw("gone", "it is \(after.state)") }
    if case .deleting(let token) = after.state {
      if !deleted.contains(token) { return BrokenLaw("I7", "nobody was told to delete") }
      if isHidden != after.isOptimistic { return BrokenLaw("seen", "it is hidden: \(isHidden)") }
    } else if isHidden, !isGone {
      return BrokenLaw("seen", "it is hidden and \(after.state)")
    }
    return nil
  }

  private mutating func hear(_ effect: DeleteFlow.Effect) -> BrokenLaw? {
    switch effect {
    case .confirm(let token):
      if token.number != given + 1 { return BrokenLaw("I7", "\(effect) after \(given)") }
      given = token.number
    case .delete(let token):
      if deleted.contains(token) { return BrokenLaw("I7", "\(effect) twice") }
      if token.number > given + 1 { return BrokenLaw("I7", "\(effect) after \(given)") }
      given = max(given, token.number)
      deleted.append(token)
    case .hide:
      if isHidden { return BrokenLaw("seen", "it is hidden twice") }
      isHidden = true
    case .restore:
      if !isHidden { return BrokenLaw("seen", "it comes back and never went") }
      isHidden = false
    case .removed(let token):
      if !deleted.contains(token) { return BrokenLaw("I7", "\(effect) and nobody deleted") }
      isGone = true
    case .failed(let token, reason: _):
      if !deleted.contains(token) || isHidden { return BrokenLaw("I7", "\(effect)") }
    case .cancelDelete(let token):
      undone.append(token)
    case .recreate(let token):
      guard let place = undone.firstIndex(of: token) else { return BrokenLaw("I7", "\(effect)") }
      undone.remove(at: place)
    case .declined:
      break
    }
    return nil
  }
}
