/// Estimates how fast a finger moves from the places that it passed.
///
/// Samples are stored when they come and looked at only when a velocity is asked for.
public struct VelocityTracker: Equatable, Sendable {
  /// How the estimate is made.
  public let configuration: VelocityConfiguration
  private var history: SampleHistory
  private var liftTime: Int64?
  private var isCancelled: Bool = false
  private let horizon: Int64
  private let liftGap: Int64
  /// Whether nothing but UIKit's own two intervals decides.
  private let isPlain: Bool
  private let minimumSamples: Int

  /// Makes a tracker without samples; a configuration that makes no sense is refused.
  public init(_ configuration: VelocityConfiguration = .uiKit) throws(ConfigurationError) {
    try configuration.validate()
    self.configuration = configuration
    let gap = VelocityTracker.nanoseconds(configuration.gap)
    history = SampleHistory(
      capacity: configuration.samples, mergesBursts: configuration.strategy.isBuiltOfIntervals,
      gap: gap)
    horizon = VelocityTracker.nanoseconds(configuration.horizon)
    liftGap = VelocityTracker.nanoseconds(configuration.liftGap)
    minimumSamples = max(2, configuration.minimumSamples)
    isPlain =
      configuration.strategy == .uiKit && configuration.maximum == nil && horizon == .max
      && gap == .max && liftGap == .max && minimumSamples == 2
  }

  private static func nanoseconds(_ seconds: Double?) -> Int64 {
    seconds.map(Timestamp.nanoseconds(fromSeconds:)) ?? .max
  }

  /// Takes in a place of the finger; one that is older than the newest is ignored.
  @inline(__always)
  public mutating func add(_ position: Point, at time: Timestamp) {
    history.append(time: time.nanoseconds, position: position)
  }

  /// Takes in the lift: a sample only if the configuration says so and the finger moved with it.
  public mutating func lift(_ position: Point, at time: Timestamp) {
    if configuration.liftCounts, let last = history.latest,
      last.x != position.x || last.y != position.y
    {
      history.append(time: time.nanoseconds, position: position)
    }
    liftTime = time.nanoseconds
  }

  /// Takes in that the system took the touch away: the velocity is zero from now on.
  public mutating func cancel() {
    isCancelled = true
  }

  /// Forgets every sample.
  public mutating func reset() {
    history.removeAll()
    liftTime = nil
    isCancelled = false
  }

  /// The velocity in points a second at a moment; zero if nothing can be said.
  ///
  /// After the lift it is what it was then. Costs a few nanoseconds for `uiKit`, about 40 for a
  /// parabola through 20 samples; never allocates.
  @inline(__always)  // a call would copy the tracker
  public func velocity(at time: Timestamp) -> Vector {
    if isPlain, !isCancelled { return history.uiKitSlope }
    return estimate(at: time)
  }

  @inline(never)
  private func estimate(at time: Timestamp) -> Vector {
    guard !isCancelled, history.count > 0 else { return .zero }
    let newest = history[0].time
    if let liftTime, liftTime &- newest > liftGap { return .zero }
    if configuration.stale == .zero,
      min(time.nanoseconds, liftTime ?? .max) &- newest > horizon
    {
      return .zero
    }
    let count = history.count(within: horizon)
    guard count >= minimumSamples,
      newest &- history[count - 1].time >= SampleHistory.shortestInterval
    else { return .zero }
    return clamped(estimate(count))
  }

  private func estimate(_ count: Int) -> Vector {
    switch configuration.strategy {
    case .uiKit:
      count == 2 ? history.slope(0) : history.slope(0) * 0.25 + history.slope(1) * 0.75
    case .lastInterval:
      history.slope(0)
    case .weightedIntervals(let weights):
      history.weightedSlopes(weights, count: count)
    case .leastSquares(let degree):
      history.fit(degree: degree, weighting: .none, count: count)
    case .restrictedLeastSquares(let degree):
      history.restrictedFit(degree: degree, count: count)
    case .weightedLeastSquares(let degree, let weighting):
      history.fit(degree: degree, weighting: weighting, count: count)
    case .impulse:
      history.impulse(count: count)
    case .filter:
      history.filtered(count: count)
    }
  }

  private func clamped(_ velocity: Vector) -> Vector {
    guard let maximum = configuration.maximum else { return velocity }
    switch configuration.clamp {
    case .axis:
      return Vector(
        x: max(-maximum, min(maximum, velocity.x)), y: max(-maximum, min(maximum, velocity.y)))
    case .magnitude:
      let speed = velocity.length
      return speed > maximum ? velocity * (maximum / speed) : velocity
    }
  }
}
