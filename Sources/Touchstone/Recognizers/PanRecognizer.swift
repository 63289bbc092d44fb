/// Follows one or more fingers once they have moved far enough.
///
/// | from | to | when |
/// | --- | --- | --- |
/// | possible | began | enough fingers have moved the minimum distance |
/// | possible | failed | all fingers are lifted or cancelled before, or a guard says no |
/// | began, changed | changed | the place that it follows moves |
/// | began, changed | ended | fewer fingers than the minimum are left |
/// | began, changed | cancelled | the system takes the touches away |
///
/// The place that it follows never jumps when a finger lands or lifts: what the change of fingers
/// would add is taken out again. A lift counts for the translation but cannot begin a pan.
public struct PanRecognizer: Recognizer {
  /// When it begins and what it reports.
  public let configuration: PanConfiguration
  /// Where the gesture stands.
  public internal(set) var state: GestureState = .possible

  var fingers = Fingers()
  /// The finger that `latest` follows.
  var driver = TouchID(0)
  /// What lies between the fingers' own place and the place followed, so that nothing jumps.
  var shift: Vector = .zero
  /// The place followed, in the coordinates of the first finger's landing.
  var place: Point = .zero
  var start: Point = .zero
  var startLocation: Point = .zero
  var location: Point = .zero
  var path: Double = 0
  var consumed: Vector = .zero
  var hasCrossed: Bool = false
  var velocity: VelocityTracker
  // Asked at every event; the whole configuration would be copied for one field of it.
  let axis: PanConfiguration.Axis
  let tracking: PanConfiguration.Tracking
  let measure: PanConfiguration.Measure
  let minimumTouches: Int

  /// Makes a pan that has seen no touch; a configuration that makes no sense is refused.
  public init(_ configuration: PanConfiguration = PanConfiguration()) throws(ConfigurationError) {
    try configuration.validate()
    self.configuration = configuration
    axis = configuration.axis
    tracking = configuration.tracking
    measure = configuration.measure
    minimumTouches = configuration.touches.minimum
    velocity = try VelocityTracker(configuration.velocity)
  }

  /// A pan waits for nothing but fingers.
  public var deadline: Timestamp? { nil }

  /// Whether it would begin at once if no rival were left.
  var wantsToBeginAlone: Bool {
    configuration.beginsWhenAlone && state == .possible
      && fingers.count >= configuration.touches.minimum
  }

  /// Movement since its origin, in points.
  @inline(__always)  // as all that a moving finger reaches: a call would copy the recognizer
  public var translation: Vector {
    state.isActive || state == .ended || state == .cancelled
      ? alongAxis(place - start - consumed) : .zero
  }

  /// The numbers of the gesture now.
  @inline(__always)
  public var values: GestureValues {
    GestureValues(
      location: location, startLocation: startLocation, translation: translation,
      numberOfTouches: fingers.count)
  }

  /// Velocity in points a second; 0 across the axis of an axis pan.
  @inline(__always)
  public func velocity(at time: Timestamp) -> Vector {
    alongAxis(velocity.velocity(at: time))
  }

  /// Replaces the translation and forgets the velocity, as UIKit does.
  public mutating func setTranslation(_ translation: Vector) {
    consumed = place - start - translation
    velocity.reset()
  }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) -> Proposal {
    if state.isFinal { return .none }
    followCoalesced(frame)
    let before = place
    var hasMoved = false
    var isLifted = false
    var isCancelled = false
    var hasNews = false
    for touch in frame.touches {
      switch touch.phase {
      case .moved:
        if let index = fingers.index(of: touch.id) {
          _ = fingers.move(touch.id, to: touch.position)
          hasMoved = true
          hasNews = hasNews || fingers[index].id == driver || tracking != .latest
        }
      case .ended:
        if fingers.index(of: touch.id) != nil {
          _ = fingers.move(touch.id, to: touch.position)
          isLifted = true
        }
      case .cancelled:
        isCancelled = isCancelled || fingers.index(of: touch.id) != nil
      case .began:
        break
      }
    }
    if hasMoved || isLifted {
      moveOn()
    }
    if hasNews && !isLifted { velocity.add(place, at: frame.time) }

    var excess: Int?
    for touch in frame.touches {
      switch touch.phase {
      case .moved:
        break
      case .ended, .cancelled:
        changeFingers { $0.remove(touch.id) }
      case .began:
        if configuration.touches.isFull(at: fingers.count) {
          excess = fingers.count + 1
        } else if let proposal = land(touch, at: frame.time) {
          return proposal
        }
      }
    }
    return decide(
      frame.time, moved: hasMoved, from: before, lifted: isLifted, cancelled: isCancelled,
      excess: excess)
  }

  /// Nothing happens while it waits for fingers.
  public func advance(to time: Timestamp) -> Proposal { .none }

  /// Takes the state that the arena decided.
  @inline(__always)
  public mutating func enter(_ state: GestureState, at time: Timestamp) {
    self.state = state
    switch state {
    case .began:
      let displacement = place - start
      switch configuration.origin {
      case .touchDown: consumed = .zero
      case .threshold: if !hasCrossed { consumed = minimumAlong(displacement) }
      case .acceptance: consumed = displacement
      }
    case .possible:
      fingers.removeAll()
      shift = .zero
      path = 0
      consumed = .zero
      hasCrossed = false
      velocity.reset()
    case .changed, .ended, .cancelled, .failed, .recognized:
      break
    }
  }
}

