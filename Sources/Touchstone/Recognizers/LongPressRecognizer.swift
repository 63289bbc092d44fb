/// Begins when fingers have rested long enough.
///
/// | from | to | when |
/// | --- | --- | --- |
/// | possible | began | exactly the minimum duration after the last required finger landed |
/// | possible | failed | a finger wanders too far, lifts too early, or one too many lands |
/// | began, changed | changed | a finger moves, however far |
/// | began, changed | ended | a finger lifts, wherever it is |
/// | began, changed | cancelled | the system takes a touch away |
public struct LongPressRecognizer: Recognizer {
  /// When it begins.
  public let configuration: LongPressConfiguration
  /// Where the gesture stands.
  public private(set) var state: GestureState = .possible

  private var fingers = Fingers()
  private var location: Point = .zero
  private var startLocation: Point = .zero
  /// When the last required finger of the press landed.
  private var pressedSince: Timestamp?
  private var taps: Int = 0
  /// When the tap that must come before the press will have lasted, or waited, too long.
  private var tapDeadline: Timestamp?
  private var isWaiting: Bool = false
  private let duration: Int64

  /// Longest touch and longest pause of the taps that come before a press, in seconds.
  private static let tapDuration: Double = 0.75
  private static let tapInterval: Double = 0.35

  /// Makes a press that has seen no touch; a configuration that makes no sense is refused.
  public init(_ configuration: LongPressConfiguration = LongPressConfiguration())
    throws(ConfigurationError)
  {
    try configuration.validate()
    self.configuration = configuration
    duration = Timestamp.nanoseconds(fromSeconds: configuration.minimumDuration)
  }

  /// When it would begin, or when a tap that must come before is overdue.
  public var deadline: Timestamp? {
    guard state == .possible, !isWaiting else { return nil }
    return pressedSince?.advanced(byNanoseconds: duration) ?? tapDeadline
  }

  /// The numbers of the gesture now.
  public var values: GestureValues {
    GestureValues(
      location: location, startLocation: startLocation, numberOfTouches: fingers.count,
      numberOfTaps: taps)
  }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) -> Proposal {
    if state.isFinal { return .none }
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
        if configuration.touches.isFull(at: fingers.count) {
          return extraFinger()
        }
        land(touch, at: frame.time)
      }
    }
    let isReleased = fingers.count < configuration.touches.minimum
    guard state == .possible else {
      if isCancelled && isReleased { return .cancel(.cancelledBySystem) }
      if isLifted && isReleased {
        return .end(
          .lifted(remaining: fingers.count, required: configuration.touches.minimum))
      }
      return hasMoved ? .change : .none
    }
    if isCancelled { return .fail(.cancelled) }
    if let failure = movementFailure(farthest) { return .fail(failure) }
    if isLifted { return lift(at: frame.time) }
    return .none
  }

  /// Takes in one finger that moved.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    guard !state.isFinal, fingers.move(touch.id, to: touch.position) else { return .none }
    location = fingers.centroid
    if state != .possible { return .change }
    if let failure = movementFailure(fingers.farthestFromStart) { return .fail(failure) }
    return .none
  }

  /// Begins when the fingers have rested long enough, fails when a required tap is overdue.
  public mutating func advance(to time: Timestamp) -> Proposal {
    guard let deadline, deadline <= time else { return .none }
    guard let pressedSince else {
      return .fail(
        .noFurtherTap(
          taps: taps, required: configuration.taps,
          within: fingers.isEmpty
            ? LongPressRecognizer.tapInterval : LongPressRecognizer.tapDuration))
    }
    isWaiting = true
    return .begin(
      .held(
        duration: time.seconds(since: pressedSince), required: configuration.minimumDuration))
  }

  /// Takes the state that the arena decided.
  public mutating func enter(_ state: GestureState, at time: Timestamp) {
    self.state = state
    guard state == .possible else { return }
    fingers.removeAll()
    pressedSince = nil
    taps = 0
    tapDeadline = nil
    isWaiting = false
  }
}

extension LongPressRecognizer {
  private mutating func land(_ touch: Touch, at time: Timestamp) {
    fingers.land(touch)
    location = fingers.centroid
    guard state == .possible, fingers.count == configuration.touches.minimum else { return }
    startLocation = location
    if taps >= configuration.taps {
      pressedSince = time
      tapDeadline = nil
    } else {
      tapDeadline = time.advanced(bySeconds: LongPressRecognizer.tapDuration)
    }
  }

  private func extraFinger() -> Proposal {
    guard state == .possible else { return .none }
    return .fail(
      .tooManyTouches(
        count: fingers.count + 1, allowed: configuration.touches.maximum ?? .max))
  }

  private func movementFailure(_ farthest: Double) -> FailureReason? {
    guard let allowed = configuration.allowableMovement, farthest > 0 else { return nil }
    guard configuration.isStrict ? farthest > allowed : farthest >= allowed else { return nil }
    return .moved(distance: farthest, allowed: allowed)
  }

  private mutating func lift(at time: Timestamp) -> Proposal {
    if isWaiting { return .fail(.liftedWhileWaiting) }
    if let pressedSince {
      return .fail(
        .liftedEarly(
          after: time.seconds(since: pressedSince), required: configuration.minimumDuration))
    }
    guard tapDeadline != nil else {
      return .fail(
        .notEnoughTouches(
          count: fingers.count + 1, required: configuration.touches.minimum))
    }
    if fingers.isEmpty {
      taps += 1
      tapDeadline = time.advanced(bySeconds: LongPressRecognizer.tapInterval)
    }
    return .none
  }
}
