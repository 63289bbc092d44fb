extension ReleaseDecision {
  /// The decision in words: the rule, what was measured, and the limits.
  public var text: String {
    let place = "position \(Decimals.short(position)) pt"
    let speed = "velocity \(Decimals.short(velocity)) pt/s"
    let far = "limit \(Decimals.short(distanceLimit))"
    let fast = "limit \(Decimals.short(velocityLimit))"
    switch rule {
    case .openDistance: return "opens by distance: \(place), \(far)"
    case .openVelocity: return "opens by velocity: \(speed), \(fast) (\(place), \(far))"
    case .neither: return "closes: \(place), \(far); \(speed), \(fast)"
    case .noActions: return "closes: no actions on that side (\(place))"
    case .fullSwipe: return "performs the action: \(place), \(far)"
    case .closeVelocity: return "closes by velocity: \(speed), \(fast) (\(place))"
    case .staysOpen: return "stays open: \(place), \(far)"
    case .drawnBack: return "closes, drawn back: \(place), \(far)"
    case .cancelled: return "the touch was taken away: back to \(Decimals.short(target)) pt"
    }
  }
}
