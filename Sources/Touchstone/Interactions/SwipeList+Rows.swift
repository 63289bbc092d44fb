extension SwipeList {
  /// How many rows can be seen.
  public var count: Int { order.count }

  /// The rows that can be seen, from the top.
  public var rows: [SwipeRow] { order.map { slots[$0] } }

  /// The row at a place from the top.
  public subscript(index: Int) -> SwipeRow { slots[order[index]] }

  /// The row with a name, also one that is out of sight; nil if there is none.
  public subscript(id: RowID) -> SwipeRow? { slot(of: id).map { slots[$0] } }

  /// The place of a row from the top; nil if it cannot be seen.
  public func index(of id: RowID) -> Int? { slot(of: id).flatMap(order.firstIndex(of:)) }

  /// The places of rows that are not closed at rest, ascending.
  public var busyIndices: [Int] { order.indices.filter { !slots[order[$0]].isAsleep } }

  /// The row at a height of the list, in points; nil above the first and below the last.
  public func index(atHeight y: Double) -> Int? {
    let place = (y / rowHeight).rounded(.down)
    return place >= 0 && place < Double(order.count) ? Int(place) : nil
  }

  /// Touches that made no sense so far.
  public var faults: ArenaFaults {
    var faults = arena.faults
    faults.lostLifts += lostLifts
    return faults
  }

  /// Every row that exists, also those out of sight, by their places in `slots`.
  var existing: [Int] { order + ghosts.map { $0.slot } }

  func slot(of id: RowID) -> Int? { names[id] }

  /// Whether a row exists under this place of `slots` and this name.
  func isAlive(_ slot: Int) -> Bool { slot >= 0 && !slots[slot].id.text.isEmpty }

  mutating func makeSlot(_ id: RowID) -> Int {
    let slot = free.popLast() ?? slots.count
    if slot == slots.count { slots.append(blank) }
    slots[slot] = SwipeRow(id: id, like: blank)
    names[id] = slot
    return slot
  }

  /// Lets a row cease to exist, with everything that waits for it.
  mutating func destroy(_ slot: Int) {
    order.removeAll { $0 == slot }
    awake.removeAll { $0 == slot }
    ghosts.removeAll { $0.slot == slot }
    pending.removeAll { $0.slot == slot }
    if pointer?.slot == slot { pointer?.slot = -1 }
    names[slots[slot].id] = nil
    slots[slot] = blank
    free.append(slot)
    findDeadline()
  }

  /// Takes a row out of sight and remembers where it belongs.
  mutating func hide(_ slot: Int) {
    guard let index = order.firstIndex(of: slot) else { return }
    ghosts.append(
      Ghost(
        slot: slot, predecessor: index > 0 ? slots[order[index - 1]].id : nil,
        successor: index + 1 < order.count ? slots[order[index + 1]].id : nil, index: index))
    order.remove(at: index)
    if pointer?.slot == slot { pointer?.slot = -1 }
  }

  /// Puts a row back: behind its old neighbour above, else before the one below, else at its place.
  mutating func putBack(_ slot: Int) {
    guard let place = ghosts.firstIndex(where: { $0.slot == slot }) else { return }
    let ghost = ghosts.remove(at: place)
    if let above = ghost.predecessor, let index = index(of: above) {
      order.insert(slot, at: index + 1)
    } else if let below = ghost.successor, let index = index(of: below) {
      order.insert(slot, at: index)
    } else {
      order.insert(slot, at: min(ghost.index, order.count))
    }
  }

  mutating func findDeadline() {
    settleDeadline = nil
    for slot in awake {
      guard let end = slots[slot].deadline else { continue }
      settleDeadline = settleDeadline.map { min($0, end) } ?? end
    }
  }
}
