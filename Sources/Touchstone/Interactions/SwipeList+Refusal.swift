extension SwipeList {
  /// Why an event of the app would change nothing now; nil if it would change something.
  public func refusal(of event: HostEvent) -> RowRefusal? {
    switch event {
    case .open(let id, let side): refusalToOpen(id, side)
    case .close(let id):
      about(id) { row in
        holds(id) ? .held(id) : busy(row) ?? (row.rest == 0 ? .same : nil)
      }
    case .scrollBegan: scrollChangesSomething ? nil : .same
    case .suspend:
      arena.numberOfFingers == 0 && arena.deadline == nil && !awake.contains { isMoving($0) }
        ? .same : nil
    case .enabled(let id, let isEnabled):
      about(id) { row in
        row.isEnabled == isEnabled && (isEnabled || !row.isIdle || row.rest == 0) ? .same : nil
      }
    case .remove(let id): about(id) { _ in nil }
    case .rebind(let id, let new):
      about(id) { row in
        index(of: id) == nil
          ? busy(row) : new.text.isEmpty ? .noName : slot(of: new).map { _ in .exists(new) }
      }
    case .reload: .same
    case .insert(let id, _):
      id.text.isEmpty ? .noName : slot(of: id).map { _ in .exists(id) }
    case .move(let id, let index):
      about(id) { row in
        guard let place = self.index(of: id) else { return busy(row) }
        return max(0, min(index, order.count - 1)) == place ? .same : nil
      }
    case .layout(let width, let trailing, let leading, let direction):
      refusal(of: layout.changed(width, trailing, leading, direction))
    case .reduceMotion(let reduces): reduces == blank.reducesMotion ? .same : nil
    case .tapAction(let id):
      about(id) { row in
        busy(row) ?? (row.revealsDeletion ? nil : .notRevealed(id, action: "delete"))
      }
    case .perform(let id, let action):
      about(id) { row in
        busy(row) ?? (row.reveals(action) ? nil : .notRevealed(id, action: action))
      }
    case .delete(let id): about(id) { row in busy(row) }
    case .confirm(let token, let yes): refusal(of: .answer(token, yes: yes), token)
    case .result(let token, let failure): refusal(of: .result(token, failure: failure), token)
    case .undo(let token): refusal(of: .undo(token), token)
    }
  }

  /// Why a finger that lands at a place will move no row; nil if it may move one.
  public func refusal(ofTouchAt place: Point) -> RowRefusal? {
    if pointer != nil || arena.state(of: panID).isFinal { return .otherFinger }
    guard place.isFinite, let index = index(atHeight: place.y) else { return .besideRows }
    let row = self[index]
    if let busy = busy(row) { return busy }
    if !row.isEnabled { return .disabled(row.id) }
    return isInEdge(place.x) ? .edge(row.id, inset: configuration.edgeInset) : nil
  }

  /// Asks about a row that exists.
  private func about(_ id: RowID, _ ask: (SwipeRow) -> RowRefusal?) -> RowRefusal? {
    guard let slot = slot(of: id) else { return .noSuchRow(id) }
    return ask(slots[slot])
  }

  private func busy(_ row: SwipeRow) -> RowRefusal? {
    row.flow.token.map { .busy(row.id, $0) }
  }

  /// The row that a finger holds.
  private var heldRow: RowID? {
    guard let pointer, pointer.mode == .tracking || pointer.mode == .dragging else { return nil }
    return slots[pointer.slot].id
  }

  private func holds(_ id: RowID) -> Bool { heldRow == id }

  private func isMoving(_ slot: Int) -> Bool {
    switch slots[slot].movement {
    case .closed, .open: false
    case .tracking, .dragging, .settling: true
    }
  }

  private func refusalToOpen(_ id: RowID, _ side: RowSide) -> RowRefusal? {
    about(id) { row in
      if let heldRow { return .held(heldRow) }
      if let busy = busy(row) { return busy }
      if !row.isEnabled { return .disabled(id) }
      if layout.revealWidth(of: side) == 0 { return .noActions(id, side) }
      let closesOthers =
        !configuration.allowMultiple
        && awake.contains { slots[$0].id != id && slots[$0].isIdle && slots[$0].rest != 0 }
      return row.rest == layout.rest(at: side) && !closesOthers ? .same : nil
    }
  }

  private var scrollChangesSomething: Bool {
    let isDragging = pointer?.mode == .dragging
    if pointer?.mode == .tracking || isDragging && !configuration.lockAxis { return true }
    return awake.contains { slot in
      slots[slot].isIdle && slots[slot].rest != 0 && !(isDragging && pointer?.slot == slot)
    }
  }

  private func refusal(of new: RowLayout) -> RowRefusal? {
    do throws(ConfigurationError) {
      try new.validate()
      return new == layout ? .same : nil
    } catch {
      return .badLayout(error)
    }
  }

  private func refusal(of input: DeleteFlow.Input, _ token: DeletionToken) -> RowRefusal? {
    var why = DeleteFlow.Ignored.unknown(token)
    if let slot = slotWaiting(for: token) {
      guard case .ignores(let reason) = slots[slot].flow.decision(on: input) else { return nil }
      why = reason
    } else if case .answer = input {
      why = .notAsked(token)
    }
    return switch why {
    case .notAsked: .notAsked(token)
    case .cannotBeUndone: .cannotBeUndone(token)
    case .unknown, .busy, .gone: .unknown(token)
    }
  }
}
