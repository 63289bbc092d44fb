/// Pulls something towards a target the way a mass on a spring with a shock absorber moves.
///
/// The position x obeys mass·x″ + damping·x′ + stiffness·(x − target) = 0. Answers come from the
/// solution of that equation, never from stepping, so any time costs the same and gives the same
/// bits whoever asks. Time is in seconds, positions in points (or whatever the values mean),
/// velocities in those per second. The names follow SwiftUI's spring.
public struct Spring: Hashable, Sendable {
  /// How heavy the moving thing is; most descriptions say 1.
  public let mass: Double
  /// How strongly the spring pulls, in mass per second squared.
  public let stiffness: Double
  /// How strongly the movement is braked, in mass per second; 0 swings for ever.
  public let damping: Double

  /// Makes a spring from its three constants.
  ///
  /// Mass and stiffness must lie between 1e-50 and 1e50, the damping between 0 and 1e50. Where
  /// `allowOverDamping` is false, as by default in SwiftUI, a damping above the critical one counts
  /// as the critical one.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) throws(MotionError) {
    try MotionError.check(mass, .mass, in: 1e-50...1e50)
    try MotionError.check(stiffness, .stiffness, in: 1e-50...1e50)
    try MotionError.check(damping, .damping, in: 0...1e50)
    let critical = 2 * (mass * stiffness).squareRoot()
    let limited = allowOverDamping ? damping : min(damping, critical)
    self.init(uncheckedMass: mass, stiffness: stiffness, damping: limited)
  }

  /// Makes a spring from constants that are known to be good.
  init(uncheckedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring of mass 1 from a frequency in radians per second that is known to be good.
  init(uncheckedFrequency frequency: Double, dampingRatio: Double) {
    self.init(
      uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// How often it would swing without damping, in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping in units of the critical one: below 1 it overshoots, above 1 it creeps.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
}
