extension SwipeList {
  /// The finger that owns the list.
  public struct Pointer: Hashable, Sendable {
    /// Which contact it is.
    public var id: TouchID
    /// What it does.
    public var mode: Mode
    /// The place of its row in `slots`; −1 if the row is gone.
    var slot: Int
    var start: Point
    /// Whether a tap does nothing more, because the landing closed or caught something.
    var isConsumed: Bool
    /// Whether the row was not closed when it landed.
    var wasOpen: Bool
    /// Whether it landed on the revealed actions.
    var isOnAction: Bool
    /// Whether the press may still begin.
    var mayPress: Bool
    /// Whether it lifted while the pan goes on with another finger.
    var isLifted: Bool = false
  }

  /// What the finger that owns the list does.
  public enum Mode: UInt8, Hashable, Sendable {
    /// It may still become anything.
    case tracking
    /// It drags its row.
    case dragging
    /// It has asked for the menu.
    case pressing
    /// It does nothing any more until it lifts.
    case ignored
  }

  /// A row that is out of sight, and where it belongs.
  struct Ghost: Equatable, Sendable {
    var slot: Int
    var predecessor: RowID?
    var successor: RowID?
    var index: Int
  }

  /// A token and the row that waits for its answer.
  struct PendingDeletion: Equatable, Sendable {
    var token: DeletionToken
    var slot: Int
  }

  /// Room for work in progress; it carries no state from one input to the next.
  struct Buffers: Equatable, Sendable {
    var gestures: [GestureEvent] = []
    var effects: [RowEffect] = []

    static func == (left: Buffers, right: Buffers) -> Bool { true }
  }

  /// Whether a pan that could begin shall: the axis test and the sides without actions.
  struct BeginTest: Equatable, Sendable {
    var hasAxisTest: Bool
    var failsOnDeadSide: Bool
    /// Squared distance before which the pan cannot begin, so that nobody need be asked.
    var nearSquared: Double

    enum Verdict: Equatable, Sendable {
      case begins
      case scrolls
      case deadSide
    }

    init(_ pan: PanConfiguration, _ configuration: SwipeRowConfiguration) {
      hasAxisTest = configuration.hasAxisTest
      failsOnDeadSide = configuration.deadSide == .fails
      let near = 0.99 * pan.minimumDistance
      nearSquared = pan.measure == .path || pan.beginsWhenAlone ? -1 : near * near
    }

    /// Whether a finger has moved far enough that a pan could begin.
    func mayBegin(_ way: Vector) -> Bool { way.lengthSquared >= nearSquared }

    var asks: Bool { hasAxisTest || failsOnDeadSide }

    func verdict(_ movement: Vector, base: Double, _ layout: RowLayout) -> Verdict {
      if hasAxisTest, movement.y.magnitude > movement.x.magnitude { return .scrolls }
      if failsOnDeadSide, base == 0, layout.revealWidth(towards: movement.x) == 0 {
        return .deadSide
      }
      return .begins
    }
  }
}
