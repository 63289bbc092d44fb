extension FailureReason {
  /// The reason in words, with what was measured and the limit.
  ///
  /// - Parameter name: Gives the name of another recognizer.
  public func text(naming name: (RecognizerID) -> String) -> String {
    switch self {
    case .moved(let distance, let allowed):
      "moved \(Decimals.short(distance)) pt, allowed \(Decimals.short(allowed))"
    case .liftedEarly(let duration, let required):
      "lifted after \(Decimals.short(duration)) s, required \(Decimals.short(required))"
    case .tookTooLong(let duration, let allowed):
      "lasted \(Decimals.short(duration)) s, allowed less than \(Decimals.short(allowed))"
    case .notEnoughMovement(let distance, let required):
      "lifted after moving \(Decimals.short(distance)) pt, required \(Decimals.short(required))"
    case .liftedWhileWaiting:
      "lifted while it waited for another gesture to fail"
    case .notEnoughTouches(let count, let required):
      "\(count) \(count == 1 ? "finger was" : "fingers were") down, required \(required)"
    case .tooManyTouches(let count, let allowed):
      "\(count) fingers are down, allowed \(allowed)"
    case .noFurtherTap(let taps, let required, let within):
      "\(taps) of \(required) taps, no further touch within \(Decimals.short(within)) s"
    case .tapTooEarly(let pause, let required):
      "next touch after \(Decimals.short(pause)) s, required \(Decimals.short(required))"
    case .wrongDirection(let angle, let allowed):
      "moved \(Decimals.short(angle))° off the direction, allowed \(Decimals.short(allowed))"
    case .acrossAxis(let along, let across):
      "moved \(Decimals.short(across)) pt across the axis and \(Decimals.short(along)) along it"
    case .outsideEdge(let distance, let inset):
      "started \(Decimals.short(distance)) pt from the edge, allowed \(Decimals.short(inset))"
    case .tooSlow(let speed, let required):
      "lifted at \(Decimals.short(speed)) pt/s, required \(Decimals.short(required))"
    case .notEnoughSpanChange(let change, let required):
      "fingers' distance changed \(Decimals.short(change)) pt, required \(Decimals.short(required))"
    case .notEnoughRotation(let angle, let required):
      "fingers turned \(Decimals.short(angle))°, required \(Decimals.short(required))"
    case .cancelled:
      "the system cancelled the touch"
    case .disabled:
      "it was disabled or reset"
    case .prevented(let other):
      "\(name(other)) won the touch"
    case .requirementSucceeded(let other):
      "\(name(other)) succeeded, which had to fail first"
    case .denied:
      "the host did not let it begin"
    case .custom(let code, let measured, let limit):
      "reason \(code): measured \(Decimals.short(measured)), limit \(Decimals.short(limit))"
    }
  }
}
