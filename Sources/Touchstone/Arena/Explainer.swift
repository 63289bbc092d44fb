/// Turns what an arena reports into decisions with their reasons: who held whom, who won, who lost.
///
/// Hand it the events and the arena after every call; it keeps only the claims that are held back.
public struct Explainer: Equatable, Sendable {
  private var holds: [RecognizerID: Explanation.Hold] = [:]

  /// Starts with nothing to explain.
  public init() {}

  /// Takes in the events of one call and appends an explanation for each decision, in order.
  ///
  /// A `changed` is no decision.
  public mutating func explain<Custom: Recognizer>(
    _ events: [GestureEvent], of arena: ArenaOf<Custom>, into explanations: inout [Explanation]
  ) {
    for verdict in arena.verdicts {
      guard case .held(let member, let holder) = verdict else { continue }
      let id = RecognizerID(member)
      let since = holds[id]?.since ?? arena.now
      holds[id] = Explanation.Hold(holder: RecognizerID(holder), since: since)
    }
    var losers: [RecognizerID] = []
    for event in events {
      let outcome: Explanation.Outcome
      switch event.cause {
      case .failure(let reason):
        outcome = .failed(reason)
        switch reason {
        case .prevented, .requirementSucceeded: losers.append(event.recognizer)
        default: break
        }
      default:
        switch event.state {
        case .began, .recognized:
          outcome = .won(event.cause, over: losers)
          losers = []
        case .ended: outcome = .ended(event.cause)
        case .cancelled: outcome = .cancelled(event.cause)
        case .possible, .changed, .failed: continue
        }
      }
      explanations.append(
        Explanation(
          recognizer: event.recognizer, time: event.time, outcome: outcome,
          hold: holds.removeValue(forKey: event.recognizer)))
    }
  }
}
