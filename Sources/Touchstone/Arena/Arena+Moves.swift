extension ArenaOf {
  /// Takes in what one finger did, as a frame with nothing else; the cheapest way in.
  // Exported, so that a caller in another module pays no detour.
  // swift-format-ignore
  @_specialize(exported: true, where Custom == Never)
  public mutating func handle(
    _ touch: Touch, at time: Timestamp, asking policy: ArenaPolicy = .none,
    into events: inout [GestureEvent]
  ) {
    if takeMove(touch, at: time, policy, &events) { return }
    // The frame is kept, since making one would allocate.
    var frame = TouchFrame(time: time)
    swap(&frame, &scratch.single)
    frame.time = time
    frame.touches.removeAll(keepingCapacity: true)
    frame.touches.append(touch)
    takeAnything(frame, policy, &events)
    swap(&frame, &scratch.single)
  }

  /// Takes in one finger that moves before anything is due; false, and nothing is done, if there
  /// is more to it.
  @inline(__always)
  mutating func takeMove(
    _ touch: Touch, at time: Timestamp, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) -> Bool {
    guard time >= now, time < nextDeadline ?? .max else { return false }
    let bit = contacts.takeMove(touch)
    guard bit != 0 else { return false }
    now = time
    if let drag, drag.finger == touch.id {
      roster.follow(drag, touch, at: time, withVelocity: reportsVelocity, &events)
    } else {
      if !scratch.verdicts.isEmpty { scratch.verdicts.removeAll(keepingCapacity: true) }
      deliverMove(touch, bit, policy, &events)
    }
    return true
  }

  /// Shows a finger that moves to everyone whom it concerns: the short way of `deliver`.
  private mutating func deliverMove(
    _ touch: Touch, _ bit: UInt64, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) {
    var hasProposals = false
    var listeners = 0
    var reporter: Int?
    // By place: going through the array itself would retain it, event by event.
    for place in order.indices {
      let member = order[place]
      guard slots[member].received & bit != 0, !slots[member].state.isFinal else { continue }
      listeners += 1
      let news = roster.follow(
        member, touch, at: now, mayReport: !hasProposals, withVelocity: reportsVelocity, &events)
      switch news {
      case .nothing:
        continue
      case .reported:
        if slots[member].state == .began { slots[member].state = .changed }
        reporter = member
      case .deadline(let deadline):
        if slots[member].deadline != deadline {
          slots[member].deadline = deadline
          isDeadlineStale = true
        }
      case .proposal(let proposal, let deadline):
        slots[member].deadline = deadline
        hasProposals = true
        propose(proposal, by: member)
      }
    }
    if hasProposals { resolve(policy, &events) }
    if hasProposals || isDeadlineStale {
      conclude(lifted: 0, hasProposals, policy, &events)
    } else if listeners == 1, let reporter, contacts.list.count == 1 {
      drag = roster.drag(of: touch.id, by: reporter)
    }
  }
}
