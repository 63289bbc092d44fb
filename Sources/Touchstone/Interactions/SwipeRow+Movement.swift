extension SwipeRow {
  mutating func follow(_ update: PanUpdate, _ effects: inout [RowEffect]) {
    switch update.phase {
    case .began:
      let shown = offset(at: now)
      let base = configuration.base == .zero ? 0 : shown
      movement = .dragging(offset: shown, base: base, translation: 0)
      overshoot =
        configuration.base == .zero
        ? 0 : max(0, shown.magnitude - layout.revealWidth(towards: shown))
      isBeyondFullSwipe = false
      effects.append(.dragBegan(id))
      drag(update, &effects)
    case .changed:
      drag(update, &effects)
    case .ended:
      drag(update, &effects)
      release(update, isCancelled: false, &effects)
    case .cancelled:
      drag(update, &effects)
      release(update, isCancelled: configuration.cancelTarget == .rest, &effects)
    }
  }

  /// Holds the row where it is shown.
  mutating func track() {
    switch movement {
    case .closed, .open: movement = .tracking(offset: rest, isCaught: false)
    case .settling: movement = .tracking(offset: offset(at: now), isCaught: true)
    case .tracking, .dragging: break  // It is held already.
    }
  }

  /// Lets the row do what it did before the finger came.
  mutating func letGo(_ effects: inout [RowEffect]) {
    guard case .tracking(_, let isCaught) = movement else { return }
    if isCaught {
      settle(to: rest, releasedAt: 0, &effects)
    } else {
      movement = rest == 0 ? .closed : .open
    }
  }

  /// Follows the finger, as far as there is something to reveal.
  ///
  /// A pan that began when the row was busy, or that it was not told of, moves nothing.
  private mutating func drag(_ update: PanUpdate, _ effects: inout [RowEffect]) {
    guard case .dragging(let held, let base, _) = movement, update.translation.x.isFinite else {
      return
    }
    redraw(held: held, base: base, translation: update.translation.x, &effects)
  }

  /// Shows the row where a finger has drawn it.
  mutating func redraw(
    held: Double, base: Double, translation: Double, _ effects: inout [RowEffect]
  ) {
    let position = base + translation
    let width = layout.revealWidth(towards: position)
    if width == 0, position != 0, configuration.deadSide == .keepsOffset {
      movement = .dragging(offset: held, base: base, translation: translation)
      return
    }
    movement = .dragging(
      offset: presented(position, width, from: base), base: base, translation: translation)
    let isVisible = width > 0 && position.magnitude > configuration.visible
    show(isVisible ? layout.side(of: position) : nil, &effects)
    guard let fraction = configuration.fullSwipe else { return }
    let isBeyond = width > 0 && position.magnitude >= fraction * layout.width
    if isBeyond != isBeyondFullSwipe { effects.append(.haptic(id)) }
    isBeyondFullSwipe = isBeyond
  }

  /// Where the row is shown for a position of the finger.
  ///
  /// One that was caught beyond its reveal width stays under the finger until it is drawn back.
  private func presented(_ position: Double, _ width: Double, from base: Double) -> Double {
    let drawn = position.magnitude
    if width == 0 { return 0 }
    let limit = (position < 0) == (base < 0) ? width + overshoot : width
    if drawn <= limit { return position }
    let shown =
      configuration.fullSwipe != nil
      ? drawn : limit + (drawn - limit) * configuration.rubber
    return position < 0 ? -min(shown, layout.width) : min(shown, layout.width)
  }

  mutating func show(_ side: RowSide?, _ effects: inout [RowEffect]) {
    guard side != visibleSide else { return }
    if visibleSide != nil { effects.append(.hide(id)) }
    visibleSide = side
    if side != nil { effects.append(.show(id)) }
  }

  private mutating func release(
    _ update: PanUpdate, isCancelled: Bool, _ effects: inout [RowEffect]
  ) {
    guard case .dragging(_, let base, let translation) = movement else { return }
    let release = Release(
      position: base + translation, translation: translation, velocity: update.velocity.x,
      rest: rest)
    var decision =
      isCancelled
      ? ReleaseDecision(cancelled: release, configuration)
      : ReleaseDecision(release, configuration, layout)
    decision.velocityAcross = update.velocity.y
    decision.wasOpen = release.rest != 0
    lastDecision = decision
    settle(
      to: decision.target, releasedAt: isCancelled ? 0 : update.velocity.x, &effects)
    if decision.performsAction, let side = layout.side(of: decision.target),
      let action = actions(of: side).first
    {
      perform(action, &effects)
    }
  }

  /// Sends the row to where it will rest.
  mutating func settle(
    to target: Double, releasedAt velocity: Double, _ effects: inout [RowEffect]
  ) {
    let start = offset(at: now)
    show(layout.side(of: target), &effects)
    if layout.side(of: target) != layout.side(of: rest) {
      isAnnounced = true
      effects.append(target == 0 ? .willClose(id) : .willOpen(id))
    }
    rest = target
    guard start != target, !reducesMotion else {
      arrive(&effects)
      return
    }
    let animation = configuration.animation
    let motion = Motion(
      spring, from: start, to: target,
      initialVelocity: animation.initialVelocity(over: target - start, releasedAt: velocity),
      settling: animation.rule)
    movement = .settling(Settling(motion, at: now))
    if let end = deadline, end <= now { arrive(&effects) }
  }

  /// Comes to rest if it is on its way.
  mutating func finish(_ effects: inout [RowEffect]) {
    if case .settling = movement { arrive(&effects) }
  }

  private mutating func arrive(_ effects: inout [RowEffect]) {
    movement = rest == 0 ? .closed : .open
    if isAnnounced { effects.append(rest == 0 ? .didClose(id) : .didOpen(id)) }
    isAnnounced = false
  }

  /// Comes to rest at once, whatever it does.
  mutating func hurry(_ effects: inout [RowEffect]) {
    switch movement {
    case .tracking, .dragging: settle(to: rest, releasedAt: 0, &effects)
    case .closed, .settling, .open: break
    }
    finish(&effects)
  }
}
