import Touchstone

/// What must be true of a list, I1 to I10, and what its past says about that.
struct ListLaws: Equatable {
  private(set) var rows: [RowLaws]
  private(set) var tokens = TokenLaws()
  private var gestures: [GestureState]
  private(set) var fingers: [Finger] = []
  private let allowsMultiple: Bool
  /// Whether a drag may let an offset jump: from another base, or to what was kept.
  private let mayJump: Bool
  /// Whether a drag begins with all that its finger has moved since it landed.
  private let includesSlop: Bool
  /// Whether somebody has switched movements off, or may have.
  private var isReduced: Bool = false

  struct Finger: Equatable {
    var id: TouchID
    var start: Point
    var position: Point
  }

  init(_ list: SwipeList, _ configuration: SwipeRowConfiguration) {
    rows = list.rows.map { RowLaws($0) }
    gestures = Array(repeating: .possible, count: list.arena.count)
    allowsMultiple = configuration.allowMultiple
    includesSlop = configuration.panOrigin == .touchDown
    mayJump = configuration.base == .zero || configuration.deadSide == .keepsOffset
  }

  /// Judges one input by what it led to.
  mutating func judge(
    _ input: SwipeList.Input, _ before: SwipeList, _ events: [SwipeListEvent], _ after: SwipeList
  ) -> BrokenLaw? {
    if case .host(let event, _) = input { expect(event, before) }
    for event in events {
      if let broken = hear(event, after) { return broken }
    }
    let seen = after.rows
    for index in rows.indices where rows[index].isPresent {
      let place = seen.firstIndex { $0.id == rows[index].id }
      guard let row = place.map({ seen[$0] }) ?? after[rows[index].id] else {
        return BrokenLaw("I7", "\(rows[index].id.text) is lost")
      }
      if let broken = rows[index].see(row, at: after.now) { return broken }
    }
    if case .host(let event, _) = input { welcome(event, after) }
    return places(seen, after) ?? holds(seen, after.pointer)
      ?? jumps(input, before.rows, seen, at: after.now)
  }

  /// What the host itself takes away is gone before anything is said about it.
  private mutating func expect(_ event: HostEvent, _ before: SwipeList) {
    switch event {
    case .remove(let id): lose(id)
    case .rebind(let id, as: let new):
      // A row that is out of sight has no view.
      if before.index(of: id) != nil, before[new] == nil { lose(id) }
    case .reduceMotion: isReduced = true
    default: break
    }
  }

  private mutating func lose(_ id: RowID) {
    for index in rows.indices where rows[index].id == id { rows[index].isPresent = false }
  }

  /// A new row begins a new life.
  private mutating func welcome(_ event: HostEvent, _ after: SwipeList) {
    let id: RowID
    switch event {
    case .insert(let new, index: _): id = new
    case .rebind(_, as: let new): id = new
    default: return
    }
    guard let row = after[id], !rows.contains(where: { $0.id == id && $0.isPresent }) else {
      return
    }
    rows.removeAll { $0.id == id }
    rows.append(RowLaws(row))
  }

  private mutating func hear(_ event: SwipeListEvent, _ after: SwipeList) -> BrokenLaw? {
    switch event {
    case .gesture(let gesture):
      let index = gesture.recognizer.index
      let state = gestures[index]
      // A final state is left in silence when all its fingers are up.
      guard
        state.canBecome(gesture.state)
          || (state.isFinal && GestureState.possible.canBecome(gesture.state))
      else {
        let name = after.arena.name(of: gesture.recognizer)
        return BrokenLaw("I4", "\(name) becomes \(gesture.state), it was \(state)")
      }
      gestures[index] = gesture.state
    case .effect(let effect, at: _):
      if let broken = tokens.hear(effect) { return broken }
      guard let id = effect.row else { return nil }
      guard let index = rows.firstIndex(where: { $0.id == id && $0.isPresent }) else {
        switch effect {
        case .removed, .restore, .recreate: return nil
        default: return BrokenLaw("I8", "\(effect.name) names \(id.text), which is not there")
        }
      }
      return rows[index].hear(effect, rest: after[id]?.rest ?? 0)
    case .decision, .settling:
      break
    }
    return nil
  }

