import Touchstone

/// The keys of a velocity in a setup.
enum VelocitySetup {
  private enum Strategy {
    case uiKit
    case lastInterval
    case weightedIntervals
    case leastSquares
    case restrictedLeastSquares
    case weightedLeastSquares
    case impulse
    case filter
  }

  /// Changes a configuration by the keys that are given.
  static func decode(
    _ object: inout KeyedObject, into velocity: inout VelocityConfiguration
  ) throws(TraceError) {
    try decodeStrategy(&object, into: &velocity)
    try object.limit("horizon", into: &velocity.horizon)
    try object.limit("gap", into: &velocity.gap)
    try object.limit("liftGap", into: &velocity.liftGap)
    try object.count("minimumSamples", into: &velocity.minimumSamples)
    try object.count("samples", into: &velocity.samples, unlimited: 128)
    try object.limit("maximum", into: &velocity.maximum)
    try object.word("clamp", [("axis", .axis), ("magnitude", .magnitude)], into: &velocity.clamp)
    try object.flag("liftCounts", into: &velocity.liftCounts)
    try object.word("stale", [("keep", .keep), ("zero", .zero)], into: &velocity.stale)
  }

  private static func decodeStrategy(
    _ object: inout KeyedObject, into velocity: inout VelocityConfiguration
  ) throws(TraceError) {
    var (strategy, degree, weighting, weights) = parts(of: velocity.strategy)
    try object.word(
      "strategy",
      [
        ("uiKit", .uiKit), ("lastInterval", .lastInterval),
        ("weightedIntervals", .weightedIntervals), ("leastSquares", .leastSquares),
        ("restrictedLeastSquares", .restrictedLeastSquares),
        ("weightedLeastSquares", .weightedLeastSquares), ("impulse", .impulse),
        ("filter", .filter),
      ], into: &strategy)
    try object.count("degree", into: &degree)
    try object.word(
      "weighting",
      [("none", .none), ("delta", .delta), ("central", .central), ("recent", .recent)],
      into: &weighting)
    if let value = object.value("weights") {
      let numbers = value.elements?.compactMap { $0.number } ?? []
      guard !numbers.isEmpty, numbers.count == value.elements?.count else {
        throw object.bad("weights", "a list of numbers, newest first", value)
      }
      weights = numbers
    }
    switch strategy {
    case .uiKit: velocity.strategy = .uiKit
    case .lastInterval: velocity.strategy = .lastInterval
    case .weightedIntervals: velocity.strategy = .weightedIntervals(weights)
    case .leastSquares: velocity.strategy = .leastSquares(degree: degree)
    case .restrictedLeastSquares: velocity.strategy = .restrictedLeastSquares(degree: degree)
    case .weightedLeastSquares:
      velocity.strategy = .weightedLeastSquares(degree: degree, weighting: weighting)
    case .impulse: velocity.strategy = .impulse
    case .filter: velocity.strategy = .filter
    }
  }

  private static func parts(
    of strategy: VelocityStrategy
  ) -> (Strategy, Int, VelocityStrategy.Weighting, [Double]) {
    switch strategy {
    case .uiKit: (.uiKit, 2, .none, [])
    case .lastInterval: (.lastInterval, 2, .none, [])
    case .weightedIntervals(let weights): (.weightedIntervals, 2, .none, weights)
    case .leastSquares(let degree): (.leastSquares, degree, .none, [])
    case .restrictedLeastSquares(let degree): (.restrictedLeastSquares, degree, .none, [])
    case .weightedLeastSquares(let degree, let weighting):
      (.weightedLeastSquares, degree, weighting, [])
    case .impulse: (.impulse, 2, .none, [])
    case .filter: (.filter, 2, .none, [])
    }
  }
}
