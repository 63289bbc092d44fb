/// How two recognizers of an arena stand to each other, by their names.
///
/// Without a relation they exclude each other: the one that begins first makes the other fail.
public enum Relation: Hashable, Sendable {
  /// Both may run on the same touches.
  case simultaneous(String, String)
  /// All may run on the same touches.
  case allSimultaneous
  /// The first begins only once the second has failed.
  case requiresFailure(String, of: String)
  /// The first never makes the second fail, though it may be made to fail by it.
  case doesNotPrevent(String, String)
}
