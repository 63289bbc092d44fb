/// What a host is asked while touches are judged; every question is optional.
///
/// The moments are those of UIKit's delegate: a touch before it is delivered, a gesture when it
/// wants to leave `possible`, a pair when one would block the other.
public struct ArenaPolicy {
  /// Whether a recognizer shall see a finger that lands.
  public var shouldReceive: ((RecognizerID, Touch) -> Bool)?
  /// Whether a gesture shall begin; false makes it fail for the rest of the touches.
  public var shouldBegin: ((RecognizerID, GestureValues) -> Bool)?
  /// Whether two recognizers may run together; one yes, or a relation, is enough.
  public var shouldRecognizeSimultaneously: ((RecognizerID, RecognizerID) -> Bool)?
  /// Whether the first shall wait for the second to fail, beyond the relations.
  public var shouldRequireFailure: ((RecognizerID, _ of: RecognizerID) -> Bool)?

  /// Asks nothing.
  public init(
    shouldReceive: ((RecognizerID, Touch) -> Bool)? = nil,
    shouldBegin: ((RecognizerID, GestureValues) -> Bool)? = nil,
    shouldRecognizeSimultaneously: ((RecognizerID, RecognizerID) -> Bool)? = nil,
    shouldRequireFailure: ((RecognizerID, _ of: RecognizerID) -> Bool)? = nil
  ) {
    self.shouldReceive = shouldReceive
    self.shouldBegin = shouldBegin
    self.shouldRecognizeSimultaneously = shouldRecognizeSimultaneously
    self.shouldRequireFailure = shouldRequireFailure
  }

  /// Asks nothing; everything is decided by the relations.
  public static var none: ArenaPolicy { ArenaPolicy() }

  /// Whether there is any question about pairs.
  var asksAboutPairs: Bool {
    shouldRecognizeSimultaneously != nil || shouldRequireFailure != nil
  }
}
