extension PeerDecision {
  /// The decision in words: the clause, what was measured, and the limit.
  public var text: String {
    let word =
      switch verdict {
      case .closes: "closes"
      case .opens: "opens"
      case .performs: "performs the action"
      }
    switch clause {
    case .never: return "\(word): nothing opens the row"
    case .fullSwipe(let place, let limit):
      return "\(word): drawn \(PeerDecision.short(place)) pt, limit \(PeerDecision.short(limit))"
    case .velocity(let speed, let limit):
      return
        "\(word): velocity \(PeerDecision.short(speed)) pt/s, limit \(PeerDecision.short(limit))"
    case .quick(let place, let limit):
      return "\(word): quick and drawn \(PeerDecision.short(place)) pt, "
        + "limit \(PeerDecision.short(limit))"
    case .distance(let place, let limit):
      return "\(word): distance \(PeerDecision.short(place)) pt, limit \(PeerDecision.short(limit))"
    }
  }

  private static func short(_ number: Double) -> String { Decimals.short(number) }
}
