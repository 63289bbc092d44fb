/// Watches touches and says what it takes them for.
///
/// A recognizer is a value without a clock. It proposes; the arena that owns it decides and answers
/// with `enter`. Touches reach it in well-formed frames: every finger lands before it moves, no
/// number is infinite, time does not go back.
public protocol Recognizer: Equatable, Sendable {
  /// Where the gesture stands.
  var state: GestureState { get }

  /// When it wants to be asked again although no finger does anything; nil if it waits for nothing.
  var deadline: Timestamp? { get }

  /// The numbers of the gesture now.
  var values: GestureValues { get }

  /// Velocity in points a second at a moment; zero where the gesture has none.
  func velocity(at time: Timestamp) -> Vector

  /// Takes in what the fingers did and says what it makes of it.
  mutating func handle(_ frame: TouchFrame) -> Proposal

  /// Takes in one finger that moved and nothing else: the same as `handle` with that frame, without
  /// a frame.
  mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal

  /// Lets time pass up to a moment at which its deadline is due.
  mutating func advance(to time: Timestamp) -> Proposal

  /// Takes the state that the arena decided; `possible` is a reset and forgets every finger.
  mutating func enter(_ state: GestureState, at time: Timestamp)
}

extension Recognizer {
  /// Zero, for gestures without a velocity.
  public func velocity(at time: Timestamp) -> Vector { .zero }

  /// Makes the frame and handles it, at the cost of an allocation.
  public mutating func follow(_ touch: Touch, at time: Timestamp) -> Proposal {
    handle(TouchFrame(time: time, touches: [touch]))
  }
}

extension Never: Recognizer {
  /// Never reached.
  public var state: GestureState { switch self {} }
  /// Never reached.
  public var deadline: Timestamp? { switch self {} }
  /// Never reached.
  public var values: GestureValues { switch self {} }
  /// Never reached.
  public func handle(_ frame: TouchFrame) -> Proposal { switch self {} }
  /// Never reached.
  public func advance(to time: Timestamp) -> Proposal { switch self {} }
  /// Never reached.
  public func enter(_ state: GestureState, at time: Timestamp) { switch self {} }
}
