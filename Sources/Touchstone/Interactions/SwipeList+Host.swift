extension SwipeList {
  /// Takes in what the app did and appends what came of it; a row that does not exist changes
  /// nothing.
  public mutating func perform(
    _ event: HostEvent, at time: Timestamp, into events: inout [SwipeListEvent]
  ) {
    advance(to: time, into: &events)
    switch event {
    case .open(let id, let side): open(id, side, &events)
    case .close(let id):
      if let slot = slot(of: id) { deliver(.close(now), to: slot, &events) }
    case .scrollBegan: scroll(&events)
    case .suspend: suspend(&events)
    case .enabled(let id, let isEnabled):
      guard let slot = slot(of: id) else { return }
      if !isEnabled { dropPointer(on: slot, &events) }
      deliver(.enabled(isEnabled, now), to: slot, &events)
    case .remove(let id):
      guard let slot = slot(of: id) else { return }
      dropPointer(on: slot, &events)
      destroy(slot)
    case .rebind(let id, let new): rebind(id, new, &events)
    case .reload: return  // The same rows: nothing changes, whatever they are doing.
    case .insert(let id, let index):
      guard slot(of: id) == nil, !id.text.isEmpty else { return }
      order.insert(makeSlot(id), at: max(0, min(index, order.count)))
    case .move(let id, let index):
      guard let place = self.index(of: id) else { return }
      let slot = order.remove(at: place)
      order.insert(slot, at: max(0, min(index, order.count)))
    case .layout(let width, let trailing, let leading, let direction):
      take(layout.changed(width, trailing, leading, direction), &events)
    case .reduceMotion(let reduces):
      for slot in existing {
        slots[slot].send(.reduceMotion(reduces, now), into: &buffers.effects)
      }
      blank.reducesMotion = reduces
    case .tapAction(let id):
      if let slot = slot(of: id) { startDeleting(.tapAction(now), slot, &events) }
    case .perform(let id, let name):
      guard let slot = slot(of: id), slots[slot].isIdle, slots[slot].reveals(name) else { return }
      dropPointer(on: slot, &events)
      deliver(.perform(name, now), to: slot, &events)
    case .delete(let id):
      if let slot = slot(of: id) { startDeleting(.delete(now), slot, &events) }
    case .confirm(let token, let yes):
      answer(.confirm(token, yes: yes, now), to: token, &events)
    case .result(let token, let failure):
      answer(.result(token, failure: failure, now), to: token, &events)
    case .undo(let token):
      answer(.undo(token, now), to: token, &events)
    }
  }

  /// Hands an answer to the row that waits for it.
  private mutating func answer(
    _ input: SwipeRow.Input, to token: DeletionToken, _ events: inout [SwipeListEvent]
  ) {
    guard let slot = slotWaiting(for: token) else { return }
    deliver(input, to: slot, &events)
    // An answer that came too early or too late leaves the row waiting for the right one.
    guard isAlive(slot), !slots[slot].flow.isWaiting(for: token) else { return }
    pending.removeAll { $0.token == token }
    closeIfAnotherIsOpen(slot, &events)
  }

  /// Switches a recognizer off or on.
  public mutating func setEnabled(
    _ isEnabled: Bool, _ id: RecognizerID, at time: Timestamp, into events: inout [SwipeListEvent]
  ) {
    advance(to: time, into: &events)
    arena.setEnabled(isEnabled, id, at: now, into: &buffers.gestures)
    react(leaving: nil, &events)
  }

  /// Cancels a recognizer's gesture, or makes it fail.
  public mutating func reset(
    _ id: RecognizerID, at time: Timestamp, into events: inout [SwipeListEvent]
  ) {
    advance(to: time, into: &events)
    arena.reset(id, at: now, into: &buffers.gestures)
    react(leaving: nil, &events)
  }

  func slotWaiting(for token: DeletionToken) -> Int? {
    pending.first { $0.token == token }?.slot
  }

  /// A row that was spared and stays open may meet one that was opened while it was busy.
  private mutating func closeIfAnotherIsOpen(_ slot: Int, _ events: inout [SwipeListEvent]) {
    guard !configuration.allowMultiple, slots[slot].isIdle, slots[slot].rest != 0 else { return }
    let isHeld = pointer.map { $0.slot != slot && $0.mode != .ignored } ?? false
    let isSecond = awake.contains { other in
      other != slot && slots[other].isIdle && slots[other].rest != 0
    }
    if isHeld || isSecond { deliver(.close(now), to: slot, &events) }
  }

  private mutating func open(
    _ id: RowID, _ side: RowSide, _ events: inout [SwipeListEvent]
  ) {
    guard let slot = slot(of: id) else { return }
    let isHeld = pointer.map { $0.mode == .tracking || $0.mode == .dragging } ?? false
    let row = slots[slot]
    guard !isHeld, row.isIdle, row.isEnabled, layout.revealWidth(of: side) > 0 else {
      events.append(.effect(.openRefused(id), at: now))
      return
    }
    if !configuration.allowMultiple { closeOpenRows(except: slot, &events) }
    deliver(.open(side, now), to: slot, &events)
  }

  /// The person scrolls: what is open closes; a drag goes on if it holds its touch.
  private mutating func scroll(_ events: inout [SwipeListEvent]) {
    var spared: Int?
    if let owner = pointer {
      switch owner.mode {
      case .tracking:
        arena.reset(panID, at: now, into: &buffers.gestures)
      case .dragging where configuration.lockAxis:
        spared = owner.slot
      case .dragging:
        arena.reset(panID, at: now, into: &buffers.gestures)
      case .pressing, .ignored:
        break
      }
      react(leaving: nil, &events)
    }
    closeOpenRows(except: spared, &events)
  }

  private mutating func suspend(_ events: inout [SwipeListEvent]) {
    arena.cancelAll(at: now, into: &buffers.gestures)
    react(leaving: .cancelled, &events)
    leave(.cancelled, &events)
    pointer = nil
    for slot in awake { deliver(.finish(now), to: slot, &events) }
  }

  private mutating func rebind(
    _ id: RowID, _ new: RowID, _ events: inout [SwipeListEvent]
  ) {
    guard let slot = slot(of: id), self.slot(of: new) == nil, !new.text.isEmpty,
      let index = order.firstIndex(of: slot)
    else { return }
    dropPointer(on: slot, &events)
    destroy(slot)
    order.insert(makeSlot(new), at: index)
  }

  private mutating func take(_ new: RowLayout, _ events: inout [SwipeListEvent]) {
    guard (try? new.validate()) != nil, new != layout else { return }
    if let owner = pointer, owner.slot >= 0, slots[owner.slot].collapses(in: new, at: now) {
      dropPointer(on: owner.slot, &events)
    }
    layout = new
    for slot in existing {
      if slots[slot].isAsleep {
        slots[slot].layout = new
      } else {
        deliver(.layout(new, now), to: slot, &events)
      }
    }
    blank.layout = new
  }

  private mutating func startDeleting(
    _ input: SwipeRow.Input, _ slot: Int, _ events: inout [SwipeListEvent]
  ) {
    guard slots[slot].isIdle else { return }
    if case .tapAction = input, !slots[slot].revealsDeletion { return }
    dropPointer(on: slot, &events)
    deliver(input, to: slot, &events)
  }
}

extension SwipeRow {
  /// Whether it cannot stay where it is in a layout, because its actions are gone.
  func collapses(in new: RowLayout, at time: Timestamp) -> Bool {
    let side = layout.side(of: rest) ?? layout.side(of: offset(at: time))
    return side.map { new.revealWidth(of: $0) == 0 } ?? false
  }
}
