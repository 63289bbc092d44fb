/// Tells one finger's contact from another; never reused within a trace.
public struct TouchID: Hashable, Comparable, Sendable {
  /// The number, as the trace gives it; positive in well-formed traces.
  public var rawValue: Int64

  /// Makes an id from its number.
  @inlinable
  public init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Orders ids by their numbers.
  @inlinable
  public static func < (left: TouchID, right: TouchID) -> Bool {
    left.rawValue < right.rawValue
  }
}