extension PanRecognizer {
  private mutating func changeFingers(_ change: (inout Fingers) -> Bool) {
    let isFollowing = !fingers.isEmpty
    guard change(&fingers) else { return }
    if fingers.index(of: driver) == nil, let first = fingers.list.first { driver = first.id }
    if isFollowing && !fingers.isEmpty { shift = place - followed }
    if !fingers.isEmpty { location = center }
  }

  /// Takes a new finger in; the answer is a failure at once, or nil.
  private mutating func land(_ touch: Touch, at time: Timestamp) -> Proposal? {
    if let edge = configuration.edge, let bounds = configuration.bounds, fingers.isEmpty {
      let distance = edge.distance(from: touch.position, in: bounds)
      guard distance >= 0, distance <= configuration.edgeInset else {
        return .fail(.outsideEdge(distance: distance, inset: configuration.edgeInset))
      }
    }
    let isFirst = fingers.isEmpty
    changeFingers { fingers in
      fingers.land(touch)
      return true
    }
    if tracking == .latest {
      driver = touch.id
      if !isFirst { shift = place - followed }
    }
    location = center
    if isFirst {
      driver = touch.id
      place = touch.position
      velocity.add(place, at: time)
    }
    if state == .possible, fingers.count <= configuration.touches.minimum {
      start = place
      startLocation = fingers.centroid
      path = 0
    }
    return nil
  }

  private mutating func decide(
    _ time: Timestamp, moved: Bool, from before: Point, lifted: Bool, cancelled: Bool,
    excess: Int?
  ) -> Proposal {
    let minimum = configuration.touches.minimum
    let tooFew = fingers.count < minimum
    if lifted && tooFew { velocity.lift(place, at: time) }
    if state == .possible {
      if fingers.isEmpty && cancelled { return .fail(.cancelled) }
      if fingers.isEmpty && lifted {
        if hasCrossed { return .fail(.liftedWhileWaiting) }
        return .fail(
          .notEnoughMovement(distance: distance, required: configuration.minimumDistance))
      }
      if let excess, configuration.exceedingMaximum != .ignore {
        return .fail(
          .tooManyTouches(count: excess, allowed: configuration.touches.maximum ?? .max))
      }
      return moved && !tooFew && !hasCrossed ? crossing(time) : .none
    }
    if tooFew && cancelled { return .cancel(.cancelledBySystem) }
    if tooFew && lifted { return .end(.lifted(remaining: fingers.count, required: minimum)) }
    if let excess, configuration.exceedingMaximum != .ignore {
      let cause = GestureCause.tooManyTouches(
        count: excess, allowed: configuration.touches.maximum ?? .max)
      return configuration.exceedingMaximum == .end ? .end(cause) : .cancel(cause)
    }
    return place != before ? .change : .none
  }

  /// What is compared with the minimum distance, in points.
  private var distance: Double {
    let d = place - start
    switch measure {
    case .displacement: return d.length
    case .axis: return alongAxis(d).length
    case .perAxis: return max(d.x.magnitude, d.y.magnitude)
    case .path: return path
    }
  }

  /// The part of a movement that makes up the minimum distance.
  private func minimumAlong(_ displacement: Vector) -> Vector {
    let length: Double
    switch measure {
    case .displacement, .path: length = displacement.length
    case .axis: length = alongAxis(displacement).length
    case .perAxis: length = max(displacement.x.magnitude, displacement.y.magnitude)
    }
    return length > configuration.minimumDistance
      ? displacement * (configuration.minimumDistance / length) : displacement
  }

  mutating func crossing(_ time: Timestamp) -> Proposal {
    let distance = distance
    let required = configuration.minimumDistance
    guard configuration.isStrict ? distance > required : distance >= required else { return .none }
    if let failure = guardFailure(time) { return .fail(failure) }
    hasCrossed = true
    consumed = minimumAlong(place - start)
    return .begin(.moved(distance: distance, required: required))
  }

  private func guardFailure(_ time: Timestamp) -> FailureReason? {
    let vector: Vector
    switch configuration.directionGuard {
    case .none: return nil
    case .velocity: vector = velocity.velocity(at: time)
    case .translation: vector = place - start
    }
    let along = (axis == .vertical ? vector.y : vector.x).magnitude
    let across = (axis == .vertical ? vector.x : vector.y).magnitude
    return along > across ? nil : .acrossAxis(along: along, across: across)
  }
}
