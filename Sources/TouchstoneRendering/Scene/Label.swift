/// Text of one size and colour, set within a rectangle.
public struct Label: Hashable, Sendable {
  /// Where lines stand within the width that there is.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// How thick the strokes are.
  public enum Weight: Hashable, Sendable {
    /// For reading.
    case regular
    /// For titles and buttons.
    case semibold
    /// For headings.
    case bold
  }

  /// What is written; control characters show as a replacement box.
  public var text: String
  /// Points from line to line are 1.2 times this; capital letters are 0.7 times this high.
  public var fontSize: Double
  /// How thick the strokes are.
  public var weight: Weight
  /// The colour of the letters.
  public var color: Color
  /// Where lines stand within the width.
  public var alignment: Alignment
  /// Most lines that are shown; what is left out is marked by "…".
  public var lineLimit: Int

  /// Makes a text; it is one line of 17 points at the left edge unless said otherwise.
  public init(
    _ text: String, fontSize: Double = 17, weight: Weight = .regular, color: Color = .black,
    alignment: Alignment = .left, lineLimit: Int = 1
  ) {
    self.text = text
    self.fontSize = fontSize
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
  }
}
