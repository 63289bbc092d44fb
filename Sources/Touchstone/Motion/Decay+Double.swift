extension Decay where Value == Double {
  /// Seconds until it passes a place; nil if it never does.
  ///
  /// The place where it comes to rest is passed at infinity unless a constant deceleration stops it
  /// there.
  public func time(reaching position: Double) -> Double? {
    let way = position - start
    if way == 0 { return 0 }
    let part = way / initialVelocity
    guard part > 0, part.isFinite else { return nil }
    if constantDeceleration == 0 {
      let left = part * rate.exponent
      return left > -1 ? Elementary.logOnePlus(left) / rate.exponent : nil
    }
    guard let end = settlingTime, way.magnitude <= (target - start).magnitude else { return nil }
    // The way grows ever slower, so Newton from the left never overshoots.
    var time = 0.0
    for _ in 0..<200 {
      let state = flight(at: time)
      let step = (position - state.value) / state.velocity
      guard step.isFinite, step > 1e-16 * time else { break }
      time = min(time + step, end)
    }
    return time
  }
}
