/// One key of an object with its value.
public struct JSONMember: Equatable, Sendable {
  /// The key.
  public var key: String
  /// What stands behind it.
  public var value: JSONValue

  /// Makes a member from its key and its value.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
