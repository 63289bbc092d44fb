/// What a row decided when the finger let go, by which rule, and with which numbers.
///
/// Positions and velocities are points and points a second, positive to the right.
public struct ReleaseDecision: Hashable, Sendable {
  /// The rule that decided.
  public var rule: Rule
  /// Whether the row opens.
  public var opens: Bool
  /// Whether the row performs its action by itself.
  public var performsAction: Bool = false
  /// Where the row comes to rest, in points from closed.
  public var target: Double
  /// How far the finger had drawn the row, whatever the row showed; the base counts.
  public var position: Double
  /// The pan's translation.
  public var translation: Double
  /// The pan's velocity.
  public var velocity: Double
  /// The pan's velocity across the row.
  public var velocityAcross: Double = 0
  /// Whether the row rested open before.
  public var wasOpen: Bool = false
  /// The limit that the position was compared with.
  public var distanceLimit: Double
  /// The limit that the velocity was compared with.
  public var velocityLimit: Double

  /// The rules of a release.
  public enum Rule: UInt8, Hashable, Sendable, CaseIterable {
    /// Opens: the position went beyond its limit.
    case openDistance
    /// Opens: the velocity went beyond its limit.
    case openVelocity
    /// Closes: neither did.
    case neither
    /// Closes: that side has no actions.
    case noActions
    /// Performs the action: the row was drawn beyond the full-swipe point.
    case fullSwipe
    /// Closes: it was flung back.
    case closeVelocity
    /// Stays open: it was not drawn back far enough to close.
    case staysOpen
    /// Closes: it was open and drawn back.
    case drawnBack
    /// Goes where it rested: the touch was taken away.
    case cancelled

    /// The rule's number: 1 no actions, 2 full swipe, 3 flung back, 4 flung on, 5 from closed, 6 from
    /// open; 0 for a touch that was taken away.
    public var number: Int {
      switch self {
      case .cancelled: 0
      case .noActions: 1
      case .fullSwipe: 2
      case .closeVelocity: 3
      case .openVelocity: 4
      case .openDistance, .neither: 5
      case .staysOpen, .drawnBack: 6
      }
    }

    /// The rule's name.
    public var name: String {
      switch self {
      case .openDistance: "openDistance"
      case .openVelocity: "openVelocity"
      case .neither: "neither"
      case .noActions: "noActions"
      case .fullSwipe: "fullSwipe"
      case .closeVelocity: "closeVelocity"
      case .staysOpen: "staysOpen"
      case .drawnBack: "drawnBack"
      case .cancelled: "cancelled"
      }
    }
  }
}
