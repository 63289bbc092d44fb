/// Names a row for as long as it lives, wherever it stands in its list.
///
/// Two names are the same if their bytes are, as servers and files compare them; an é in one piece
/// and one of two scalars name two rows.
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

  /// Whether two names have the same bytes.
  public static func == (left: RowID, right: RowID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
