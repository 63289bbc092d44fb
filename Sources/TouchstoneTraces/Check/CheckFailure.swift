/// An expectation that was not met: where it stands, what it asks for, what was found.
public struct CheckFailure: Equatable, Sendable {
  /// The line of the expectation.
  public var line: Int
  /// What was expected, in words.
  public var expected: String
  /// What was found, in words.
  public var found: String
  /// The expectation as it would be met; nil if nothing was found that it could be about.
  public var blessed: JSONValue?
}
