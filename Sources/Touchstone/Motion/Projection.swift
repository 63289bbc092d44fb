/// Says how far a throw will carry.
public enum Projection: Hashable, Sendable {
  /// The exact way of a decay: velocity / -ln(rate per second).
  case exact(DecelerationRate)
  /// The sum that WWDC 2018 showed: velocity / 1000 · rate / (1 - rate); under 1 % shorter.
  case discrete(DecelerationRate)
  /// A quarter of a second at the present velocity: the predicted end of SwiftUI's drag.
  case quarterSecond

  /// The way that a velocity carries, in points for points per second.
  public func distance<Value: VectorArithmetic>(for velocity: Value) -> Value {
    velocity.scaled(by: seconds)
  }

  /// The velocity that carries a way, in points per second for points.
  public func velocity<Value: VectorArithmetic>(for distance: Value) -> Value {
    distance.scaled(by: 1 / seconds)
  }

  /// The way per velocity.
  private var seconds: Double {
    switch self {
    case .exact(let rate): -1 / rate.exponent
    case .discrete(let rate): rate.perMillisecond / (1 - rate.perMillisecond) / 1000
    case .quarterSecond: 0.25
    }
  }
}
