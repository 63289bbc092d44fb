/// Recognizes one or more short touches that stay in place.
///
/// | from | to | when |
/// | --- | --- | --- |
/// | possible | recognized | the last finger of the last required tap lifts |
/// | possible | failed | a finger wanders or stays too long, one too many lands, the next tap |
/// |          |        | comes too early or not in time, the system takes a touch away |
public struct TapRecognizer: Recognizer {
  /// What counts as a tap.
  public let configuration: TapConfiguration
  /// Where the gesture stands.
  public private(set) var state: GestureState = .possible

  private var fingers = Fingers()
  private var location: Point = .zero
  private var startLocation: Point = .zero
  private var taps: Int = 0
  /// When the first finger of the current or last tap landed.
  private var downTime: Timestamp = .zero
  /// When the last finger of the last tap lifted.
  private var upTime: Timestamp = .zero
  /// Whether all required fingers have been down together.
  private var isComplete: Bool = false
  private let longest: Int64?
  private let interval: Int64

  /// Makes a tap that has seen no touch; a configuration that makes no sense is refused.
  public init(_ configuration: TapConfiguration = TapConfiguration()) throws(ConfigurationError) {
    try configuration.validate()
    self.configuration = configuration
    longest = configuration.maximumDuration.map(Timestamp.nanoseconds(fromSeconds:))
    interval = Timestamp.nanoseconds(fromSeconds: configuration.maximumInterval)
  }

  /// When the touch will have lasted too long, or the next tap is overdue.
  public var deadline: Timestamp? {
    guard state == .possible, taps < configuration.taps else { return nil }
    if !fingers.isEmpty { return longest.map(downTime.advanced(byNanoseconds:)) }
    return taps > 0 ? nextTapDeadline : nil
  }

  private var nextTapDeadline: Timestamp {
    let start = configuration.intervalFrom == .up ? upTime : downTime
    return start.advanced(byNanoseconds: interval)
  }

  /// The numbers of the gesture now.
  public var values: GestureValues {
    GestureValues(
      location: location, startLocation: startLocation, numberOfTouches: fingers.count,
      numberOfTaps: taps)
  }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) -> Proposal {
    // A tap that is complete and waits for another gesture to fail looks at nothing any more.
    guard state == .possible, taps < configuration.taps else { return .none }
    var isCancelled = false
    var isLifted = false
    let hasMoved = fingers.follow(frame)
    if hasMoved { location = fingers.centroid }
    let farthest = hasMoved ? fingers.farthestFromStart : 0
    for touch in frame.touches {
      switch touch.phase {
      case .ended: isLifted = fingers.remove(touch.id) || isLifted
      case .cancelled: isCancelled = fingers.remove(touch.id) || isCancelled
      case .moved: break
      case .began:
        if let proposal = land(touch, at: frame.time) { return proposal }
      }
    }
    if isCancelled { return .fail(.cancelled) }
    if let failure = movementFailure(farthest) { return .fail(failure) }
    return isLifted ? lift(at: frame.time) : .none
  }

  /// Takes in one finger that moved.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    guard state == .possible, taps < configuration.taps,
      fingers.move(touch.id, to: touch.position)
    else { return .none }
    location = fingers.centroid
    if let failure = movementFailure(fingers.farthestFromStart) { return .fail(failure) }
    return .none
  }

  /// Fails when the touch has lasted too long or the next tap is overdue.
  public mutating func advance(to time: Timestamp) -> Proposal {
    guard let deadline, deadline <= time else { return .none }
    if !fingers.isEmpty {
      return .fail(
        .tookTooLong(
          duration: time.seconds(since: downTime),
          allowed: configuration.maximumDuration ?? .infinity))
    }
    return overdue
  }

  /// Takes the state that the arena decided.
  public mutating func enter(_ state: GestureState, at time: Timestamp) {
    self.state = state
    guard state == .possible else { return }
    fingers.removeAll()
    taps = 0
    isComplete = false
  }
}

extension TapRecognizer {
  private func movementFailure(_ farthest: Double) -> FailureReason? {
    guard let allowed = configuration.allowableMovement, farthest > 0 else { return nil }
    guard configuration.isStrict ? farthest > allowed : farthest >= allowed else { return nil }
    return .moved(distance: farthest, allowed: allowed)
  }

  private var overdue: Proposal {
    .fail(
      .noFurtherTap(
        taps: taps, required: configuration.taps, within: configuration.maximumInterval))
  }

  /// Takes a new finger in; the answer is a failure at once, or nil.
  private mutating func land(_ touch: Touch, at time: Timestamp) -> Proposal? {
    if configuration.touches.isFull(at: fingers.count) {
      return .fail(
        .tooManyTouches(
          count: fingers.count + 1, allowed: configuration.touches.maximum ?? .max))
    }
    if fingers.isEmpty {
      if taps > 0 {
        let since = configuration.intervalFrom == .up ? downTime : upTime
        let pause = time.seconds(since: since)
        if pause < configuration.minimumInterval {
          return .failAndRestart(
            .tapTooEarly(after: pause, required: configuration.minimumInterval))
        }
        if let separation = configuration.maximumSeparation,
          (touch.position - startLocation).length > separation
        {
          return nil
        }
      } else {
        startLocation = touch.position
      }
      downTime = time
    }
    fingers.land(touch)
    location = fingers.centroid
    if fingers.count == configuration.touches.minimum { isComplete = true }
    return nil
  }

  private mutating func lift(at time: Timestamp) -> Proposal {
    guard isComplete else {
      return .fail(
        .notEnoughTouches(
          count: fingers.count + 1, required: configuration.touches.minimum))
    }
    guard fingers.isEmpty else { return .none }
    taps += 1
    upTime = time
    isComplete = false
    if taps == configuration.taps { return .recognize(.tapped(taps: taps)) }
    return nextTapDeadline <= time ? overdue : .none
  }
}
