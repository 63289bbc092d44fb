/// One change of one gesture: what, when, why, and its numbers then.
public struct GestureEvent: Hashable, Sendable {
  /// Whose gesture it is.
  public var recognizer: RecognizerID
  /// When it happened; for a deadline, the deadline itself.
  public var time: Timestamp
  /// The state that it came to.
  public var state: GestureState
  /// Why.
  public var cause: GestureCause
  /// Its numbers.
  public var values: GestureValues
  /// Velocity in points a second; nil if the arena was told not to compute it.
  public var velocity: Vector?

  /// Makes an event.
  public init(
    recognizer: RecognizerID, time: Timestamp, state: GestureState, cause: GestureCause,
    values: GestureValues = GestureValues(), velocity: Vector? = nil
  ) {
    self.recognizer = recognizer
    self.time = time
    self.state = state
    self.cause = cause
    self.values = values
    self.velocity = velocity
  }

  /// Why the gesture failed, if it did.
  public var failure: FailureReason? {
    if case .failure(let reason) = cause { reason } else { nil }
  }
}