  /// I7: every row is in one place, or out of sight while it is being deleted.
  private func places(_ seen: [SwipeRow], _ after: SwipeList) -> BrokenLaw? {
    var found = 0
    for row in rows where row.isPresent {
      var places = 0
      for index in seen.indices where seen[index].id == row.id { places += 1 }
      found += places
      if places == 1 {
        guard let index = seen.firstIndex(where: { $0.id == row.id }) else { continue }
        guard case .deleting = seen[index].deletion, seen[index].configuration.optimistic else {
          continue
        }
      } else if places == 0, let hidden = after[row.id], hidden.configuration.optimistic {
        if case .deleting = hidden.deletion { continue }
      }
      let state = after[row.id]?.stateName ?? "lost"
      return BrokenLaw("I7", "\(row.id.text) \(state) is in \(places) places")
    }
    return found == seen.count ? nil : BrokenLaw("I7", "there are rows that nobody put there")
  }

  /// I1, I2: whom a finger holds, and how many are open.
  private func holds(_ seen: [SwipeRow], _ pointer: SwipeList.Pointer?) -> BrokenLaw? {
    var held = 0
    var open = 0
    for index in seen.indices {
      switch seen[index].movement {
      case .tracking: held += pointer?.mode == .tracking ? 1 : 100
      case .dragging: held += pointer?.mode == .dragging ? 1 : 100
      case .closed, .open, .settling: break
      }
      if seen[index].rest != 0, seen[index].deletion == .idle { open += 1 }
    }
    if held > 1 {
      let what =
        held < 100 ? "two rows follow a finger" : "a row follows a finger that is not there"
      return BrokenLaw("I1", what)
    }
    if open > 1, !allowsMultiple { return BrokenLaw("I2", "\(open) rows are open") }
    return nil
  }

  /// I9: nothing jumps, but for what a finger moves and what may.
  private mutating func jumps(
    _ input: SwipeList.Input, _ before: [SwipeRow], _ after: [SwipeRow], at now: Timestamp
  ) -> BrokenLaw? {
    var reach = 0.0
    var slop = 0.0
    switch input {
    case .touches(let frame):
      for touch in frame.touches {
        reach = max(reach, follow(touch))
        for finger in fingers where finger.id == touch.id {
          slop = max(slop, (finger.position - finger.start).length)
        }
      }
    case .tick:
      break
    case .host(let event, at: _):
      switch event {
      case .layout, .suspend, .rebind: return nil
      case .open, .close, .scrollBegan, .enabled, .remove, .reload, .insert, .move, .reduceMotion,
        .tapAction, .perform, .delete, .confirm, .result, .undo:
        break
      }
    }
    if isReduced { return nil }
    for index in after.indices {
      let id = after[index].id
      guard let old = before.firstIndex(where: { $0.id == id }) else { continue }
      let isDragged = ListLaws.isDragged(after[index].movement)
      let wasDragged = ListLaws.isDragged(before[old].movement)
      if isDragged || wasDragged, mayJump { continue }
      // A spring that starts or is caught within a tenth of a point of its target is there.
      var allowed = isDragged ? reach : 0.1
      if wasDragged, !isDragged { allowed += reach }
      if isDragged, !wasDragged, includesSlop { allowed = slop }
      let from = before[old].offset(at: now)
      let to = after[index].offset(at: now)
      if (to - from).magnitude > allowed + 1e-9 {
        return BrokenLaw("I9", "\(id.text) jumps from \(from) to \(to)")
      }
    }
    return nil
  }

  private static func isDragged(_ movement: SwipeRow.Movement) -> Bool {
    if case .dragging = movement { true } else { false }
  }

  /// How far a touch has gone since it was last seen.
  private mutating func follow(_ touch: Touch) -> Double {
    let index = fingers.firstIndex { $0.id == touch.id }
    switch touch.phase {
    case .began:
      if let index { fingers.remove(at: index) }
      fingers.append(Finger(id: touch.id, start: touch.position, position: touch.position))
      return 0
    case .moved, .ended:
      guard let index else { return 0 }
      let way = (touch.position - fingers[index].position).length
      fingers[index].position = touch.position
      if touch.phase == .ended { fingers.remove(at: index) }
      return way
    case .cancelled:
      if let index { fingers.remove(at: index) }
      return 0
    }
  }
}
