/// The estimator that turns samples into a velocity.
public enum VelocityStrategy: Hashable, Sendable {
  /// A quarter of the newest interval's slope and three quarters of the one before; the plain
  /// slope while there is only one. Measured: 0.005 points a second off UIKit at worst.
  case uiKit
  /// The newest interval's slope.
  case lastInterval
  /// A weighted sum of the intervals' slopes, newest first; a missing interval counts as zero.
  case weightedIntervals([Double])
  /// The slope, at the newest sample, of the polynomial that fits best.
  case leastSquares(degree: Int)
  /// The same, but zero where it would point against the way that the finger went.
  case restrictedLeastSquares(degree: Int)
  /// The same with samples that count for more or less.
  case weightedLeastSquares(degree: Int, weighting: Weighting)
  /// The speed of a body that the finger's work has pushed (Android, Compose).
  case impulse
  /// A one-pole filter over the intervals' slopes with a time constant of 10 ms (Android).
  case filter

  /// How much a sample counts in a weighted fit (Android's names).
  public enum Weighting: UInt8, Hashable, Sendable {
    /// All the same.
    case none
    /// Less where the next sample follows within 10 ms.
    case delta
    /// Most from 10 to 50 ms before the newest.
    case central
    /// Most within the last 50 ms.
    case recent
  }

  /// Whether single intervals decide, so that a burst of samples must not count as intervals.
  ///
  /// A fit and a sum of energies use every sample, as the platforms that they come from do.
  var isBuiltOfIntervals: Bool {
    switch self {
    case .uiKit, .lastInterval, .weightedIntervals, .filter: true
    case .leastSquares, .restrictedLeastSquares, .weightedLeastSquares, .impulse: false
    }
  }

  func validate() throws(ConfigurationError) {
    switch self {
    case .uiKit, .lastInterval, .impulse, .filter:
      return
    case .weightedIntervals(let weights):
      try ConfigurationError.check("weights", count: weights.count, min: 1, max: 127)
      for weight in weights {
        guard weight.isFinite else { throw ConfigurationError("weights", .notFinite) }
      }
    case .leastSquares(let degree), .restrictedLeastSquares(let degree),
      .weightedLeastSquares(let degree, _):
      try ConfigurationError.check("degree", count: degree, min: 1, max: 6)
    }
  }
}
