extension PanRecognizer {
  /// Takes in one finger that moved.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    guard !state.isFinal, fingers.place(touch) else { return .none }
    let hasMoved = moveOn(with: touch.id, at: time)
    if state != .possible { return hasMoved ? .change : .none }
    if hasCrossed || fingers.count < minimumTouches { return .none }
    return crossing(time)
  }

  /// Takes in the only finger, which moved while the pan is under way; whether that is a change.
  @inline(__always)
  mutating func drag(_ touch: Touch, at time: Timestamp) -> Bool {
    guard fingers.placeOnly(touch) else { return false }
    let before = place
    place = touch.position + shift
    location = touch.position
    if measure == .path { path += (place - before).length }
    velocity.add(place, at: time)
    guard place != before else { return false }
    state = .changed
    return true
  }

  /// The numbers of the gesture while only one finger is down.
  @inline(__always)
  var dragValues: GestureValues {
    GestureValues(
      location: location, startLocation: startLocation,
      translation: alongAxis(place - start - consumed), numberOfTouches: 1)
  }

  /// Follows the fingers after one of them moved; whether the place followed has moved.
  @inline(__always)
  private mutating func moveOn(with finger: TouchID, at time: Timestamp) -> Bool {
    let before = place
    moveOn()
    if tracking != .latest || finger == driver { velocity.add(place, at: time) }
    return place != before
  }

  /// Follows the fingers to where they are now.
  @inline(__always)
  mutating func moveOn() {
    let before = place
    let center = followed
    place = center + shift
    if measure == .path { path += (place - before).length }
    location = tracking == .sum ? fingers.centroid : center
  }

  /// The place that the fingers give by themselves.
  @inline(__always)
  var followed: Point {
    if fingers.count == 1 { return fingers[0].position }
    switch tracking {
    case .centroid: return fingers.centroid
    case .latest: return fingers.position(of: driver)
    case .sum: return .zero + fingers.sum
    }
  }

  /// The place that is reported as the gesture's.
  var center: Point {
    tracking == .latest ? followed : fingers.centroid
  }

  @inline(__always)
  func alongAxis(_ vector: Vector) -> Vector {
    switch axis {
    case .free: vector
    case .horizontal: Vector(x: vector.x, y: 0)
    case .vertical: Vector(x: 0, y: vector.y)
    }
  }

  /// Coalesced samples feed the velocity at their own times and decide nothing.
  mutating func followCoalesced(_ frame: TouchFrame) {
    for sample in frame.coalesced where fingers.move(sample.id, to: sample.position) {
      velocity.add(followed + shift, at: sample.time)
    }
  }
}
