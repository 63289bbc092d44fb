/// Follows how two fingers turn about each other.
///
/// | from | to | when |
/// | --- | --- | --- |
/// | possible | began | the line between the fingers has turned enough |
/// | possible | failed | all fingers are lifted or cancelled before |
/// | began, changed | changed | the line turns |
/// | began, changed | ended | fewer than two are left |
/// | began, changed | cancelled | the system takes touches away and fewer than two are left |
///
/// The line runs from the finger that landed first to the one that landed second. Turns add up
/// beyond a half circle without a jump; they count from the point where they became enough.
public struct RotationRecognizer: Recognizer {
  /// When it begins.
  public let configuration: RotationConfiguration
  /// Where the gesture stands.
  public private(set) var state: GestureState = .possible

  private var fingers = Fingers()
  private var location: Point = .zero
  private var startLocation: Point = .zero
  /// Direction of the line when it was last looked at, in degrees.
  private var heading: Double?
  /// Turns since the fingers landed, in degrees.
  private var turned: Double = 0
  private var consumed: Double = 0
  private var hasCrossed: Bool = false
  private var velocity: VelocityTracker

  /// Makes a rotation that has seen no touch; a configuration that makes no sense is refused.
  public init(_ configuration: RotationConfiguration = RotationConfiguration())
    throws(ConfigurationError)
  {
    try configuration.validate()
    self.configuration = configuration
    velocity = try VelocityTracker()
  }

  /// A rotation waits for nothing but fingers.
  public var deadline: Timestamp? { nil }

  /// The numbers of the gesture now.
  public var values: GestureValues {
    GestureValues(
      location: location, startLocation: startLocation,
      rotation: state == .possible ? 0 : turned - consumed, numberOfTouches: fingers.count)
  }

  /// Degrees a second, as x; y is 0.
  public func velocity(at time: Timestamp) -> Vector { velocity.velocity(at: time) }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) -> Proposal {
    if state.isFinal { return .none }
    var isLifted = false
    var isCancelled = false
    let before = turned
    let hasMoved = fingers.follow(frame)
    if hasMoved { turn(frame.time) }
    let proposal: Proposal = state == .possible && hasMoved ? crossing : .none
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
      return fingers.count < 2 ? .none : proposal
    }
    if fingers.count < 2 && isCancelled { return .cancel(.cancelledBySystem) }
    if fingers.count < 2 && isLifted {
      return .end(.lifted(remaining: fingers.count, required: 2))
    }
    return turned != before ? .change : .none
  }

  /// Takes in one finger that moved.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    guard !state.isFinal, fingers.move(touch.id, to: touch.position) else { return .none }
    let before = turned
    turn(time)
    if state == .possible { return fingers.count < 2 ? .none : crossing }
    return turned != before ? .change : .none
  }

  /// Nothing happens while it waits for fingers.
  public mutating func advance(to time: Timestamp) -> Proposal { .none }

  /// Takes the state that the arena decided.
  public mutating func enter(_ state: GestureState, at time: Timestamp) {
    self.state = state
    guard state == .possible else { return }
    fingers.removeAll()
    heading = nil
    turned = 0
    consumed = 0
    hasCrossed = false
    velocity.reset()
  }
}

extension RotationRecognizer {
  /// Direction from the first finger to the second; nil if there is none.
  private var line: Double? {
    guard fingers.count > 1 else { return nil }
    let vector = fingers[1].position - fingers[0].position
    return vector == .zero ? nil : Elementary.degrees(of: vector)
  }

  private mutating func turn(_ time: Timestamp) {
    location = fingers.centroid
    guard let line else { return }
    if let heading {
      var difference = line - heading
      if difference > 180 { difference -= 360 }
      if difference < -180 { difference += 360 }
      turned += difference
      velocity.add(Point(x: turned, y: 0), at: time)
    }
    heading = line
  }

  private mutating func changeFingers(_ change: (inout Fingers) -> Bool) -> Bool {
    guard change(&fingers) else { return false }
    if !fingers.isEmpty { location = fingers.centroid }
    heading = line
    if state == .possible && !hasCrossed {
      startLocation = location
      turned = 0
    }
    return true
  }

  private var crossing: Proposal {
    mutating get {
      let required = configuration.minimumRotation
      guard fingers.count > 1, !hasCrossed, turned.magnitude > required else { return .none }
      hasCrossed = true
      consumed = turned < 0 ? -required : required
      return .begin(.rotated(angle: turned, required: required))
    }
  }

  private var failureAtLift: FailureReason {
    if hasCrossed { return .liftedWhileWaiting }
    return heading != nil || turned != 0
      ? .notEnoughRotation(angle: turned, required: configuration.minimumRotation)
      : .notEnoughTouches(count: 1, required: 2)
  }
}
