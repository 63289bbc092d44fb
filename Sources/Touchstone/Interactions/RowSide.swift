/// One end of a row, in the direction in which its language runs.
public enum RowSide: UInt8, Hashable, Sendable, CaseIterable {
  /// The end: right in a layout from left to right.
  case trailing
  /// The beginning: left in a layout from left to right.
  case leading

  /// The word that traces use.
  public var name: String { self == .trailing ? "trailing" : "leading" }
}
