/// Adds up springs that overlap, so that a reversal neither jumps nor kinks.
///
/// Each change of the target sets the value at once and starts a spring that carries the difference
/// to zero on top of it; the springs that still run add up, as in UIKit's animations since iOS 8 and
/// SwiftUI's interpolating springs.
public struct AdditiveMotion<Value: VectorArithmetic>: Trajectory {
  /// Where it ends.
  public private(set) var target: Value
  private var layers: [Layer] = []

  private struct Layer: Equatable, Sendable {
    var begin: Double
    var motion: Motion<Value>
  }

  /// Makes something that rests at a place.
  public init(at place: Value) {
    target = place
  }

  /// Starts to move to another target at some time, on top of what still moves.
  ///
  /// Springs that are done by then are forgotten, so ask for times from the latest change on.
  public mutating func animate(
    to target: Value, with spring: Spring, at time: Double, initialVelocity: Value = .zero,
    settling rule: SettlingRule = .thousandth
  ) {
    layers.removeAll { $0.motion.isDone(at: time - $0.begin) }
    let motion = Motion(
      spring, from: self.target - target, to: .zero, initialVelocity: initialVelocity,
      settling: rule)
    layers.append(Layer(begin: time, motion: motion))
    self.target = target
  }

  /// Seconds until every spring has settled; nil if one never does.
  public var settlingTime: Double? {
    var last = 0.0
    for layer in layers {
      guard let time = layer.motion.settlingTime else { return nil }
      last = max(last, layer.begin + time)
    }
    return last
  }

  /// Position and velocity at a time, on the clock of the changes.
  public func state(at time: Double) -> MotionState<Value> {
    var sum = MotionState(value: Value.zero, velocity: Value.zero)
    for layer in layers {
      let state = layer.motion.state(at: time - layer.begin)
      sum.value += state.value
      sum.velocity += state.velocity
    }
    sum.value = target + sum.value
    return sum
  }
}
