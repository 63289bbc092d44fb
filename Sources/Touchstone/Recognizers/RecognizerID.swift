/// Names a recognizer within its arena: its place in the order of registration, from 0.
public struct RecognizerID: Hashable, Comparable, Sendable {
  /// The place in the order of registration.
  public var index: Int

  /// Makes an id from a place in the order of registration.
  @inlinable
  public init(_ index: Int) {
    self.index = index
  }

  /// Orders ids by registration.
  @inlinable
  public static func < (left: RecognizerID, right: RecognizerID) -> Bool {
    left.index < right.index
  }
}
