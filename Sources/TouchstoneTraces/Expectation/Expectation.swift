public import Touchstone

/// What must be true in a trace.
public enum Expectation: Equatable, Sendable {
  /// A recognizer enters, or reports again, a state.
  case gesture(GestureExpectation)
  /// What a recognizer or a tracker answers when asked for its velocity, in points a second.
  case velocity(of: String, Vector, tolerance: Double)
  /// All states that a recognizer reports in the file, in order.
  case exactly(of: String, [GestureState])
  /// States that a recognizer does not report, in the file or before a moment.
  case never(of: String, [GestureState], before: Timestamp?)
  /// How a row stands.
  case row(RowExpectation)
  /// How often effects happen in the file; a name without a row counts over all rows.
  case effects([EffectCount])

  /// How often one effect happens.
  public struct EffectCount: Equatable, Sendable {
    /// The effect's name, with a colon and the row if only that counts.
    public var name: String
    /// How often.
    public var count: Int
  }

  /// How close numbers must be unless an expectation says otherwise.
  public static let tolerance: Double = 1e-9
}

/// What a recognizer must report at a moment.
public struct GestureExpectation: Equatable, Sendable {
  /// The recognizer.
  public var name: String
  /// The state that it comes to.
  public var state: GestureState
  /// Movement in points, if that matters.
  public var translation: Vector?
  /// Velocity in points a second, if that matters.
  public var velocity: Vector?
  /// Place in points, if that matters.
  public var location: Point?
  /// Scale, if that matters.
  public var scale: Double?
  /// Turn in degrees, if that matters.
  public var rotation: Double?
  /// Direction of a swipe, if that matters.
  public var direction: SwipeDirection?
  /// Taps that were counted, if that matters.
  public var taps: Int?
  /// Fingers that take part, if that matters.
  public var touches: Int?
  /// How far numbers may be off.
  public var tolerance: Double = Expectation.tolerance
  /// How far the velocity may be off.
  public var velocityTolerance: Double = Expectation.tolerance
  /// How far the time may be off, in seconds.
  public var timeTolerance: Double = 0

  /// Makes an expectation of a state and nothing else.
  public init(name: String, state: GestureState) {
    self.name = name
    self.state = state
  }
}

/// How a row must stand.
public struct RowExpectation: Equatable, Sendable {
  /// One word for a row: its deletion unless that is idle, else its motion.
  public enum State: UInt8, Hashable, Sendable, CaseIterable {
    /// At rest, closed.
    case closed
    /// A finger is on it and has not moved it.
    case tracking
    /// A finger moves it.
    case dragging
    /// It moves to its rest.
    case settling
    /// At rest, open.
    case open
    /// The person is asked whether to delete it.
    case confirming
    /// It is being deleted.
    case deleting
    /// It is deleted.
    case gone

    /// The name as traces spell it.
    public var name: String {
      switch self {
      case .closed: "closed"
      case .tracking: "tracking"
      case .dragging: "dragging"
      case .settling: "settling"
      case .open: "open"
      case .confirming: "confirming"
      case .deleting: "deleting"
      case .gone: "gone"
      }
    }
  }

  /// The row.
  public var row: String
  /// Its state, if that matters.
  public var state: State?
  /// How far it is moved, in points, if that matters.
  public var offset: Double?
  /// Its place in the list from 0, if that matters.
  public var index: Int?
  /// How far the offset may be off.
  public var tolerance: Double = Expectation.tolerance

  /// Makes an expectation about a row.
  public init(row: String) {
    self.row = row
  }
}
