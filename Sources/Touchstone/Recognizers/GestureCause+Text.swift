extension GestureCause {
  /// The cause in words, with what was measured and the limit.
  ///
  /// - Parameter name: Gives the name of another recognizer.
  public func text(naming name: (RecognizerID) -> String) -> String {
    switch self {
    case .movement:
      "the fingers moved"
    case .moved(let distance, let required):
      "moved \(Decimals.short(distance)) pt, required \(Decimals.short(required))"
    case .held(let duration, let required):
      "held \(Decimals.short(duration)) s, required \(Decimals.short(required))"
    case .tapped(let taps):
      taps == 1 ? "one tap" : "\(taps) taps"
    case .spanChanged(let change, let required):
      "fingers' distance changed \(Decimals.short(change)) pt, required \(Decimals.short(required))"
    case .rotated(let angle, let required):
      "fingers turned \(Decimals.short(angle))°, required \(Decimals.short(required))"
    case .alone:
      "no rival is left"
    case .lifted(let remaining, let required):
      "lifted, \(remaining) of \(required) required \(required == 1 ? "finger" : "fingers") left"
    case .tooManyTouches(let count, let allowed):
      "\(count) fingers are down, allowed \(allowed)"
    case .cancelledBySystem:
      "the system cancelled the touch"
    case .disabled:
      "it was disabled or reset"
    case .failure(let reason):
      reason.text(naming: name)
    case .custom(let code, let measured, let limit):
      "reason \(code): measured \(Decimals.short(measured)), limit \(Decimals.short(limit))"
    }
  }
}
