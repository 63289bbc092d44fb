extension Journal {
  /// Takes down what came out of a list: gestures, effects, and what rows decided as notes.
  public mutating func record(_ events: [SwipeListEvent]) {
    for event in events {
      switch event {
      case .gesture(let gesture): record([gesture])
      case .effect(let effect, let time): record([effect], at: time)
      case .decision(let id, let decision, let time):
        record(note: "\(id.text) \(decision.text)", at: time)
      case .settling: continue  // What was decided says it already.
      }
    }
  }
}
