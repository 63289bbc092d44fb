/// When a row opens, how far, how it moves there, and how it is deleted.
///
/// Start from `standard` or `seed` and change what shall differ. Distances are points, times
/// seconds, velocities points a second. The names are those of the trace format.
public struct SwipeRowConfiguration: Hashable, Sendable {
  /// Width of what the trailing end reveals; 0 for nothing.
  public var trailing: Double = 80
  /// Width of what the leading end reveals; 0 for nothing.
  public var leading: Double = 0
  /// Inset of the content, added to the trailing width where there is one.
  public var leftInset: Double = 0
  /// Safe area at the left, added to the trailing width where there is one.
  public var safeLeft: Double = 0

  /// What the trailing end reveals, from the end inwards; their widths count instead of `trailing`.
  ///
  /// Empty: one action that deletes.
  public var trailingActions: [RowAction] = []
  /// What the leading end reveals, from the end inwards; their widths count instead of `leading`.
  ///
  /// Empty: one action that deletes.
  public var leadingActions: [RowAction] = []

  /// How far a finger moves before the row follows it.
  public var minimumDistance: Double = 10
  /// What the pan's translation counts from.
  public var panOrigin: PanConfiguration.Origin = .threshold
  /// Whether a finger that moves more across the row than along it scrolls instead.
  public var hasAxisTest: Bool = true
  /// A finger that lands within so many points of the leading edge leaves the row alone; 0: none
  /// does.
  public var edgeInset: Double = 20
  /// How the velocity of the release is estimated.
  public var velocity: VelocityConfiguration = .fling
  /// Seconds until a resting finger asks for the menu; nil: never.
  public var pressDuration: Double? = 0.5
  /// Points that such a finger may wander; nil for no limit.
  public var pressAllowance: Double? = 10

  /// What a drag starts from.
  public var base: Base = .presented
  /// What a drag to a side without actions does.
  public var deadSide: DeadSide = .fails
  /// The action area is visible beyond so many points.
  public var visible: Double = 25
  /// The part of a movement beyond the reveal width that the row follows, 0…1.
  public var rubber: Double = 0
  /// The part of the row's width at which a release performs the action; nil: it never does.
  public var fullSwipe: Double?

  /// Which rules decide a release.
  public var rule: Rule = .positional
  /// A release opens beyond so many points.
  public var openDistance: Double = 40
  /// A release opens beyond so many points a second.
  public var openVelocity: Double = 400
  /// A release closes beyond so many points a second in the other direction.
  public var closeVelocity: Double = 400
  /// Where a row goes whose touch is taken away.
  public var cancelTarget: CancelTarget = .rest
  /// How it gets where it goes.
  public var animation: RowAnimation = .settling(duration: 0.4, dampingRatio: 1, within: 0.1)

  /// Whether the person is asked before a deletion.
  public var confirm: Bool = false
  /// Whether a row that is being deleted disappears at once, to come back if that fails.
  public var optimistic: Bool = true
  /// What a row does that is not deleted after all.
  public var spared: Spared = .closes

  /// Whether several rows of a list may be open.
  public var allowMultiple: Bool = false
  /// Whether a drag that has begun keeps its touch when the list scrolls.
  public var lockAxis: Bool = true
  /// Whether a touch that closes another row still selects the row under it.
  public var outsideTap: OutsideTap = .consume

  /// What a drag starts from.
  public enum Base: UInt8, Hashable, Sendable {
    /// Where the row is shown, so that nothing jumps.
    case presented
    /// Closed, wherever the row is.
    case zero
  }

  /// What a drag to a side without actions does.
  public enum DeadSide: UInt8, Hashable, Sendable {
    /// The pan fails, so that somebody else may have the touch.
    case fails
    /// The pan begins and the row stays where it is.
    case keepsOffset
  }

  /// Which rules decide a release.
  public enum Rule: UInt8, Hashable, Sendable {
    /// Opens beyond a distance or a velocity towards the trailing side; remembers nothing.
    case distanceOrVelocity
    /// Full swipe, a fling back, a fling on, then where the row is and whether it was open.
    case positional
  }

  /// Where a row goes whose touch is taken away.
  public enum CancelTarget: UInt8, Hashable, Sendable {
    /// Where it rested before.
    case rest
    /// Where a release would send it.
    case release
  }

  /// What a row does that is not deleted after all.
  public enum Spared: UInt8, Hashable, Sendable {
    /// It closes.
    case closes
    /// It stays open.
    case staysOpen
  }

  /// What a touch that closes another row does to the row under it.
  public enum OutsideTap: UInt8, Hashable, Sendable {
    /// Nothing more.
    case consume
    /// What it would do anyway.
    case pass
  }

  /// Both sides, velocity handed to the spring, deletion with undo; what an application would want.
  public static let standard: SwipeRowConfiguration = SwipeRowConfiguration()

  /// The configuration of the cell that this package started from.
  ///
  /// Trailing 80 pt, visible beyond 25, opens beyond 40 pt or 400 pt a second, UIKit's spring of
  /// 0.25 s with damping ratio 0.85 and initial velocity 0.6. It asks before it deletes, and a row
  /// that could not be deleted stays open.
  public static let seed: SwipeRowConfiguration = {
    var seed = SwipeRowConfiguration()
    seed.hasAxisTest = false
    seed.edgeInset = 0
    seed.velocity = .uiKit
    seed.base = .zero
    seed.deadSide = .keepsOffset
    seed.rule = .distanceOrVelocity
    seed.cancelTarget = .release
    seed.animation = .uiKit(
      duration: 0.25, dampingRatio: 0.85, initialVelocity: 0.6, within: 0.001)
    seed.confirm = true
    seed.optimistic = false
    seed.spared = .staysOpen
    seed.allowMultiple = true
    return seed
  }()

  /// Starts as `standard`.
  public init() {}

  /// How far an open row is moved towards its trailing side, in points, if it is wide enough.
  public var revealWidth: Double {
    let width = reach(of: .trailing)
    return width > 0 ? width + leftInset + safeLeft : 0
  }

  /// The named actions of a side.
  public func actions(of side: RowSide) -> [RowAction] {
    side == .trailing ? trailingActions : leadingActions
  }

  /// What the actions of a side need, in points.
  private func reach(of side: RowSide) -> Double {
    let actions = actions(of: side)
    if actions.isEmpty { return side == .trailing ? trailing : leading }
    var width: Double = 0
    for action in actions { width += action.width }
    return width
  }

  /// The layout that it describes for a row of some width.
  public func layout(
    width: Double, direction: LayoutDirection = .leftToRight
  ) -> RowLayout {
    RowLayout(
      width: width, trailing: revealWidth, leading: reach(of: .leading), direction: direction)
  }
}
