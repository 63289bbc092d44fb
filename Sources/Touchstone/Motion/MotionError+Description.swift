extension MotionError: CustomStringConvertible {
  /// What was wrong, what was expected, and what would do.
  public var description: String {
    switch self {
    case .outOfRange(let parameter, let found, let allowed):
      "\(parameter.rawValue) is \(found); expected a number from \(allowed.lowerBound) to "
        + "\(allowed.upperBound)"
    case .unsolvable(let parameter, let found):
      "no spring fits \(parameter.rawValue) \(found); "
        + (parameter == .initialVelocity
          ? "take a smaller velocity, or leave it out of the description"
          : "take a larger \(parameter.rawValue)")
    }
  }
}
