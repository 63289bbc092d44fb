/// One of the actions that an end of a row reveals.
public struct RowAction: Hashable, Sendable {
  /// What it is called; unique at its end.
  public var name: String
  /// How wide its button is, in points.
  public var width: Double
  /// What it does.
  public var kind: Kind

  /// What an action does.
  public enum Kind: UInt8, Hashable, Sendable {
    /// It deletes the row.
    case delete
    /// The host does it, and the row closes.
    case plain
  }

  /// Makes an action.
  public init(_ name: String, width: Double = 80, kind: Kind = .plain) {
    self.name = name
    self.width = width
    self.kind = kind
  }

  /// Where the button of an action is, in points from the row's left end.
  public struct Span: Hashable, Sendable {
    /// Which action it is.
    public var action: RowAction
    /// The left end of its button.
    public var minX: Double
    /// The right end of its button.
    public var maxX: Double
  }
}
