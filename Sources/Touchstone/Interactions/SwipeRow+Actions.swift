extension SwipeRow {
  /// The actions of a side from the row's end inwards; one that deletes if the configuration names
  /// none, and none if there is nothing to reveal.
  public func actions(of side: RowSide) -> [RowAction] {
    let width = layout.revealWidth(of: side)
    if width == 0 { return [] }
    let named = configuration.actions(of: side)
    return named.isEmpty ? [RowAction("delete", width: width, kind: .delete)] : named
  }

  /// Where the buttons of the revealed side are at a moment, from the row's end inwards.
  ///
  /// They share what is revealed in proportion to their widths, so they move out together and
  /// stretch beyond the reveal width.
  public func actionSpans(at time: Timestamp) -> [RowAction.Span] {
    let offset = offset(at: time)
    guard let side = layout.side(of: offset) else { return [] }
    let actions = actions(of: side)
    var total: Double = 0
    for action in actions { total += action.width }
    guard total > 0 else { return [] }
    var spans: [RowAction.Span] = []
    var passed: Double = 0
    for action in actions {
      let outer = offset.magnitude * (passed / total)
      passed += action.width
      let inner = offset.magnitude * (passed / total)
      spans.append(
        offset < 0
          ? RowAction.Span(
            action: action, minX: layout.width - inner, maxX: layout.width - outer)
          : RowAction.Span(action: action, minX: outer, maxX: inner))
    }
    return spans
  }

  /// Whether it is open, or opening, at a side with an action that deletes.
  var revealsDeletion: Bool {
    layout.side(of: rest).map { side in
      actions(of: side).contains { $0.kind == .delete }
    } ?? false
  }

  /// The action under a place of an open row, as a distance from the row's left end.
  func action(under x: Double) -> RowAction? {
    let spans = actionSpans(at: now)
    // The area is tapped also where rounding leaves a gap at its inner end.
    return spans.first { x >= $0.minX && x < $0.maxX }?.action ?? spans.last?.action
  }

  /// The action of that name at the side that is open, or opening.
  private func revealed(_ name: String) -> RowAction? {
    layout.side(of: rest).flatMap { side in actions(of: side).first { $0.name == name } }
  }

  /// Whether it is open, or opening, at a side with an action of that name.
  func reveals(_ name: String) -> Bool { revealed(name) != nil }

  mutating func perform(_ name: String, _ effects: inout [RowEffect]) {
    if let action = revealed(name) { perform(action, &effects) }
  }

  mutating func perform(_ action: RowAction, _ effects: inout [RowEffect]) {
    switch action.kind {
    case .delete:
      startDeleting(.ask, &effects)
    case .plain:
      effects.append(.action(id, action.name))
      if rest != 0 { settle(to: 0, releasedAt: 0, &effects) }
    }
  }
}
