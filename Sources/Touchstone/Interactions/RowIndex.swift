/// Finds a row's slot by its name, at the same cost for ten rows and for a million.
///
/// It follows from the rows and is no state of its own, so that two lists with the same rows are
/// equal whatever came and went before.
struct RowIndex: Equatable, Sendable {
  /// Slots at the places that their names hash to, or behind; a power of two of them.
  private var table: [Int] = []
  /// Entries that are not empty, vacated ones included.
  private var used: Int = 0

  private static let empty = -1
  private static let vacated = -2

  static func == (left: RowIndex, right: RowIndex) -> Bool { true }

  /// The slot of a name; nil if there is none.
  func slot(of id: RowID, in slots: [SwipeRow]) -> Int? {
    place(of: id, in: slots).map { table[$0] }
  }

  /// Takes in a slot whose row has its name already, and no other row has it.
  mutating func insert(_ slot: Int, in slots: [SwipeRow]) {
    if 2 * (used + 1) > table.count { grow(in: slots) }
    put(slot, hash: RowIndex.hash(slots[slot].id))
  }

  /// Forgets a slot whose row still has its name.
  mutating func remove(_ slot: Int, in slots: [SwipeRow]) {
    guard let place = place(of: slots[slot].id, in: slots) else { return }
    table[place] = RowIndex.vacated
  }

  private func place(of id: RowID, in slots: [SwipeRow]) -> Int? {
    guard !table.isEmpty else { return nil }
    var place = RowIndex.hash(id) & (table.count - 1)
    while table[place] != RowIndex.empty {
      if table[place] >= 0, slots[table[place]].id == id { return place }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  private mutating func put(_ slot: Int, hash: Int) {
    var place = hash & (table.count - 1)
    while table[place] != RowIndex.empty { place = (place + 1) & (table.count - 1) }
    table[place] = slot
    used += 1
  }

  /// Makes room, and clears away what was vacated.
  private mutating func grow(in slots: [SwipeRow]) {
    let live = table.filter { $0 >= 0 }
    var size = 16
    while size < 4 * (live.count + 1) { size *= 2 }
    table = Array(repeating: RowIndex.empty, count: size)
    used = 0
    for slot in live { put(slot, hash: RowIndex.hash(slots[slot].id)) }
  }

  /// FNV-1a over the name's bytes.
  private static func hash(_ id: RowID) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash >> 20)
  }
}
