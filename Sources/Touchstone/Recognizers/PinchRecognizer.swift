/// Follows how two or more fingers spread and close.
///
/// | from | to | when |
/// | --- | --- | --- |
/// | possible | began | the fingers' distance has changed enough |
/// | possible | failed | all fingers are lifted or cancelled before |
/// | began, changed | changed | their distance changes |
/// | began, changed | ended | fewer than two are left |
/// | began, changed | cancelled | the system takes touches away and fewer than two are left |
///
/// The scale counts from the point where the change became enough, so it starts close to 1; it does
/// not jump when a finger lands or lifts.
public struct PinchRecognizer: Recognizer {
  /// When it begins.
  public let configuration: PinchConfiguration
  /// Where the gesture stands.
  public private(set) var state: GestureState = .possible

  private var fingers = Fingers()
  private var location: Point = .zero
  private var startLocation: Point = .zero
  /// Distance of the fingers at which the scale is `base`.
  private var reference: Double = 0
  private var base: Double = 1
  private var scale: Double = 1
  private var hasCrossed: Bool = false
  private var velocity: VelocityTracker

  /// Makes a pinch that has seen no touch; a configuration that makes no sense is refused.
  public init(_ configuration: PinchConfiguration = PinchConfiguration())
    throws(ConfigurationError)
  {
    try configuration.validate()
    self.configuration = configuration
    velocity = try VelocityTracker()
  }

  /// A pinch waits for nothing but fingers.
  public var deadline: Timestamp? { nil }

  /// The numbers of the gesture now.
  public var values: GestureValues {
    GestureValues(
      location: location, startLocation: startLocation, scale: state == .possible ? 1 : scale,
      numberOfTouches: fingers.count)
  }

  /// Change of the scale a second, as x; y is 0.
  public func velocity(at time: Timestamp) -> Vector { velocity.velocity(at: time) }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) -> Proposal {
    if state.isFinal { return .none }
    var isLifted = false
    var isCancelled = false
    let before = scale
    let hasMoved = fingers.follow(frame)
    if hasMoved { follow(frame.time) }
    var proposal: Proposal = state == .possible && hasMoved ? crossing : .none
    for touch in frame.touches {
      switch touch.phase {
      case .ended:
        isLifted = changeFingers { $0.remove(touch.id) } || isLifted
      case .cancelled:
        isCancelled = changeFingers { $0.remove(touch.id) } || isCancelled
      case .moved:
        break
      case .began:
        _ = changeFingers { fingers in
          fingers.land(touch)
          return true
        }
      }
    }
    if state == .possible {
      if fingers.isEmpty && isCancelled { return .fail(.cancelled) }
      if fingers.isEmpty && isLifted { return .fail(failureAtLift) }
      if fingers.count < 2 { proposal = .none }
      return proposal
    }
    if fingers.count < 2 && isCancelled { return .cancel(.cancelledBySystem) }
    if fingers.count < 2 && isLifted {
      return .end(.lifted(remaining: fingers.count, required: 2))
    }
    return scale != before ? .change : .none
  }

  /// Takes in one finger that moved.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    guard !state.isFinal, fingers.move(touch.id, to: touch.position) else { return .none }
    let before = scale
    follow(time)
    if state == .possible { return fingers.count < 2 ? .none : crossing }
    return scale != before ? .change : .none
  }

  /// Nothing happens while it waits for fingers.
  public mutating func advance(to time: Timestamp) -> Proposal { .none }

  /// Takes the state that the arena decided.
  public mutating func enter(_ state: GestureState, at time: Timestamp) {
    self.state = state
    guard state == .possible else { return }
    fingers.removeAll()
    base = 1
    scale = 1
    reference = 0
    hasCrossed = false
    velocity.reset()
  }
}

extension PinchRecognizer {
  private mutating func follow(_ time: Timestamp) {
    location = fingers.centroid
    guard fingers.count > 1, reference > 0 else { return }
    guard hasCrossed || state.isActive else { return }
    scale = base * (fingers.span / reference)
    velocity.add(Point(x: scale, y: 0), at: time)
  }

  private mutating func changeFingers(_ change: (inout Fingers) -> Bool) -> Bool {
    guard change(&fingers) else { return false }
    if !fingers.isEmpty { location = fingers.centroid }
    guard fingers.count > 1 else { return true }
    base = scale
    reference = fingers.span
    if state == .possible && !hasCrossed { startLocation = location }
    return true
  }

  private var change: Double { (fingers.span - reference).magnitude }

  private var crossing: Proposal {
    mutating get {
      guard fingers.count > 1, !hasCrossed else { return .none }
      let span = fingers.span
      let change = change
      guard change > configuration.minimumSpanChange,
        max(span, reference) >= configuration.minimumSpan
      else { return .none }
      let required = configuration.minimumSpanChange
      let isGrowing = span > reference
      reference =
        isGrowing
        ? max(reference + required, min(span, configuration.minimumSpan))
        : reference - required
      if !(reference > 0) { reference = span }
      hasCrossed = true
      scale = reference > 0 ? span / reference : 1
      return .begin(.spanChanged(change: change, required: required))
    }
  }

  private var failureAtLift: FailureReason {
    if hasCrossed { return .liftedWhileWaiting }
    return reference > 0
      ? .notEnoughSpanChange(change: change, required: configuration.minimumSpanChange)
      : .notEnoughTouches(count: 1, required: 2)
  }
}
