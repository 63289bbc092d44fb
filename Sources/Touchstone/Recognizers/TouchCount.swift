/// How many fingers a gesture takes.
public struct TouchCount: Hashable, Sendable {
  /// The fewest fingers.
  public var minimum: Int
  /// The most fingers; nil for no limit.
  public var maximum: Int?

  /// Makes a range of finger counts.
  @inlinable
  public init(_ minimum: Int, _ maximum: Int?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Exactly so many fingers.
  public static func exactly(_ count: Int) -> TouchCount { TouchCount(count, count) }

  /// So many fingers or more.
  public static func atLeast(_ count: Int) -> TouchCount { TouchCount(count, nil) }

  /// Whether one more finger than `count` would be too many.
  @inlinable
  func isFull(at count: Int) -> Bool {
    if let maximum { count >= maximum } else { false }
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("touches", count: minimum, min: 1)
    if let maximum, maximum < minimum { throw ConfigurationError("touches", .emptyRange) }
  }
}
