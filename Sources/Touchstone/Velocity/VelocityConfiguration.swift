/// How a velocity is estimated from the last samples of a finger.
public struct VelocityConfiguration: Hashable, Sendable {
  /// The estimator.
  public var strategy: VelocityStrategy
  /// Samples older than so many seconds before the newest do not count; nil for no limit.
  public var horizon: Double?
  /// After a pause of more than so many seconds older samples do not count; nil for no limit.
  public var gap: Double?
  /// A pause of more than so many seconds before the lift makes the velocity zero; nil: never.
  public var liftGap: Double?
  /// With fewer samples the velocity is zero.
  public var minimumSamples: Int
  /// The newest so many samples are kept, 2…128.
  public var samples: Int
  /// The greatest speed that is reported, in points a second; nil for no limit.
  public var maximum: Double?
  /// What the greatest speed limits.
  public var clamp: Clamp
  /// Whether the lift is a sample if the finger moved with it.
  public var liftCounts: Bool
  /// What a finger that rested before the lift reports.
  public var stale: Stale

  /// What a greatest speed limits.
  public enum Clamp: UInt8, Hashable, Sendable {
    /// Each component on its own.
    case axis
    /// The length of the vector; its direction is kept.
    case magnitude
  }

  /// What happens to a velocity while the finger rests.
  public enum Stale: UInt8, Hashable, Sendable {
    /// It stays (UIKit: the same value 30 s later).
    case keep
    /// It is zero once the newest sample is older than the horizon.
    case zero
  }

  /// Makes a configuration; what is left out is UIKit's.
  public init(
    strategy: VelocityStrategy = .uiKit, horizon: Double? = nil, gap: Double? = nil,
    liftGap: Double? = nil, minimumSamples: Int = 2, samples: Int = 3, maximum: Double? = nil,
    clamp: Clamp = .axis, liftCounts: Bool = true, stale: Stale = .keep
  ) {
    self.strategy = strategy
    self.horizon = horizon
    self.gap = gap
    self.liftGap = liftGap
    self.minimumSamples = minimumSamples
    self.samples = samples
    self.maximum = maximum
    self.clamp = clamp
    self.liftCounts = liftCounts
    self.stale = stale
  }

  /// UIKit's, as measured on an iPad: two intervals, kept while the finger rests.
  public static let uiKit: VelocityConfiguration = VelocityConfiguration()

  /// UIKit's, but zero once the finger has rested for 0.1 s.
  public static let standard: VelocityConfiguration = VelocityConfiguration(
    horizon: 0.1, stale: .zero)

  /// A parabola through the samples of the last 0.1 s, as Android, Flutter and Chromium do.
  public static let leastSquares: VelocityConfiguration = VelocityConfiguration(
    strategy: .leastSquares(degree: 2), horizon: 0.1, gap: 0.04, samples: 20, liftCounts: false)

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("horizon", horizon)
    try ConfigurationError.check("gap", gap)
    try ConfigurationError.check("liftGap", liftGap)
    try ConfigurationError.check("maximum", maximum)
    try ConfigurationError.check("minimumSamples", count: minimumSamples, min: 1)
    try ConfigurationError.check("samples", count: samples, min: 2, max: 128)
    if stale == .zero, horizon == nil {
      throw ConfigurationError("horizon", .missing(because: "stale is zero"))
    }
    try strategy.validate()
  }
}
