import Touchstone

extension TraceCheck {
  /// An expectation with what was found in place of what was expected.
  ///
  /// Only what it says already is replaced. Nil where nothing was found that it could be about:
  /// no gesture at its time, no such row, and `never`, which no number can make true.
  func blessed(_ expectation: Expectation) -> JSONValue? {
    switch expectation.claim {
    case .entered(let name, let state, _):
      guard let event = nearest(name, state, expectation) else { return nil }
      return replacing(expectation) { key in TraceCheck.value(key, of: event) }
    case .velocity(let name, _):
      guard let velocity = velocity(of: name, expectation) else { return nil }
      return replacing(expectation) { key in
        key == "velocity" ? TraceCheck.pair(velocity) : nil
      }
    case .exactly(let name, _):
      guard replay?.arena.id(named: name) != nil else { return nil }
      var states: [JSONValue] = []
      for event in gestures(of: name) { states.append(.string(event.state.name)) }
      return replacing(expectation) { key in key == "exactly" ? .array(states) : nil }
    case .never:
      return nil
    case .row(let id, _, _, _):
      return blessed(id, expectation)
    case .effects(let counts):
      var members: [JSONMember] = []
      for count in counts {
        let key = count.name + (count.row.map { ":" + $0 } ?? "")
        members.append(JSONMember(key, .integer(Int64(total(of: count)))))
      }
      return replacing(expectation) { key in key == "effects" ? .object(members) : nil }
    }
  }

  private func blessed(_ id: RowID, _ expectation: Expectation) -> JSONValue? {
    guard let replay, let state = replay.stateName(of: id), let index = replay.list?.index(of: id)
    else { return nil }
    let offset = replay.offset(of: id, at: expectation.time ?? now) ?? 0
    return replacing(expectation) { key in
      switch key {
      case "state": .string(state)
      case "offset": .number(offset)
      case "index": .integer(Int64(index))
      default: nil
      }
    }
  }

  /// The event of the wanted state at the expectation's time, or another one then.
  private func nearest(
    _ name: String, _ state: GestureState, _ expectation: Expectation
  ) -> GestureEvent? {
    let near = gestures(of: name, near: expectation)
    return near.first { $0.state == state } ?? near.first
  }

  /// The expectation with some values replaced; tolerances and names stay.
  private func replacing(
    _ expectation: Expectation, _ value: (String) -> JSONValue?
  ) -> JSONValue? {
    guard let members = expectation.source.members else { return nil }
    var replaced: [JSONMember] = []
    for member in members {
      replaced.append(JSONMember(member.key, value(member.key) ?? member.value))
    }
    return .object(replaced)
  }

  private static func value(_ key: String, of event: GestureEvent) -> JSONValue? {
    let values = event.values
    return switch key {
    case "state": .string(event.state.name)
    case "translation": pair(values.translation)
    case "velocity": pair(event.velocity ?? .zero)
    case "location": pair(values.location - Point.zero)
    case "scale": .number(values.scale)
    case "rotation": .number(values.rotation)
    case "direction": values.direction.map { .string($0.name) }
    case "taps": .integer(Int64(values.numberOfTaps))
    case "touches": .integer(Int64(values.numberOfTouches))
    default: nil
    }
  }

  private static func pair(_ vector: Vector) -> JSONValue? {
    guard let x = JSONValue.number(vector.x), let y = JSONValue.number(vector.y) else {
      return nil
    }
    return .array([x, y])
  }
}
