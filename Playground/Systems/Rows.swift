import Touchstone

/// Rows with a journal: what the two systems with lists have in common.
struct Rows: Equatable, Sendable {
  var list: SwipeList
  var digest = Digest()
  /// Since the host took them last.
  var events: [SwipeListEvent] = []
  /// When the finger that may still ask for a menu landed; nil for none.
  private(set) var holdStart: Timestamp?
  private(set) var heldRow: RowID?

  init(_ ids: [String], width: Double, rowHeight: Double, _ configuration: SwipeRowConfiguration)
    throws(ArenaError)
  {
    list = try SwipeList(
      ids.map { RowID($0) }, width: width, rowHeight: rowHeight, configuration)
  }

  /// Hands an input to the list; what its rows ask for is returned in order.
  mutating func send(_ input: SwipeList.Input) -> [RowEffect] {
    let first = events.count
    list.send(input, into: &events)
    var effects: [RowEffect] = []
    for event in events[first...] {
      switch event {
      case .gesture(let gesture): digest.combine(gesture)
      case .effect(let effect, let time):
        digest.combine(effect, at: time)
        effects.append(effect)
      case .decision, .settling: continue
      }
    }
    watchHold(input)
    return effects
  }

  private mutating func watchHold(_ input: SwipeList.Input) {
    if case .touches(let frame) = input,
      let touch = frame.touches.first(where: { $0.phase == .began }),
      let index = list.index(atHeight: touch.position.y), list.pointer?.id == touch.id
    {
      heldRow = list[index].id
      holdStart = list.now
    }
    // The press is still possible exactly while the arena waits for its moment.
    if list.arena.deadline == nil || list.pointer?.mode != .tracking {
      holdStart = nil
      heldRow = nil
    }
  }

  /// How much of the hold on a row has passed.
  func hold(of row: RowID, at time: Timestamp) -> Double? {
    guard row == heldRow, let holdStart, let duration = list.configuration.pressDuration,
      duration > 0
    else { return nil }
    return max(0, min(1, time.seconds(since: holdStart) / duration))
  }

  /// A row as it is shown.
  func view(_ row: SwipeRow, title: String, detail: String, at time: Timestamp) -> SystemView.Row {
    let offset = row.offset(at: time)
    let side = row.visibleSide ?? row.layout.side(of: offset) ?? .trailing
    var isPending = false
    if case .deleting = row.deletion { isPending = true }
    return SystemView.Row(
      id: row.id.text, title: title, detail: detail, offset: offset,
      isActionVisible: row.isActionVisible, side: side,
      actionWidth: row.layout.revealWidth(of: side), isPending: isPending,
      hold: hold(of: row.id, at: time))
  }

  /// Whether a row moves by itself, or something is still to be drawn before the next input.
  var isMoving: Bool {
    holdStart != nil || list.busyIndices.contains { list[$0].settling != nil }
  }

  /// Hands the events over and forgets them.
  mutating func takeEvents() -> [SwipeListEvent] {
    let taken = events
    events.removeAll(keepingCapacity: true)
    return taken
  }
}
