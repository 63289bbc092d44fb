extension ArenaOf {
  /// Takes in what the fingers did and appends what came of it, in order.
  ///
  /// Deadlines up to the frame's time fire first. A time before the newest is taken as the newest;
  /// touches that make no sense are counted in `faults` and change nothing else.
  @_specialize(where Custom == Never)
  public mutating func handle(
    _ frame: TouchFrame, asking policy: ArenaPolicy = .none, into events: inout [GestureEvent]
  ) {
    if frame.touches.count == 1, frame.coalesced.isEmpty,
      takeMove(frame.touches[0], at: frame.time, policy, &events)
    {
      return
    }
    takeAnything(frame, policy, &events)
  }

  mutating func takeAnything(
    _ frame: TouchFrame, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) {
    scratch.verdicts.removeAll(keepingCapacity: true)
    drag = nil
    if frame.time >= now {
      fireDeadlines(until: frame.time, policy, &events)
      now = frame.time
      deliverAnything(frame, policy, &events)
    } else {
      contacts.countClampedTime()
      var clamped = frame
      clamped.time = now
      deliverAnything(clamped, policy, &events)
    }
  }

  /// Puts a frame in order, whatever it holds, and shows it to everyone.
  private mutating func deliverAnything(
    _ frame: TouchFrame, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) {
    let cancels = contacts.lostLifts(in: frame)
    if !cancels.isEmpty {
      deliverRepaired(TouchFrame(time: now, touches: cancels), policy, &events)
    }
    deliverRepaired(frame, policy, &events)
  }

  /// Lets time pass and appends what came of it; a moment before the newest changes nothing.
  @_specialize(where Custom == Never)
  public mutating func advance(
    to time: Timestamp, asking policy: ArenaPolicy = .none, into events: inout [GestureEvent]
  ) {
    if !scratch.verdicts.isEmpty { scratch.verdicts.removeAll(keepingCapacity: true) }
    guard time > now else { return }
    if let due = nextDeadline, due <= time {
      drag = nil
      fireDeadlines(until: time, policy, &events)
    }
    now = time
  }

  /// Switches a recognizer off or on; off cancels its gesture, or makes it fail.
  ///
  /// A recognizer that is switched on again sees only fingers that land afterwards.
  @_specialize(where Custom == Never)
  public mutating func setEnabled(
    _ isEnabled: Bool, _ id: RecognizerID, at time: Timestamp, into events: inout [GestureEvent]
  ) {
    advance(to: time, into: &events)
    guard slots[id.index].isEnabled != isEnabled else { return }
    slots[id.index].isEnabled = isEnabled
    isDeadlineStale = true
    drag = nil
    if !isEnabled { abort(id.index, &events) }
  }

  /// Cancels a gesture, or makes it fail; the recognizer starts anew with the next touch.
  @_specialize(where Custom == Never)
  public mutating func reset(
    _ id: RecognizerID, at time: Timestamp, into events: inout [GestureEvent]
  ) {
    advance(to: time, into: &events)
    abort(id.index, &events)
  }

  /// Cancels every finger, as the system does when an app is interrupted.
  @_specialize(where Custom == Never)
  public mutating func cancelAll(at time: Timestamp, into events: inout [GestureEvent]) {
    let touches = contacts.list.map {
      Touch(id: $0.id, phase: .cancelled, position: $0.position)
    }
    handle(TouchFrame(time: time, touches: touches), into: &events)
  }

  /// Replaces a pan's translation and forgets its velocity; nothing for other recognizers.
  @_specialize(where Custom == Never)
  public mutating func setTranslation(_ translation: Vector, of id: RecognizerID) {
    roster.setTranslation(id.index, translation)
  }

  private mutating func abort(_ member: Int, _ events: inout [GestureEvent]) {
    drag = nil
    let isTakingPart = referee.standing(of: member) != .absent
    switch slots[member].state {
    case .possible where isTakingPart:
      referee.giveUp(member)
      enter(member, .failed, .failure(.disabled), &events)
    case .began, .changed:
      referee.finish(member)
      enter(member, .cancelled, .disabled, &events)
    case .possible, .ended, .cancelled, .failed, .recognized:
      return
    }
    resolve(.none, &events)
    resetFinished(lifted: 0, &events)
    updateDeadline()
  }

  private mutating func fireDeadlines(
    until time: Timestamp, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) {
    // At one moment each recognizer may fire once and wake another one, but a recognizer that
    // leaves its deadline standing is not asked forever.
    var rounds = 0
    while let due = nextDeadline, due <= time {
      let isSameMoment = due <= now && rounds > 0
      rounds = isSameMoment ? rounds + 1 : 1
      now = max(now, due)
      for member in order where slots[member].isEnabled {
        guard let deadline = slots[member].deadline, deadline <= due else { continue }
        propose(roster.advance(member, to: due, &slots[member].deadline), by: member)
      }
      resolve(policy, &events)
      resetFinished(lifted: 0, &events)
      let isStuck = rounds > slots.count
      nextDeadline = earliestDeadline(after: isStuck ? due : nil)
      isDeadlineStale = isStuck
    }
  }

  private mutating func updateDeadline() {
    nextDeadline = earliestDeadline(after: nil)
    isDeadlineStale = false
  }

  private func earliestDeadline(after moment: Timestamp?) -> Timestamp? {
    var earliest: Timestamp?
    for slot in slots where slot.isEnabled {
      guard let deadline = slot.deadline else { continue }
      if let moment, deadline <= moment { continue }
      earliest = earliest.map { min($0, deadline) } ?? deadline
    }
    return earliest
  }

  private mutating func deliverRepaired(
    _ frame: TouchFrame, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) {
    var clean = TouchFrame(time: .zero)
    swap(&clean, &scratch.frame)
    contacts.repair(frame, into: &clean, taken: referee.contests)
    var bits: UInt64 = 0
    var hasLandings = false
    for touch in clean.touches {
      bits |= contacts.bit(of: touch)
      hasLandings = hasLandings || touch.phase == .began
    }
    if bits != 0 { deliver(clean, bits: bits, hasLandings: hasLandings, policy, &events) }
    swap(&clean, &scratch.frame)
  }

  /// Shows a well-formed frame to everyone whom it concerns and decides what comes of it.
  private mutating func deliver(
    _ frame: TouchFrame, bits: UInt64, hasLandings: Bool, _ policy: ArenaPolicy,
    _ events: inout [GestureEvent]
  ) {
    var hasProposals = false
    for member in order {
      var refused: UInt64 = 0
      if hasLandings { refused = admit(frame, to: member, policy) }
      guard slots[member].received & bits != 0, !slots[member].state.isFinal else { continue }
      let proposal: Proposal
      if refused == 0 {
        proposal = roster.handle(member, frame, &slots[member].deadline)
      } else {
        var part = frame
        part.touches.removeAll { $0.phase == .began && contacts.bit(of: $0) & refused != 0 }
        proposal = roster.handle(member, part, &slots[member].deadline)
      }
      switch proposal {
      case .none:
        continue
      case .change where !hasProposals:
        // By far the most common, and nothing that others want can stop it.
        enter(member, .changed, .movement, &events)
      case .change, .begin, .recognize, .fail, .failAndRestart, .end, .cancel:
        hasProposals = true
        propose(proposal, by: member)
      }
    }
    if hasProposals || hasLandings { resolve(policy, &events, redelivering: frame) }
    conclude(lifted: contacts.removeLeaving(), hasProposals, policy, &events)
  }

  /// Clears up after an input that everyone has seen, and fires what is due at once.
  mutating func conclude(
    lifted: UInt64, _ hasProposals: Bool, _ policy: ArenaPolicy, _ events: inout [GestureEvent]
  ) {
    if hasProposals || lifted != 0 { resetFinished(lifted: lifted, &events) }
    updateDeadline()
    if let due = nextDeadline, due <= now { fireDeadlines(until: now, policy, &events) }
  }

  /// Decides which landing fingers a recognizer sees; the answer is the contests that it does not.
  private mutating func admit(
    _ frame: TouchFrame, to member: Int, _ policy: ArenaPolicy
  ) -> UInt64 {
    var refused: UInt64 = 0
    let isDone = slots[member].received == 0 && referee.standing(of: member) == .claiming
    let isFinal = slots[member].state.isFinal
    for touch in frame.touches where touch.phase == .began {
      let bit = contacts.bit(of: touch)
      if !slots[member].isEnabled || isDone {
        refused |= bit
      } else if isFinal {
        slots[member].ignored |= bit
        refused |= bit
      } else if let shouldReceive = policy.shouldReceive,
        !shouldReceive(RecognizerID(member), touch)
      {
        refused |= bit
      } else {
        slots[member].received |= bit
        referee.enter(member, contests: bit)
      }
    }
    return refused
  }
}
