import Touchstone

/// What must be true of one row, and what its past says about that.
struct RowLaws: Equatable {
  let id: RowID
  /// Whether the host's list has it.
  var isPresent: Bool = true
  /// Where it last said that it goes: 0 for closed, else the sign of the side.
  private var said: Double = 0
  /// Whether it said so and has not said that it is there.
  private var isAnnounced: Bool = false
  /// Whether it said last that its action is visible.
  private var isShown: Bool = false

  init(_ row: SwipeRow) {
    id = row.id
    said = RowLaws.sign(row.rest)
    isShown = row.isActionVisible
  }

  private static func sign(_ x: Double) -> Double { x < 0 ? -1 : x > 0 ? 1 : 0 }

  /// Takes in what the row said.
  ///
  /// - Parameter rest: Where it rests, or will, when everything of this moment has been said.
  mutating func hear(_ effect: RowEffect, rest: Double) -> BrokenLaw? {
    switch effect {
    case .willOpen:
      if said != 0, said == RowLaws.sign(rest) {
        return BrokenLaw("I5", "\(id.text) says willOpen twice")
      }
      said = rest == 0 ? 2 : RowLaws.sign(rest)
      isAnnounced = true
    case .willClose:
      if said == 0 { return BrokenLaw("I5", "\(id.text) says willClose twice") }
      said = 0
      isAnnounced = true
    case .didOpen, .didClose:
      let opens = effect.name == "didOpen"
      guard isAnnounced, (said != 0) == opens else {
        return BrokenLaw("I5", "\(id.text) says \(effect.name) without its will")
      }
      isAnnounced = false
    case .show, .hide:
      let shows = effect.name == "show"
      guard isShown != shows else {
        return BrokenLaw("visible", "\(id.text) says \(effect.name) twice")
      }
      isShown = shows
    case .hideRow:
      // Out of sight it is closed without a word.
      said = 0
      isAnnounced = false
      isShown = false
    case .removed:
      isPresent = false
    case .dragBegan, .haptic, .select, .tapConsumed, .outside, .scroll, .yieldEdge, .openRefused,
      .menu, .action, .confirm, .delete, .restore, .deleteFailed, .cancelDelete, .recreate:
      break
    }
    return nil
  }

  /// Judges the row as it stands at a moment.
  mutating func see(_ row: SwipeRow, at time: Timestamp) -> BrokenLaw? {
    let offset = row.offset(at: time)
    let name = "\(id.text) \(row.stateName)"
    if !offset.isFinite || offset.magnitude > row.layout.width {
      return BrokenLaw("I3", "\(name) is shown at \(offset), the row is \(row.layout.width) wide")
    }
    switch row.movement {
    case .closed:
      if offset != 0 || row.rest != 0 {
        return BrokenLaw("I3", "\(name) is shown at \(offset) and rests at \(row.rest)")
      }
    case .open:
      if offset == 0 || row.rest != offset {
        return BrokenLaw("I3", "\(name) is shown at \(offset) and rests at \(row.rest)")
      }
    case .tracking, .dragging, .settling:
      break
    }
    if row.settling == nil, isAnnounced, row.movement == .open || row.movement == .closed {
      return BrokenLaw("I5", "\(name) is there and never said so")
    }
    if (said != 0) != (row.rest != 0) {
      return BrokenLaw("I5", "\(name) rests at \(row.rest) and never said that it goes there")
    }
    if said != 0 { said = RowLaws.sign(row.rest) }
    if isShown != row.isActionVisible {
      return BrokenLaw("visible", "\(name) says nothing about its action, which changed")
    }
    let isAtRest = row.movement == .open || row.movement == .closed || row.settling != nil
    if isAtRest, isShown != (row.rest != 0) {
      return BrokenLaw("visible", "\(name) goes to \(row.rest), its action is \(isShown)")
    }
    return nil
  }
}
