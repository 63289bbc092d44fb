import Touchstone

/// A run of a swipe list: touches as text, events of the app, and what came of them.
struct ListPlay {
  var list: SwipeList
  var events: [SwipeListEvent] = []

  init(
    _ configuration: SwipeRowConfiguration = .standard, rows: [RowID] = ["A", "B", "C"],
    open: [RowID] = [], disabled: [RowID] = [], width: Double = 320
  ) throws {
    list = try SwipeList(rows, width: width, configuration, open: open, disabled: disabled)
  }

  /// Runs frames written as in `Play`: `0:d1=290,30 16:m1=240,30 32:u1=240,30`, `900:` waits.
  mutating func touch(_ script: String) {
    for word in script.split(whereSeparator: \.isWhitespace) {
      let frame = Play.frame(word)
      if frame.touches.isEmpty {
        list.advance(to: frame.time, into: &events)
      } else {
        list.handle(frame, into: &events)
      }
    }
  }

  mutating func host(_ event: HostEvent, at milliseconds: Int64) {
    list.perform(event, at: .milliseconds(milliseconds), into: &events)
  }

  mutating func wait(until milliseconds: Int64) {
    list.advance(to: .milliseconds(milliseconds), into: &events)
  }

  /// Every effect as `name:row`, with the action's name where there is one, in order.
  var effects: [String] {
    events.compactMap { event in
      guard case .effect(let effect, _) = event else { return nil }
      return effect.name + (effect.row.map { ":" + $0.text } ?? "")
        + (effect.action.map { " " + $0 } ?? "")
    }
  }

  /// The states of a recognizer, in order.
  func states(_ name: String) -> [GestureState] {
    events.compactMap { event in
      guard case .gesture(let gesture) = event, gesture.recognizer == list.arena.id(named: name)
      else { return nil }
      return gesture.state
    }
  }

  /// The rows as one line: `A open −80, B closed 0`.
  var picture: String {
    list.rows.map { row in
      "\(row.id.text) \(row.stateName) \(Decimals.short(row.offset(at: list.now)))"
    }.joined(separator: ", ")
  }

  /// What the releases decided, in words.
  var decisions: [String] {
    events.compactMap { if case .decision(_, let decision, _) = $0 { decision.text } else { nil } }
  }
}

/// The rows after a touch script, in one line.
func picture(
  _ configuration: SwipeRowConfiguration, open: [RowID] = [], _ script: String
) throws -> String {
  var play = try ListPlay(configuration, open: open)
  play.touch(script)
  return play.picture
}
