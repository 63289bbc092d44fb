/// Names a row for as long as it lives, wherever it stands in its list.
public struct RowID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public var text: String

  /// Makes an id from a name.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes an id from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }
}
