import Touchstone

/// What the panel tells about the engine: the last pan, who won, why something failed.
struct Watch {
  var pan = "–"
  var translation = Vector.zero
  var velocity = Vector.zero
  var winner = "–"
  var failure = "–"
  /// The newest things that happened, oldest first.
  var timeline: [String] = []

  mutating func take(_ events: [SwipeListEvent], of list: SwipeList) {
    for event in events {
      switch event {
      case .gesture(let gesture):
        let name = list.arena.name(of: gesture.recognizer)
        if name == "pan" {
          pan = gesture.state.name
          translation = gesture.values.translation
          velocity = gesture.velocity ?? .zero
        }
        if gesture.state == .began { winner = name }
        if let reason = gesture.failure {
          failure = "\(name): \(reason.text(naming: { list.arena.name(of: $0) }))"
        }
        if gesture.state != .changed { note("\(name) \(gesture.state.name)", gesture.time) }
      case .effect(let effect, let time): note(effect.text, time)
      case .decision(_, let decision, let time): note(decision.text, time)
      case .settling: continue
      }
    }
  }

  mutating func note(_ text: String, _ time: Timestamp) {
    timeline.append(Decimals.fixed(time.seconds, decimals: 3) + " " + text)
    if timeline.count > 60 { timeline.removeFirst(timeline.count - 60) }
  }
}
