import Touchstone

extension Expectation {
  /// What must be true, in words.
  public var text: String {
    let moment = time.map { " at \(Decimals.fixed($0.seconds, decimals: 6)) s" } ?? ""
    switch claim {
    case .entered(let name, let state, let numbers):
      return "\(name) \(state.name)\(moment)\(numbers.text)"
    case .velocity(let name, let velocity):
      return "\(name) with velocity \(TraceCheck.text(velocity))\(moment)"
    case .exactly(let name, let states):
      return "\(name) with exactly \(TraceCheck.text(states))"
    case .never(let name, let states, let before):
      let limit = before.map { " before \(Decimals.fixed($0.seconds, decimals: 6)) s" } ?? ""
      return "\(name) never \(TraceCheck.text(states))\(limit)"
    case .row(let id, let state, let offset, let index):
      var text = "row \(id.text)"
      if let state { text += " \(state)" }
      if let offset { text += " at offset \(offset)" }
      if let index { text += " at index \(index)" }
      return text + moment
    case .effects(let counts):
      var text = ""
      for count in counts {
        text += text.isEmpty ? "" : ", "
        text += "\(count.name)\(count.row.map { ":" + $0 } ?? "") \(count.count) times"
      }
      return text
    }
  }
}

extension Expectation.Numbers {
  /// The numbers that are expected, in words.
  var text: String {
    var text = ""
    if let translation { text += ", translation \(TraceCheck.text(translation))" }
    if let velocity { text += ", velocity \(TraceCheck.text(velocity))" }
    if let location { text += ", location \(TraceCheck.text(location))" }
    if let scale { text += ", scale \(scale)" }
    if let rotation { text += ", rotation \(rotation)°" }
    if let direction { text += ", direction \(direction.name)" }
    if let taps { text += ", \(taps) taps" }
    if let touches { text += ", \(touches) touches" }
    return text
  }

  /// Nil if the event has these numbers; else the first that differs, in words.
  func mismatch(_ event: GestureEvent, _ expectation: Expectation) -> String? {
    let values = event.values
    let tolerance = expectation.tolerance
    func differs(_ a: Vector, _ b: Vector?, _ tolerance: Double) -> Bool {
      guard let b else { return false }
      return !((a.x - b.x).magnitude <= tolerance && (a.y - b.y).magnitude <= tolerance)
    }
    func differs(_ a: Double, _ b: Double?) -> Bool {
      guard let b else { return false }
      return !((a - b).magnitude <= tolerance)
    }
    if differs(values.translation, translation, tolerance) {
      return "translation \(TraceCheck.text(values.translation))"
    }
    let speed = event.velocity ?? .zero
    if differs(speed, velocity, expectation.velocityTolerance) {
      return "velocity \(TraceCheck.text(speed))"
    }
    let place = values.location - Point.zero
    if differs(place, location, tolerance) { return "location \(TraceCheck.text(place))" }
    if differs(values.scale, scale) { return "scale \(values.scale)" }
    if differs(values.rotation, rotation) { return "rotation \(values.rotation)°" }
    if let direction, values.direction != direction {
      return "direction \(values.direction?.name ?? "none")"
    }
    if let taps, values.numberOfTaps != taps { return "\(values.numberOfTaps) taps" }
    if let touches, values.numberOfTouches != touches {
      return "\(values.numberOfTouches) touches"
    }
    return nil
  }
}
