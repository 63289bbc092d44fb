/// Why a gesture failed: what was measured, and the limit that it missed.
///
/// Distances are points, times and durations seconds, speeds points a second, angles degrees.
public enum FailureReason: Hashable, Sendable {
  /// A finger went farther from where it landed than a press or tap allows.
  case moved(distance: Double, allowed: Double)
  /// A press was lifted before its time.
  case liftedEarly(after: Double, required: Double)
  /// A tap or swipe lasted too long.
  case tookTooLong(duration: Double, allowed: Double)
  /// All fingers were lifted before they had moved enough.
  case notEnoughMovement(distance: Double, required: Double)
  /// All fingers were lifted while another gesture that must fail first was still undecided.
  case liftedWhileWaiting
  /// Fingers were lifted before enough of them were down.
  case notEnoughTouches(count: Int, required: Int)
  /// More fingers landed than the gesture allows.
  case tooManyTouches(count: Int, allowed: Int)
  /// The next tap of several did not come in time.
  case noFurtherTap(taps: Int, required: Int, within: Double)
  /// The next tap came sooner than a finger can tap.
  case tapTooEarly(after: Double, required: Double)
  /// The movement left the cone around every allowed direction.
  case wrongDirection(angle: Double, allowed: Double)
  /// The movement, or its velocity, across the axis was not less than along it.
  case acrossAxis(along: Double, across: Double)
  /// The touch did not start at the screen's edge.
  case outsideEdge(distance: Double, inset: Double)
  /// The fingers were too slow when they were lifted.
  case tooSlow(speed: Double, required: Double)
  /// The fingers' distance changed too little.
  case notEnoughSpanChange(change: Double, required: Double)
  /// The fingers turned too little.
  case notEnoughRotation(angle: Double, required: Double)
  /// The system took a touch away.
  case cancelled
  /// The recognizer was disabled or reset by its host.
  case disabled
  /// Another gesture began or was recognized, and the two exclude each other.
  case prevented(by: RecognizerID)
  /// The gesture that was required to fail succeeded.
  case requirementSucceeded(RecognizerID)
  /// The host said that it shall not begin.
  case denied
  /// A person's own recognizer gave up for a reason of its own.
  case custom(code: Int, measured: Double, limit: Double)

  /// The measured value, where the reason has one.
  public var measured: Double? { numbers?.measured }

  /// The limit that was missed, where the reason has one.
  public var limit: Double? { numbers?.limit }

  private var numbers: (measured: Double, limit: Double)? {
    switch self {
    case .moved(let value, let limit), .liftedEarly(let value, let limit),
      .tookTooLong(let value, let limit), .notEnoughMovement(let value, let limit),
      .tapTooEarly(let value, let limit), .wrongDirection(let value, let limit),
      .outsideEdge(let value, let limit), .tooSlow(let value, let limit),
      .notEnoughSpanChange(let value, let limit), .notEnoughRotation(let value, let limit),
      .custom(_, let value, let limit):
      (value, limit)
    case .acrossAxis(let along, let across):
      (across, along)
    case .notEnoughTouches(let count, let limit), .tooManyTouches(let count, let limit):
      (Double(count), Double(limit))
    case .noFurtherTap(let taps, let required, _):
      (Double(taps), Double(required))
    case .liftedWhileWaiting, .cancelled, .disabled, .prevented, .requirementSucceeded, .denied:
      nil
    }
  }
}
