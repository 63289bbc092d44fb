/// A number in a configuration that makes no sense, with the name of its key.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The key as the trace format spells it, for example `minimumDistance`.
  public var key: String
  /// What is wrong with the value.
  public var problem: Problem

  /// What can be wrong with a value.
  public enum Problem: Hashable, Sendable {
    /// Infinite or not a number.
    case notFinite
    /// Below the least value that makes sense.
    case below(minimum: Double)
    /// Above the greatest value that makes sense.
    case above(maximum: Double)
    /// A range that ends before it starts.
    case emptyRange
    /// Missing although another key needs it.
    case missing(because: String)
    /// No spring has this duration, damping ratio and initial velocity.
    case unsolvable
    /// Not together with another key.
    case contradicts(String)
  }

  /// Makes an error about a key.
  public init(_ key: String, _ problem: Problem) {
    self.key = key
    self.problem = problem
  }

  /// Refuses a number that is not finite or lies outside a range.
  package static func check(
    _ key: String, _ value: Double, min: Double = 0, max: Double = .greatestFiniteMagnitude
  ) throws(ConfigurationError) {
    guard value.isFinite else { throw ConfigurationError(key, .notFinite) }
    guard value >= min else { throw ConfigurationError(key, .below(minimum: min)) }
    guard value <= max else { throw ConfigurationError(key, .above(maximum: max)) }
  }

  /// Refuses a number that is there but not finite or outside a range.
  static func check(_ key: String, _ value: Double?, min: Double = 0)
    throws(ConfigurationError)
  {
    if let value { try check(key, value, min: min) }
  }

  /// Refuses a number of fingers or taps below the least that makes sense.
  static func check(_ key: String, count: Int, min: Int, max: Int = .max)
    throws(ConfigurationError)
  {
    guard count >= min else { throw ConfigurationError(key, .below(minimum: Double(min))) }
    guard count <= max else { throw ConfigurationError(key, .above(maximum: Double(max))) }
  }
}
