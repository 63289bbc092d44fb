import Touchstone

extension Workload {
  /// Rows that are swiped.
  static let rows: [Workload] = [life, list(10), list(1000)]

  /// Fingers that swipe rows all over a list, one event at a time: the same cost for any number of
  /// rows.
  ///
  /// No swipe is full, so that the list keeps its rows.
  private static func list(_ count: Int) -> Workload {
    struct State {
      var list: SwipeList
      var events: [SwipeListEvent]
      var digest = Digest()
    }
    let name = "list/\(count)-rows"
    let frames = Gestures.allOver(count)
    let warmUp = frames.prefix(8 * Gestures.perGesture)
    let rest = Array(frames.dropFirst(8 * Gestures.perGesture))
    return Workload(
      name, unit: "event", units: rest.count, floor: "floor/walk", limit: 150,
      prepare: {
        let ids = (0..<count).map { RowID("row \($0)") }
        var configuration = SwipeRowConfiguration.standard
        configuration.fullSwipe = nil
        guard var list = try? SwipeList(ids, width: 320, configuration) else {
          preconditionFailure("\(name): the list is refused")
        }
        var events: [SwipeListEvent] = []
        events.reserveCapacity(16)
        for frame in warmUp {
          events.removeAll(keepingCapacity: true)
          list.handle(frame, into: &events)
        }
        return State(list: list, events: events)
      },
      run: { state in
        for index in rest.indices {
          state.events.removeAll(keepingCapacity: true)
          state.list.handle(rest[index], into: &state.events)
          for place in state.events.indices {
            if case .effect(let effect, at: let time) = state.events[place] {
              state.digest.combine(effect, at: time)
            }
          }
        }
        return state.digest.value
      })
  }

  /// The whole life of a swipe to delete: 62 updates, the release, 30 frames of the spring, the
  /// tap on the action, the answer, the result.
  private static let life: Workload = {
    struct State {
      var rows: [SwipeRow]
      var effects: [RowEffect]
    }
    let count = 200
    let updates = pan()
    return Workload(
      "swipe/full", unit: "life", units: count, floor: "floor/walk",
      prepare: {
        guard let row = try? SwipeRow(id: "row") else {
          preconditionFailure("swipe/full: the row is refused")
        }
        var effects: [RowEffect] = []
        effects.reserveCapacity(16)
        return State(rows: Array(repeating: row, count: count), effects: effects)
      },
      run: { state in
        var sum = 0.0
        for index in state.rows.indices {
          state.effects.removeAll(keepingCapacity: true)
          for update in updates { state.rows[index].send(.pan(update), into: &state.effects) }
          let release = updates[updates.count - 1].time
          for frame in 0..<30 {
            let time = release.advanced(bySeconds: Double(frame) / 60)
            sum += state.rows[index].offset(at: time)
          }
          let rest = release.advanced(bySeconds: 1)
          state.rows[index].send(.tick(rest), into: &state.effects)
          state.rows[index].send(.tapAction(rest), into: &state.effects)
          let token = DeletionToken(1)
          state.rows[index].send(.confirm(token, yes: true, rest), into: &state.effects)
          state.rows[index].send(.result(token, failure: nil, rest), into: &state.effects)
          sum += Double(state.effects.count)
        }
        return sum.bitPattern
      })
  }()

  /// A pan to the left at 120 Hz that ends beyond the threshold.
  private static func pan() -> [PanUpdate] {
    var updates: [PanUpdate] = []
    for index in 0..<62 {
      let time = Timestamp(nanoseconds: Int64(index) * 25_000_000 / 3)
      let phase: PanUpdate.Phase = index == 0 ? .began : index == 61 ? .ended : .changed
      let translation = Vector(x: -1.5 * Double(index), y: 0)
      updates.append(
        PanUpdate(
          time: time, phase: phase, translation: translation, velocity: Vector(x: -180, y: 0)))
    }
    return updates
  }
}
