extension ArenaOf {
  /// Takes down what a recognizer wants, to be decided when all have been asked.
  mutating func propose(_ proposal: Proposal, by member: Int) {
    if case .none = proposal { return }
    if scratch.proposals.count < slots.count {
      scratch.proposals = Array(repeating: .none, count: slots.count)
    }
    scratch.proposals[member] = proposal
  }

  /// Decides what everyone wants: who gives up, who goes on, who begins.
  ///
  /// Those who give up are told first, so that a gesture that waited for them begins in the same
  /// instant; then claims are settled; then a pan that nobody rivals any more begins.
  mutating func resolve(
    _ policy: ArenaPolicy, _ events: inout [GestureEvent], redelivering frame: TouchFrame? = nil
  ) {
    var restarts = false
    if scratch.proposals.count == slots.count {
      for member in order {
        let proposal = scratch.proposals[member]
        scratch.proposals[member] = .none
        restarts = take(proposal, from: member, policy, &events) || restarts
      }
    }
    settle(&events)
    while hasLonePans, let lone = lonePan(policy) {
      slots[lone].claim = .begin(.alone)
      if isDenied(lone, policy) {
        fail(lone, .denied, &events)
      } else {
        referee.claim(lone)
      }
      settle(&events)
    }
    if restarts, let frame { restart(frame, &events) }
  }

  /// Handles one proposal; true if the recognizer wants to start over with this frame.
  private mutating func take(
    _ proposal: Proposal, from member: Int, _ policy: ArenaPolicy,
    _ events: inout [GestureEvent]
  ) -> Bool {
    switch proposal {
    case .none:
      return false
    case .fail(let reason):
      fail(member, reason, &events)
    case .failAndRestart(let reason):
      fail(member, reason, &events)
      slots[member].isRestarting = true
      return true
    case .change:
      enter(member, .changed, .movement, &events)
    case .end(let cause):
      referee.finish(member)
      enter(member, .ended, cause, &events)
    case .cancel(let cause):
      referee.finish(member)
      enter(member, .cancelled, cause, &events)
    case .begin, .recognize:
      slots[member].claim = proposal
      if policy.asksAboutPairs { askAboutPairs(member, policy) }
      if isDenied(member, policy) {
        fail(member, .denied, &events)
      } else {
        referee.claim(member)
      }
    }
    return false
  }

  private func isDenied(_ member: Int, _ policy: ArenaPolicy) -> Bool {
    guard let shouldBegin = policy.shouldBegin else { return false }
    return !shouldBegin(RecognizerID(member), roster.values(member))
  }

  /// Asks the host about a recognizer that wants to begin and everyone else; a yes stays.
  ///
  /// A failure requirement that would make recognizers wait in a circle is not taken.
  private mutating func askAboutPairs(_ member: Int, _ policy: ArenaPolicy) {
    let id = RecognizerID(member)
    for other in slots.indices where other != member {
      let otherID = RecognizerID(other)
      if let ask = policy.shouldRecognizeSimultaneously, ask(id, otherID) || ask(otherID, id) {
        referee.allow(member, with: other)
      }
      if let ask = policy.shouldRequireFailure {
        if ask(id, otherID) { _ = referee.requireFailure(of: other, by: member) }
        if ask(otherID, id) { _ = referee.requireFailure(of: member, by: other) }
      }
    }
  }

  private mutating func fail(
    _ member: Int, _ reason: FailureReason, _ events: inout [GestureEvent]
  ) {
    guard slots[member].state == .possible else { return }
    referee.giveUp(member)
    enter(member, .failed, .failure(reason), &events)
  }

  /// Lets the referee decide and tells everyone.
  private mutating func settle(_ events: inout [GestureEvent]) {
    let first = scratch.verdicts.count
    referee.settle(into: &scratch.verdicts)
    for index in first..<scratch.verdicts.count {
      switch scratch.verdicts[index] {
      case .held:
        continue
      case .loses(let member, let winner):
        enter(member, .failed, .failure(.prevented(by: RecognizerID(winner))), &events)
      case .losesRequirement(let member, let other):
        enter(
          member, .failed, .failure(.requirementSucceeded(RecognizerID(other))), &events)
      case .wins(let member):
        grant(member, &events)
      }
    }
  }

  private mutating func grant(_ member: Int, _ events: inout [GestureEvent]) {
    let claim = slots[member].claim
    slots[member].claim = .none
    switch claim {
    case .begin(let cause):
      enter(member, .began, cause, &events)
    case .recognize(let cause):
      referee.finish(member)
      enter(member, .recognized, cause, &events)
    case .none, .fail, .failAndRestart, .change, .end, .cancel:
      return
    }
  }

  /// Puts a recognizer into a state and reports it, once.
  mutating func enter(
    _ member: Int, _ state: GestureState, _ cause: GestureCause, _ events: inout [GestureEvent]
  ) {
    guard slots[member].state.canBecome(state) else { return }
    slots[member].state = state
    if state.isFinal { slots[member].claim = .none }
    let report = Report(time: now, state: state, cause: cause, hasVelocity: reportsVelocity)
    roster.enter(member, report, &slots[member].deadline, &events)
  }

  /// A pan that would begin by itself and has no rival left.
  private func lonePan(_ policy: ArenaPolicy) -> Int? {
    for member in order where roster.wantsToBeginAlone(member) {
      if slots[member].isEnabled, referee.standing(of: member) == .undecided,
        referee.rivals(of: member) == 0
      {
        return member
      }
    }
    return nil
  }

  /// Shows a frame once more to recognizers that gave up because of it and take it as a new start.
  private mutating func restart(_ frame: TouchFrame, _ events: inout [GestureEvent]) {
    for member in order where slots[member].isRestarting {
      slots[member].isRestarting = false
      let bits = slots[member].received & landedBits(frame)
      guard bits != 0 else { continue }
      reset(member)
      referee.enter(member, contests: bits)
      slots[member].received = bits
      propose(roster.handle(member, frame, &slots[member].deadline), by: member)
    }
    resolve(.none, &events)
  }

  private func landedBits(_ frame: TouchFrame) -> UInt64 {
    var bits: UInt64 = 0
    for touch in frame.touches where touch.phase == .began { bits |= contacts.bit(of: touch) }
    return bits
  }

  /// Makes a recognizer ready for its next touch.
  private mutating func reset(_ member: Int) {
    slots[member].state = .possible
    roster.reset(member, at: now, &slots[member].deadline)
    referee.leave(member)
  }

  /// Takes lifted fingers out, and makes those possible again whose touches are all up.
  mutating func resetFinished(lifted: UInt64, _ events: inout [GestureEvent]) {
    var hasIdleLeft = false
    for member in slots.indices {
      if lifted != 0 {
        slots[member].received &= ~lifted
        slots[member].ignored &= ~lifted
      }
      guard slots[member].received | slots[member].ignored == 0 else { continue }
      let standing = referee.standing(of: member)
      guard standing != .absent else { continue }
      let isFinal = slots[member].state.isFinal
      let isIdle =
        slots[member].state == .possible && standing == .undecided
        && slots[member].deadline == nil
      if isFinal || isIdle {
        reset(member)
        hasIdleLeft = hasIdleLeft || isIdle
      }
    }
    // One that leaves without a verdict no longer holds anybody back.
    if hasIdleLeft { settle(&events) }
  }
}
