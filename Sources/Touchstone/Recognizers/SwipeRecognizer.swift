/// Recognizes a short, straight, quick movement in one of four directions.
///
/// | from | to | when |
/// | --- | --- | --- |
/// | possible | recognized | all required fingers are down and their middle has moved far and fast |
/// |          |            | enough within the angle of a direction |
/// | possible | failed | it has moved far and fast enough another way, takes too long, a finger |
/// |          |        | lifts before, one too many lands, the system takes a touch away |
public struct SwipeRecognizer: Recognizer {
  /// What counts as a swipe.
  public let configuration: SwipeConfiguration
  /// Where the gesture stands.
  public private(set) var state: GestureState = .possible

  private var fingers = Fingers()
  private var start: Point = .zero
  private var location: Point = .zero
  private var startTime: Timestamp?
  private var direction: SwipeDirection?
  private let longest: Int64?

  /// Makes a swipe that has seen no touch; a configuration that makes no sense is refused.
  public init(_ configuration: SwipeConfiguration = SwipeConfiguration())
    throws(ConfigurationError)
  {
    try configuration.validate()
    self.configuration = configuration
    longest = configuration.maximumDuration.map(Timestamp.nanoseconds(fromSeconds:))
  }

  /// When it will have taken too long.
  public var deadline: Timestamp? {
    guard state == .possible, direction == nil, let startTime, let longest else { return nil }
    return startTime.advanced(byNanoseconds: longest)
  }

  /// The numbers of the gesture now.
  public var values: GestureValues {
    GestureValues(
      location: location, startLocation: start, direction: direction,
      numberOfTouches: fingers.count)
  }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) -> Proposal {
    guard state == .possible, direction == nil else { return liftedWhileWaiting(frame) }
    var isLifted = false
    var isCancelled = false
    let hasMoved = fingers.follow(frame)
    if hasMoved { location = fingers.centroid }
    let isJudged = hasMoved && startTime != nil
    var proposal: Proposal = isJudged ? judge(frame.time) : .none
    for touch in frame.touches {
      switch touch.phase {
      case .ended: isLifted = fingers.remove(touch.id) || isLifted
      case .cancelled: isCancelled = fingers.remove(touch.id) || isCancelled
      case .moved: break
      case .began:
        if configuration.touches.isFull(at: fingers.count) {
          return .fail(
            .tooManyTouches(
              count: fingers.count + 1, allowed: configuration.touches.maximum ?? .max))
        }
        land(touch, at: frame.time)
      }
    }
    if isCancelled { return .fail(.cancelled) }
    if case .none = proposal, isLifted { proposal = .fail(failureAtLift(frame.time)) }
    return proposal
  }

  /// Takes in one finger that moved.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    guard state == .possible, direction == nil, fingers.move(touch.id, to: touch.position) else {
      return .none
    }
    location = fingers.centroid
    return startTime == nil ? .none : judge(time)
  }

  /// Fails when it has taken too long.
  public mutating func advance(to time: Timestamp) -> Proposal {
    guard let deadline, deadline <= time, let startTime else { return .none }
    return .fail(
      .tookTooLong(
        duration: time.seconds(since: startTime),
        allowed: configuration.maximumDuration ?? .infinity))
  }

  /// Takes the state that the arena decided.
  public mutating func enter(_ state: GestureState, at time: Timestamp) {
    self.state = state
    guard state == .possible else { return }
    fingers.removeAll()
    startTime = nil
    direction = nil
  }
}

extension SwipeRecognizer {
  private mutating func land(_ touch: Touch, at time: Timestamp) {
    fingers.land(touch)
    location = fingers.centroid
    guard fingers.count == configuration.touches.minimum else { return }
    start = location
    startTime = time
  }

  /// A swipe that waits for another gesture to fail goes on waiting after the lift.
  private mutating func liftedWhileWaiting(_ frame: TouchFrame) -> Proposal {
    guard state == .possible else { return .none }
    var isCancelled = false
    for touch in frame.touches where touch.phase == .ended || touch.phase == .cancelled {
      let wasFollowed = fingers.remove(touch.id)
      isCancelled = isCancelled || (wasFollowed && touch.phase == .cancelled)
    }
    return isCancelled ? .fail(.cancelled) : .none
  }

  /// Mean speed since the last required finger landed; infinite in no time at all.
  private func speed(_ distance: Double, at time: Timestamp) -> Double {
    guard let startTime else { return 0 }
    let elapsed = time.seconds(since: startTime)
    return elapsed > 0 ? distance / elapsed : distance > 0 ? .infinity : 0
  }

  private mutating func judge(_ time: Timestamp) -> Proposal {
    let way = location - start
    let distance = way.length
    guard distance > 0, distance >= configuration.minimumDistance,
      speed(distance, at: time) >= configuration.minimumVelocity
    else { return .none }
    var nearest = 360.0
    for candidate in configuration.directions {
      let turned = Vector(
        x: way.x * candidate.unit.x + way.y * candidate.unit.y,
        y: way.y * candidate.unit.x - way.x * candidate.unit.y)
      let angle = Elementary.degrees(of: turned).magnitude
      if angle < nearest {
        nearest = angle
        direction = candidate
      }
    }
    guard nearest <= configuration.maximumAngle else {
      direction = nil
      return .fail(.wrongDirection(angle: nearest, allowed: configuration.maximumAngle))
    }
    return .recognize(.moved(distance: distance, required: configuration.minimumDistance))
  }

  private func failureAtLift(_ time: Timestamp) -> FailureReason {
    guard startTime != nil else {
      return .notEnoughTouches(
        count: fingers.count + 1, required: configuration.touches.minimum)
    }
    let distance = (location - start).length
    if distance > 0, distance >= configuration.minimumDistance {
      return .tooSlow(
        speed: speed(distance, at: time), required: configuration.minimumVelocity)
    }
    return .notEnoughMovement(distance: distance, required: configuration.minimumDistance)
  }
}
