public import Touchstone

/// What a system with rows shows at a moment.
public struct SystemView: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// What is written below the heading: a count and a total.
  public var summary: String
  /// The rows from the top.
  public var rows: [Row]
  /// The question in front; nil for none.
  public var question: SystemQuestion?
  /// What went wrong last, in words, until it is dismissed; nil for nothing.
  public var failure: String?
  /// Things that went out of sight and can be brought back, oldest first.
  public var undoable: [Undoable]

  /// A row as it is shown.
  public struct Row: Hashable, Sendable {
    /// Its name.
    public var id: String
    /// What is written at its leading edge.
    public var title: String
    /// What is written at its trailing edge.
    public var detail: String
    /// Points by which its content is moved; negative to the left.
    public var offset: Double
    /// Whether the red area and the trash can are visible.
    public var isActionVisible: Bool
    /// Which end the area lies at.
    public var side: RowSide
    /// How wide the area is, in points.
    public var actionWidth: Double
    /// Whether it waits for an answer: show a spinner.
    public var isPending: Bool
    /// How much of the hold that asks for the menu has passed, 0…1; nil while no finger rests on it.
    public var hold: Double?
  }

  /// Something out of sight that can be brought back.
  public struct Undoable: Hashable, Sendable {
    /// Its name.
    public var id: String
    /// What it is called.
    public var title: String
    /// The token to undo.
    public var token: DeletionToken
  }
}
