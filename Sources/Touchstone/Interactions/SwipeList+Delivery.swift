extension SwipeList {
  /// When it wants to be driven although nothing happens; nil if it waits for nothing.
  public var deadline: Timestamp? {
    guard let press = arena.deadline else { return settleDeadline }
    return settleDeadline.map { min($0, press) } ?? press
  }

  /// Lets time pass: a press that is due begins, movements that are over end, each at its time.
  public mutating func advance(to time: Timestamp, into events: inout [SwipeListEvent]) {
    while let due = deadline, due <= time {
      now = max(now, due)
      if let press = arena.deadline, press <= now {
        arena.advance(to: now, asking: policy(), into: &buffers.gestures)
        react(leaving: nil, &events)
      }
      if let end = settleDeadline, end <= now {
        for slot in awake where slots[slot].deadline.map({ $0 <= now }) ?? false {
          deliver(.tick(now), to: slot, &events)
        }
      }
    }
    now = max(now, time)
    arena.advance(to: now, into: &buffers.gestures)
    react(leaving: nil, &events)
  }

  /// Hands an input to a row and takes in what the row says.
  mutating func deliver(
    _ input: SwipeRow.Input, to slot: Int, _ events: inout [SwipeListEvent]
  ) {
    let before = slots[slot].settling
    slots[slot].flow.nextToken = nextToken
    slots[slot].send(input, into: &buffers.effects)
    nextToken = slots[slot].flow.nextToken
    let id = slots[slot].id
    let after = slots[slot].settling
    relay(slot, &events)
    if let after, after != before { events.append(.settling(id, after)) }
    attend(to: slot)
  }

  /// Hands a pan's update to a row: like any input, but nothing else than effects can come of it.
  mutating func deliverPan(
    _ update: PanUpdate, to slot: Int, _ events: inout [SwipeListEvent]
  ) {
    switch update.phase {
    case .began, .changed:
      slots[slot].send(.pan(update), into: &buffers.effects)
      if !buffers.effects.isEmpty { relay(slot, &events) }
      if update.phase == .began { attend(to: slot) }
    case .ended, .cancelled:
      let id = slots[slot].id
      let place = events.count
      deliver(.pan(update), to: slot, &events)
      if isAlive(slot), let decision = slots[slot].lastDecision {
        events.insert(.decision(id, decision, at: now), at: place)
      }
    }
  }

  /// Passes on what a row said, and does to the list what follows from it.
  private mutating func relay(_ slot: Int, _ events: inout [SwipeListEvent]) {
    var isGone = false
    for effect in buffers.effects {
      events.append(.effect(effect, at: now))
      switch effect {
      case .confirm(_, let token), .delete(_, let token):
        if !pending.contains(where: { $0.token == token }) {
          pending.append(PendingDeletion(token: token, slot: slot))
        }
      case .hideRow: hide(slot)
      case .restore: putBack(slot)
      case .removed: isGone = true
      default: continue
      }
    }
    buffers.effects.removeAll(keepingCapacity: true)
    if isGone { destroy(slot) }
  }

  /// Keeps a row among those that need attention, or lets it sleep.
  private mutating func attend(to slot: Int) {
    guard isAlive(slot) else { return }
    let place = awake.firstIndex(of: slot)
    if slots[slot].isAsleep {
      if let place { awake.remove(at: place) }
    } else if place == nil {
      awake.append(slot)
    }
    findDeadline()
  }

  /// Closes every row that may be closed, except one.
  ///
  /// The answer is whether there was one.
  @discardableResult
  mutating func closeOpenRows(
    except spared: Int?, _ events: inout [SwipeListEvent]
  ) -> Bool {
    var hasClosed = false
    for slot in awake where slot != spared {
      guard slots[slot].isIdle, slots[slot].rest != 0 else { continue }
      deliver(.close(now), to: slot, &events)
      hasClosed = true
    }
    return hasClosed
  }
}
