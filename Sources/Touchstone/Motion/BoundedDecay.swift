/// Lets something that was thrown roll out within a range, and springs back at its edges.
///
/// Up to the edge it is a decay; there a spring anchored at the edge takes over, with the velocity
/// reached or the largest one that is passed on. What starts outside is sprung back at once.
public struct BoundedDecay: Trajectory {
  /// The roll before an edge.
  public let decay: Decay<Double>
  /// The spring at the edge; nil if no edge is reached.
  public let bounce: Motion<Double>?
  /// Seconds until the spring takes over; nil if no edge is reached.
  public let switchTime: Double?

  /// Makes a throw within a range.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - initialVelocity: How fast it moves at the start, in points per second.
  ///   - rate: How fast it loses its speed.
  ///   - lowerBound: The lower edge; minus infinity for none.
  ///   - upperBound: The upper edge; infinity for none. Not below the lower one.
  ///   - spring: What pulls back to an edge.
  ///   - maximumTransferVelocity: The largest speed that the spring takes over, in points per second.
  ///   - rule: When it counts as settled.
  public init(
    from start: Double, initialVelocity: Double, rate: DecelerationRate = .normal,
    lowerBound: Double = -.infinity, upperBound: Double = .infinity, spring: Spring,
    maximumTransferVelocity: Double = .infinity, settling rule: SettlingRule = .tenthOfPoint
  ) throws(MotionError) {
    guard lowerBound < .infinity else {
      throw .outOfRange(
        .lowerBound, found: lowerBound, allowed: -.infinity ... .greatestFiniteMagnitude)
    }
    guard upperBound >= lowerBound, upperBound > -.infinity else {
      throw .outOfRange(.upperBound, found: upperBound, allowed: lowerBound ... .infinity)
    }
    let decay = Decay(from: start, initialVelocity: initialVelocity, rate: rate, settling: rule)
    self.decay = decay
    let edge = min(max(start, lowerBound), upperBound)
    var takeOver: (time: Double, edge: Double)?
    if edge != start, start.isFinite {
      takeOver = (0, edge)
    } else if initialVelocity > 0, decay.target > upperBound {
      takeOver = decay.time(reaching: upperBound).map { ($0, upperBound) }
    } else if initialVelocity < 0, decay.target < lowerBound {
      takeOver = decay.time(reaching: lowerBound).map { ($0, lowerBound) }
    }
    guard let takeOver else {
      bounce = nil
      switchTime = nil
      return
    }
    let origin = edge == start ? takeOver.edge : start
    // The velocity falls linearly with the way.
    let reached = initialVelocity + rate.exponent * (origin - start)
    let limit = maximumTransferVelocity >= 0 ? maximumTransferVelocity : 0
    let velocity = min(max(reached, -limit), limit)
    switchTime = takeOver.time
    bounce = Motion(
      spring, from: origin, to: takeOver.edge, initialVelocity: velocity, settling: rule)
  }

  /// Where it comes to rest.
  public var target: Double { bounce?.target ?? decay.target }

  /// Seconds until it has settled; nil if the spring never does.
  public var settlingTime: Double? {
    guard let bounce, let switchTime else { return decay.settlingTime }
    return bounce.settlingTime.map { switchTime + $0 }
  }

  /// Position and velocity some seconds after the start.
  public func state(at time: Double) -> MotionState<Double> {
    guard let bounce, let switchTime else { return decay.state(at: time) }
    return time < switchTime ? decay.flight(at: time) : bounce.state(at: time - switchTime)
  }
}
