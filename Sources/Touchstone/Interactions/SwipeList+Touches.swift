extension SwipeList {
  /// Takes in what the fingers did and appends what came of it, in order.
  public mutating func handle(_ frame: TouchFrame, into events: inout [SwipeListEvent]) {
    if let due = deadline, due <= frame.time {
      advance(to: frame.time, into: &events)
    } else {
      now = max(now, frame.time)
    }
    if frame.touches.count == 1, frame.touches[0].phase == .moved, frame.coalesced.isEmpty {
      move(frame.touches[0], at: frame.time, &events)
      return
    }
    var landings = 0
    for touch in frame.touches where touch.phase == .began { landings += 1 }
    if landings == 0 {
      follow(frame, &events)
    } else if landings == 1, frame.touches.count == 1, frame.coalesced.isEmpty {
      land(frame.touches[0], frame, &events)
    } else {
      // A landing may depend on what the others do in the same frame, so they come first.
      var others = frame
      others.touches.removeAll { $0.phase == .began }
      follow(others, &events)
      for touch in frame.touches where touch.phase == .began {
        land(touch, TouchFrame(time: now, touches: [touch]), &events)
      }
    }
  }

  /// Shows the arena one finger that moves, which is what most frames are.
  private mutating func move(
    _ touch: Touch, at time: Timestamp, _ events: inout [SwipeListEvent]
  ) {
    var policy = ArenaPolicy.none
    if let pointer, pointer.id == touch.id, begin.mayBegin(touch.position - pointer.start) {
      policy = self.policy()
    }
    arena.handle(touch, at: time, asking: policy, into: &buffers.gestures)
    react(leaving: nil, &events)
  }

  /// Shows the arena a frame in which nobody lands.
  private mutating func follow(_ frame: TouchFrame, _ events: inout [SwipeListEvent]) {
    var leaving: TouchPhase?
    var hasMovedFar = false
    if let pointer {
      for touch in frame.touches where touch.id == pointer.id {
        if touch.phase == .moved {
          hasMovedFar = begin.mayBegin(touch.position - pointer.start)
        } else if leaving != .cancelled {
          leaving = touch.phase
        }
      }
      if pointer.isLifted { leaving = nil }
    }
    if hasMovedFar {
      arena.handle(frame, asking: policy(), into: &buffers.gestures)
    } else {
      arena.handle(frame, into: &buffers.gestures)
    }
    react(leaving: leaving, &events)
    if let leaving { leave(leaving, &events) }
  }

  /// Takes in that a finger lands.
  private mutating func land(
    _ touch: Touch, _ frame: TouchFrame, _ events: inout [SwipeListEvent]
  ) {
    guard touch.position.isWithinReach else {
      arena.handle(frame, into: &buffers.gestures)
      react(leaving: nil, &events)
      return
    }
    if let pointer, pointer.id == touch.id, !pointer.isLifted {
      // Its lift was lost.
      lostLifts += 1
      let cancel = Touch(id: touch.id, phase: .cancelled, position: pointer.start)
      follow(TouchFrame(time: now, touches: [cancel]), &events)
    }
    let index = index(atHeight: touch.position.y)
    let slot = index.map { order[$0] }
    var reachesPan = false
    var reachesPress = false
    var isYielding = false
    if let pointer {
      let isTracking = pointer.mode == .tracking
      reachesPan = isTracking && pointer.slot == slot
      reachesPress = isTracking && pointer.mayPress
    } else if let slot {
      let isClosing = configuration.allowMultiple ? false : closeOpenRows(except: slot, &events)
      let row = slots[slot]
      if row.isIdle, row.isEnabled, !arena.state(of: panID).isFinal,
        arena.numberOfFingers < Contacts.capacity
      {
        isYielding = isInEdge(touch.position.x)
        reachesPan = true
        take(touch, slot, isClosing: isClosing, isYielding: isYielding, &events)
        reachesPress = pointer?.mayPress ?? false
      }
    } else {
      closeOpenRows(except: nil, &events)
      events.append(.effect(.outside, at: now))
    }
    let isSecond = pointer?.id != touch.id
    arena.handle(
      frame, asking: policy(landing: touch.id, reachesPan, reachesPress),
      into: &buffers.gestures)
    react(leaving: nil, &events)
    if isYielding {
      arena.reset(panID, at: now, into: &buffers.gestures)
      react(leaving: nil, &events)
      if let slot { events.append(.effect(.yieldEdge(slots[slot].id), at: now)) }
    }
    if isSecond, reachesPress { pointer?.mayPress = false }
  }

  /// Makes a finger the owner of the list.
  private mutating func take(
    _ touch: Touch, _ slot: Int, isClosing: Bool, isYielding: Bool,
    _ events: inout [SwipeListEvent]
  ) {
    let row = slots[slot]
    let isCaught = row.settling != nil
    let isConsumed = isCaught || (isClosing && configuration.outsideTap == .consume)
    pointer = Pointer(
      id: touch.id, mode: isYielding ? .ignored : .tracking, slot: slot, start: touch.position,
      isConsumed: isConsumed, wasOpen: row.rest != 0, isOnAction: row.reveals(touch.position.x),
      mayPress: pressID != nil && !isYielding && row.movement == .closed && !isConsumed)
    if !isYielding { deliver(.touchDown(now), to: slot, &events) }
  }

  /// The leading edge belongs to the gesture that goes back.
  func isInEdge(_ x: Double) -> Bool {
    guard configuration.edgeInset > 0 else { return false }
    let distance = layout.direction == .leftToRight ? x : layout.width - x
    return distance >= 0 && distance <= configuration.edgeInset
  }

  /// What the arena is to ask while the owner may still begin to drag.
  func policy() -> ArenaPolicy {
    guard begin.asks, let pointer, pointer.mode == .tracking else { return .none }
    let base = configuration.base == .zero ? 0 : slots[pointer.slot].offset(at: now)
    return ArenaPolicy(shouldBegin: { [begin, layout, panID] id, values in
      id != panID
        || begin.verdict(values.location - values.startLocation, base: base, layout) == .begins
    })
  }

  private func policy(
    landing finger: TouchID, _ reachesPan: Bool, _ reachesPress: Bool
  ) -> ArenaPolicy {
    var policy = begin.nearSquared < 0 ? policy() : .none
    policy.shouldReceive = { [panID, pressID] id, touch in
      if touch.id != finger { return true }
      return id == panID ? reachesPan : id == pressID ? reachesPress : true
    }
    return policy
  }
}
