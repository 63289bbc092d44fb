extension SwipeRow {
  mutating func open(_ side: RowSide, _ effects: inout [RowEffect]) {
    let target = layout.rest(at: side)
    switch movement {
    case .closed, .settling, .open:
      guard isEnabled, target != 0 else {
        effects.append(.openRefused(id))
        return
      }
      if rest != target { settle(to: target, releasedAt: 0, &effects) }
    case .tracking, .dragging:
      effects.append(.openRefused(id))
    }
  }

  mutating func close(_ effects: inout [RowEffect]) {
    switch movement {
    case .open, .settling:
      if rest != 0 { settle(to: 0, releasedAt: 0, &effects) }
    case .closed, .tracking, .dragging:
      break  // Nothing to close, or a finger holds it.
    }
  }

  /// Closes from whatever it does, even from under a finger.
  mutating func enable(_ isEnabled: Bool, _ effects: inout [RowEffect]) {
    self.isEnabled = isEnabled
    guard !isEnabled, isIdle else { return }
    switch movement {
    case .tracking(_, let isCaught):
      if isCaught || rest != 0 {
        settle(to: 0, releasedAt: 0, &effects)
      } else {
        movement = .closed
      }
    case .dragging:
      settle(to: 0, releasedAt: 0, &effects)
    case .open, .settling, .closed:
      close(&effects)
    }
  }

  /// Takes another size: an open row moves without an event, a running spring gets another target.
  mutating func take(_ new: RowLayout, _ effects: inout [RowEffect]) {
    guard (try? new.validate()) != nil, new != layout else { return }
    var shown = offset(at: now)
    var speed = settling?.velocity(at: now) ?? 0
    let turn: Double = new.direction == layout.direction ? 1 : -1
    let side = layout.side(of: rest) ?? layout.side(of: shown)
    let restSide = layout.side(of: rest)
    layout = new
    if let side, new.revealWidth(of: side) == 0 {
      collapse(&effects)
      return
    }
    let target = restSide.map(new.rest(at:)) ?? 0
    // Nothing can be shown any more at the side that it comes from.
    let isCut = shown != 0 && new.revealWidth(towards: turn * shown) == 0
    if isCut { (shown, speed) = (0, 0) }
    let isSame = target == rest && turn == 1 && !isCut
    rest = target
    switch movement {
    case .closed, .open:
      break
    case .tracking(_, let isCaught):
      movement = .tracking(offset: isCaught ? turn * shown : rest, isCaught: isCaught)
    case .dragging(_, let base, let translation):
      overshoot = 0
      redraw(held: turn * shown, base: turn * base, translation: translation, &effects)
    case .settling:
      if isSame { return }
      let motion = Motion(
        spring, from: turn * shown, to: target, initialVelocity: turn * speed,
        settling: configuration.animation.rule)
      movement = .settling(Settling(motion, at: now))
      if let end = deadline, end <= now { finish(&effects) }
    }
  }

  /// Its actions are gone: it is closed at once.
  private mutating func collapse(_ effects: inout [RowEffect]) {
    show(nil, &effects)
    if rest != 0 {
      effects.append(.willClose(id))
      isAnnounced = true
    }
    rest = 0
    movement = .closed
    if isAnnounced { effects.append(.didClose(id)) }
    isAnnounced = false
  }

  mutating func startDeleting(_ input: DeleteFlow.Input, _ effects: inout [RowEffect]) {
    switch movement {
    case .tracking, .dragging: settle(to: rest, releasedAt: 0, &effects)
    case .closed, .settling, .open: break
    }
    delete(input, &effects)
  }

  /// Hands an input to the flow and translates what it says.
  mutating func delete(_ input: DeleteFlow.Input, _ effects: inout [RowEffect]) {
    for effect in flow.send(input) {
      switch effect {
      case .confirm(let token): effects.append(.confirm(id, token))
      case .declined: spare(&effects)
      case .delete(let token): effects.append(.delete(id, token))
      case .hide(let token):
        vanish()
        effects.append(.hideRow(id, token))
      case .removed: effects.append(.removed(id))
      case .failed(let token, let reason):
        if configuration.spared == .staysOpen {
          effects.append(.deleteFailed(id, token, reason: reason))
        } else {
          spare(&effects)
          effects.append(.restore(id, token, reason: reason))
        }
      case .restore(let token, let reason):
        effects.append(.restore(id, token, reason: reason))
      case .cancelDelete(let token): effects.append(.cancelDelete(id, token))
      case .recreate(let token): effects.append(.recreate(id, token))
      }
    }
  }

  private mutating func spare(_ effects: inout [RowEffect]) {
    if configuration.spared == .closes { close(&effects) }
  }

  /// Out of sight: closed without a word, also about a movement that was announced.
  private mutating func vanish() {
    movement = .closed
    rest = 0
    visibleSide = nil
    isAnnounced = false
  }
}
