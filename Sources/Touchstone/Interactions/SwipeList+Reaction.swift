extension SwipeList {
  /// Passes on what the arena reported, and does what follows from it.
  ///
  /// - Parameter leaving: How the owner leaves in the frame that led to this; nil if it stays.
  mutating func react(leaving: TouchPhase?, _ events: inout [SwipeListEvent]) {
    guard !buffers.gestures.isEmpty else { return }
    var index = 0
    // What follows from one report may lead to others.
    while index < buffers.gestures.count {
      let event = buffers.gestures[index]
      index += 1
      events.append(.gesture(event))
      if event.recognizer == panID {
        followPan(event, leaving: leaving, &events)
      } else if event.recognizer == pressID {
        followPress(event, &events)
      }
    }
    buffers.gestures.removeAll(keepingCapacity: true)
  }

  private mutating func followPan(
    _ event: GestureEvent, leaving: TouchPhase?, _ events: inout [SwipeListEvent]
  ) {
    guard let owner = pointer else { return }
    if event.state == .failed {
      // A lift or a cancel says itself what becomes of the row.
      if leaving == nil { lose(event, &events) }
      return
    }
    guard let update = PanUpdate(event) else { return }
    if event.state == .began, owner.mode == .tracking { pointer?.mode = .dragging }
    guard pointer?.mode == .dragging, owner.slot >= 0 else { return }
    let isOver = event.state == .ended || event.state == .cancelled
    if isOver {
      pointer?.mode = .ignored
      if leaving != nil || owner.isLifted { pointer = nil }
    }
    deliverPan(update, to: owner.slot, &events)
  }

  private mutating func followPress(_ event: GestureEvent, _ events: inout [SwipeListEvent]) {
    switch event.state {
    case .began:
      guard let owner = pointer, owner.slot >= 0, owner.mayPress else { return }
      pointer?.mode = .pressing
      events.append(.effect(.menu(slots[owner.slot].id), at: now))
    case .failed:
      pointer?.mayPress = false
    case .possible, .changed, .ended, .cancelled, .recognized:
      return
    }
  }

  /// The pan failed while the owner stays down.
  private mutating func lose(_ event: GestureEvent, _ events: inout [SwipeListEvent]) {
    guard let owner = pointer, owner.mode == .tracking else { return }
    pointer?.mode = .ignored
    let way = event.values.location - event.values.startLocation
    let row = slots[owner.slot]
    let base = configuration.base == .zero ? 0 : row.offset(at: now)
    deliver(.touchFailed(now), to: owner.slot, &events)
    guard case .failure(let reason) = event.cause else { return }
    switch reason {
    case .denied:
      if begin.verdict(way, base: base, layout) == .scrolls {
        events.append(.effect(.scroll(row.id), at: now))
        closeOpenRows(except: nil, &events)
      }
      failPress()
    case .disabled, .tooManyTouches:
      failPress()
    default:
      return
    }
  }

  /// The touch is something else now, so it is no press either.
  mutating func failPress() {
    guard let pressID, arena.state(of: pressID) == .possible else { return }
    arena.reset(pressID, at: now, into: &buffers.gestures)
  }

  /// The owner leaves; what the recognizers made of it has been told.
  mutating func leave(_ phase: TouchPhase, _ events: inout [SwipeListEvent]) {
    guard let owner = pointer else { return }
    switch owner.mode {
    case .dragging:
      // The pan goes on with another finger.
      pointer?.isLifted = true
      return
    case .tracking:
      pointer = nil
      if phase == .cancelled {
        deliver(.touchFailed(now), to: owner.slot, &events)
      } else {
        tap(owner, &events)
      }
    case .pressing, .ignored:
      pointer = nil
    }
  }

  private mutating func tap(_ owner: Pointer, _ events: inout [SwipeListEvent]) {
    let id = slots[owner.slot].id
    deliver(.touchFailed(now), to: owner.slot, &events)
    if owner.isOnAction, let action = slots[owner.slot].action(under: owner.start.x) {
      deliver(.perform(action.name, now), to: owner.slot, &events)
    } else if owner.isConsumed || owner.wasOpen {
      events.append(.effect(.tapConsumed(id), at: now))
      deliver(.close(now), to: owner.slot, &events)
    } else {
      events.append(.effect(.select(id), at: now))
    }
  }

  /// Takes a row away from its finger, which is ignored until it lifts.
  ///
  /// The gestures are told; what becomes of the row is up to the caller.
  mutating func dropPointer(on slot: Int, _ events: inout [SwipeListEvent]) {
    guard let owner = pointer, owner.slot == slot else { return }
    pointer?.mode = .ignored
    arena.reset(panID, at: now, into: &buffers.gestures)
    if let pressID { arena.reset(pressID, at: now, into: &buffers.gestures) }
    react(leaving: nil, &events)
  }
}
