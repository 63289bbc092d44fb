public import Touchstone

/// A question that stands in front of a system until it is answered.
public struct SystemQuestion: Hashable, Sendable {
  /// What is asked.
  public var question: Question
  /// How it is shown.
  public var style: Style

  /// How a question is shown.
  public enum Style: UInt8, Hashable, Sendable {
    /// A box in the middle.
    case alert
    /// A sheet from the bottom.
    case sheet
  }

  /// Makes a question.
  public init(_ question: Question, _ style: Style) {
    self.question = question
    self.style = style
  }
}
