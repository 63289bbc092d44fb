/// Ties a question or a request to its answer, so that a late or doubled answer does no harm.
public struct DeletionToken: Hashable, Comparable, Sendable {
  /// The number; the first token is 1.
  public var number: Int

  /// Makes a token from its number.
  public init(_ number: Int) {
    self.number = number
  }

  /// The token after this one.
  var next: DeletionToken { DeletionToken(number &+ 1) }

  /// Orders tokens by their numbers.
  public static func < (left: DeletionToken, right: DeletionToken) -> Bool {
    left.number < right.number
  }
}
