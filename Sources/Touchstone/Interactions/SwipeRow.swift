/// One row that a finger swipes aside to reveal actions, and that may be deleted.
///
/// It is fed with pan updates from any source and answers with what its host shall do. Where the row
/// is at a moment is asked with `offset(at:)`; a spring moves it after the release. Times before the
/// newest count as the newest.
///
/// | movement | input | to |
/// | --- | --- | --- |
/// | closed, open, settling | a finger lands | tracking, where the row is shown |
/// | tracking | the touch turns out to be something else | as before; a caught spring goes on to its rest |
/// | any | pan began | dragging |
/// | dragging | pan changed | dragging |
/// | dragging | pan ended | settling to open or closed, as the release rule says |
/// | dragging | pan cancelled | settling to where it rested, or as the release rule says |
/// | settling | its time is over | open or closed |
/// | closed, tracking, settling, open | pan changed, ended, cancelled | no change: that pan did not begin here |
///
/// | deletion | input | to |
/// | --- | --- | --- |
/// | idle, row open | the deleting action is tapped | confirming, or deleting if nobody is asked |
/// | confirming | no | idle |
/// | confirming | yes | deleting |
/// | deleting | done | gone |
/// | deleting | failed, or taken back | idle |
///
/// A row that is disabled, confirming, deleting or gone follows no finger. A token that does not
/// match changes nothing.
public struct SwipeRow: Machine {
  /// Which row it is.
  public let id: RowID
  /// When it opens, how far, and how it moves there.
  public let configuration: SwipeRowConfiguration
  /// How wide it is and what its ends reveal.
  public internal(set) var layout: RowLayout
  /// How it moves now.
  public internal(set) var movement: Movement = .closed
  /// Whether it follows fingers.
  public internal(set) var isEnabled: Bool = true
  /// Whether movements after a release are skipped.
  public internal(set) var reducesMotion: Bool = false
  /// The last decided position: 0, or plus or minus a reveal width.
  public internal(set) var rest: Double = 0
  /// The side whose action area and icon are visible; nil for none.
  public internal(set) var visibleSide: RowSide?
  /// What the last release decided, and why.
  public internal(set) var lastDecision: ReleaseDecision?
  /// What it asks and waits for while it is being deleted.
  public internal(set) var flow: DeleteFlow

  var now: Timestamp = Timestamp(nanoseconds: .min)
  /// Whether the row announced where it goes and has not announced that it is there.
  var isAnnounced: Bool = false
  /// How far beyond its reveal width a finger caught it, in points; a spring may carry it there.
  var overshoot: Double = 0
  /// Whether the finger is beyond the full-swipe point.
  var isBeyondFullSwipe: Bool = false
  let spring: Spring

  /// How a row moves.
  public enum Movement: Equatable, Sendable {
    /// It rests at 0.
    case closed
    /// A finger rests on it; it stays at an offset. A finger may catch it on its way.
    case tracking(offset: Double, isCaught: Bool)
    /// A finger holds it at an offset, having moved from a base, all in points.
    case dragging(offset: Double, base: Double, translation: Double)
    /// A spring moves it.
    case settling(Settling)
    /// It rests at its reveal width.
    case open
  }

  /// How far the deletion of a row has come.
  public typealias Deletion = DeleteFlow.State

  /// Makes a closed row; a configuration or a layout that makes no sense is refused.
  ///
  /// - Parameter width: Width of the row, in points; 320 as in traces that do not say.
  public init(
    id: RowID, configuration: SwipeRowConfiguration = .seed, width: Double = 320
  ) throws(ConfigurationError) {
    try self.init(id: id, configuration: configuration, layout: configuration.layout(width: width))
  }

  /// Makes a row in a layout, closed or open at a side; what makes no sense is refused.
  public init(
    id: RowID, configuration: SwipeRowConfiguration, layout: RowLayout, openAt side: RowSide? = nil
  ) throws(ConfigurationError) {
    try configuration.validate()
    try layout.validate()
    self.id = id
    self.configuration = configuration
    self.layout = layout
    spring = try configuration.animation.spring()
    flow = DeleteFlow(
      confirms: configuration.confirm, isOptimistic: configuration.optimistic)
    if let side { openAtOnce(side) }
  }

  /// Rests open, as if it had always been; closed if that side has no actions.
  mutating func openAtOnce(_ side: RowSide) {
    guard layout.revealWidth(of: side) > 0 else { return }
    movement = .open
    rest = layout.rest(at: side)
    visibleSide = side
  }

  /// A closed row like another one, with its own name and no past.
  init(id: RowID, like row: SwipeRow) {
    self.id = id
    configuration = row.configuration
    layout = row.layout
    spring = row.spring
    reducesMotion = row.reducesMotion
    flow = DeleteFlow(confirms: row.flow.confirms, isOptimistic: row.flow.isOptimistic)
  }

  /// Handles one input; time before the newest is taken as the newest.
  public mutating func send(_ input: Input, into effects: inout [RowEffect]) {
    now = max(now, input.time)
    if let end = deadline, end <= now { finish(&effects) }
    switch (flow.state, input) {
    case (.idle, .pan(let update)):
      if isEnabled { follow(update, &effects) }
    case (.idle, .touchDown):
      if isEnabled { track() }
    case (.idle, .touchFailed):
      letGo(&effects)
    case (.idle, .open(let side, _)):
      open(side, &effects)
    case (.idle, .close):
      close(&effects)
    case (.idle, .tapAction):
      if revealsDeletion { startDeleting(.ask, &effects) }
    case (.idle, .perform(let name, _)):
      perform(name, &effects)
    case (.idle, .delete):
      startDeleting(.begin, &effects)
    case (_, .confirm(let token, let yes, _)):
      delete(.answer(token, yes: yes), &effects)
    case (_, .result(let token, let failure, _)):
      delete(.result(token, failure: failure), &effects)
    case (_, .undo(let token, _)):
      delete(.undo(token), &effects)
    case (.gone, _):
      break  // A row that is gone does nothing.
    case (_, .layout(let layout, _)):
      take(layout, &effects)
    case (_, .enabled(let isEnabled, _)):
      enable(isEnabled, &effects)
    case (_, .reduceMotion(let reduces, _)):
      reducesMotion = reduces
    case (_, .finish):
      hurry(&effects)
    case (_, .tick):
      break
    case (.confirming, .pan), (.deleting, .pan), (.confirming, .touchDown), (.deleting, .touchDown),
      (.confirming, .touchFailed), (.deleting, .touchFailed):
      break  // A busy row follows no finger.
    case (.confirming, .open), (.deleting, .open), (.confirming, .close), (.deleting, .close),
      (.confirming, .tapAction), (.deleting, .tapAction), (.confirming, .perform),
      (.deleting, .perform), (.confirming, .delete), (.deleting, .delete):
      break  // It is being deleted already.
    }
  }
}
