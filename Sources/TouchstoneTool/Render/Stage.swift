import Touchstone
import TouchstoneRendering
import TouchstoneTraces

/// What can be seen while a recording plays: the list or the gestures, sheets, and the fingers.
///
/// It follows the recording event by event; a scene is made from it and the replay at any moment in
/// between.
struct Stage: Sendable {
  /// The names of the recognizers in the order of their ids.
  let names: [String]
  /// The newest state of each recognizer.
  private(set) var states: [GestureState]
  private(set) var fingers: FingerTrails = FingerTrails()
  /// How gestures moved the card so far, without those that are under way.
  private(set) var card: Transform = .identity
  /// The numbers of the gestures that are under way.
  private(set) var active: [GestureValues?]
  /// The sheet of a pressed row.
  private(set) var menu: Presentation?
  /// The question whether to delete.
  private(set) var question: Presentation?
  /// The row that a finger presses.
  private(set) var pressed: RowID?
  /// What the newest failed deletion said.
  private(set) var failure: (row: RowID, reason: String)?

  init(_ names: [String]) {
    self.names = names
    states = [GestureState](repeating: .possible, count: names.count)
    active = [GestureValues?](repeating: nil, count: names.count)
  }

  /// Takes in an event of the recording, after the replay has handled it.
  mutating func handle(_ event: TraceEvent, _ replay: Replay) {
    switch event.kind {
    case .frame(let frame):
      fingers.handle(frame)
      for touch in frame.touches where touch.phase == .began { dismissMenu(at: frame.time) }
    case .host:
      dismissMenu(at: event.time ?? replay.now)
      failure = nil
    case .header, .setup, .tick, .control, .note, .expect, .end:
      break
    }
  }

  private mutating func dismissMenu(at time: Timestamp) {
    guard let menu, menu.end == nil, menu.start < time else { return }
    self.menu?.end = time
  }

  /// Takes in what came of an event.
  mutating func handle(_ events: [ReplayEvent], _ replay: Replay) {
    for event in events {
      switch event {
      case .gesture(let gesture): take(gesture)
      case .effect(.menu(let row), let time):
        menu = Presentation(row: row, start: time)
        pressed = row
      case .effect(.confirm(let row, _), let time):
        question = Presentation(row: row, start: time)
      case .effect(.deleteFailed(let row, _, let reason), _): failure = (row, reason)
      case .effect(.restore(let row, _, let reason?), _): failure = (row, reason)
      case .effect, .decision, .settling: break
      }
    }
    if let question, question.end == nil, !isAsked(question.row, replay) {
      self.question?.end = replay.now
    }
    if replay.arena.numberOfFingers == 0 { pressed = nil }
  }

  private func isAsked(_ row: RowID, _ replay: Replay) -> Bool {
    if case .confirming = replay.list?[row]?.deletion { true } else { false }
  }

  private mutating func take(_ gesture: GestureEvent) {
    let index = gesture.recognizer.index
    guard states.indices.contains(index) else { return }
    states[index] = gesture.state
    switch gesture.state {
    case .began, .changed:
      active[index] = gesture.values
    case .ended:
      card = Stage.moved(card, gesture.values)
      active[index] = nil
    case .possible, .cancelled, .failed, .recognized:
      active[index] = nil
    }
  }

  /// How the card is shown with the gestures that are under way.
  var presentedCard: Transform {
    var transform = card
    for case let values? in active { transform = Stage.moved(transform, values) }
    return transform
  }

  private static func moved(_ transform: Transform, _ values: GestureValues) -> Transform {
    Transform(
      translation: transform.translation + values.translation,
      scale: transform.scale * values.scale,
      rotation: transform.rotation + values.rotation * .pi / 180)
  }

  /// When everything that can be seen stands still, unless the recording goes on.
  func end(_ replay: Replay) -> Timestamp {
    var end = replay.now
    for presentation in [menu, question] {
      guard let presentation else { continue }
      let start = presentation.end ?? presentation.start
      end = max(end, start.advanced(bySeconds: Presentation.span))
    }
    return end
  }
}
