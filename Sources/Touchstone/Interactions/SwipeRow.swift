/// One row that a finger swipes to the left to reveal an action, and that may be deleted.
///
/// It is fed with pan updates from any source and answers with what its host shall do. Where the row
/// is at a moment is asked with `offset(at:)`; a spring moves it after the release.
///
/// | motion | input | to |
/// | --- | --- | --- |
/// | any | pan began | dragging |
/// | dragging | pan changed | dragging |
/// | dragging | pan ended, cancelled | settling to open or closed, as the release rule says |
/// | settling | its time is over | open or closed |
/// | closed, settling, open | pan changed, ended, cancelled | no change: that pan did not begin here |
///
/// | deletion | input | to |
/// | --- | --- | --- |
/// | idle, row open | the action is tapped | confirming |
/// | confirming | no | idle, the row stays open |
/// | confirming | yes | deleting |
/// | deleting | done | gone |
/// | deleting | failed | idle, the row stays open |
///
/// A row that is confirming, deleting or gone does not follow a pan. A token that does not match
/// changes nothing.
public struct SwipeRow: Machine {
  /// What can happen to a row.
  public enum Input: Hashable, Sendable {
    /// A pan over the row reports.
    case pan(PanUpdate)
    /// Time passes.
    case tick(Timestamp)
    /// The revealed action is tapped.
    case tapAction(Timestamp)
    /// The person answers whether to delete.
    case confirm(DeletionToken, yes: Bool, Timestamp)
    /// The repository answers; a reason means that it failed.
    case result(DeletionToken, failure: String?, Timestamp)

    /// When it happens.
    public var time: Timestamp {
      switch self {
      case .pan(let update): update.time
      case .tick(let time), .tapAction(let time), .confirm(_, _, let time), .result(_, _, let time):
        time
      }
    }
  }

  /// How a row moves.
  public enum Movement: Equatable, Sendable {
    /// It rests at 0.
    case closed
    /// A finger holds it at an offset, in points.
    case dragging(offset: Double)
    /// A spring moves it.
    case settling(Settling)
    /// It rests at its reveal width, to the left.
    case open
  }

  /// How far the deletion of a row has come.
  public enum Deletion: Hashable, Sendable {
    /// Nothing is being deleted.
    case idle
    /// The person is asked.
    case confirming(DeletionToken)
    /// The repository is asked.
    case deleting(DeletionToken)
    /// The row does not exist any more.
    case gone
  }

  /// Which row it is.
  public let id: RowID
  /// When it opens, how far, and how it moves there.
  public let configuration: SwipeRowConfiguration
  /// How it moves now.
  public private(set) var movement: Movement = .closed
  /// How far its deletion has come.
  public private(set) var deletion: Deletion = .idle
  /// Whether the action area and its icon are visible.
  public private(set) var isActionVisible: Bool = false
  /// The last decided position: 0 or minus the reveal width.
  public private(set) var rest: Double = 0
  /// What the last release decided, and why.
  public private(set) var lastDecision: ReleaseDecision?
  private var now: Timestamp = Timestamp(nanoseconds: .min)
  private var lastToken: Int = 0
  /// Whether the row announced where it goes and has not announced that it is there.
  private var isAnnounced: Bool = false
  private let spring: Spring

  /// Makes a closed row; a configuration that makes no sense is refused.
  public init(id: RowID, configuration: SwipeRowConfiguration = .seed)
    throws(ConfigurationError)
  {
    try configuration.validate()
    self.id = id
    self.configuration = configuration
    spring = try configuration.spring()
  }

  /// When the spring will be done; nil if nothing moves by itself.
  public var deadline: Timestamp? {
    if case .settling(let settling) = movement { settling.end } else { nil }
  }

  /// Where the content is at a moment, in points from closed; negative to the left.
  public func offset(at time: Timestamp) -> Double {
    switch movement {
    case .closed: 0
    case .dragging(let offset): offset
    case .settling(let settling): settling.offset(at: time)
    case .open: -configuration.revealWidth
    }
  }

  /// How the content is shown at a moment.
  public func transform(at time: Timestamp) -> Transform {
    Transform(translation: Vector(x: offset(at: time), y: 0))
  }

  /// Handles one input; time before the newest is taken as the newest.
  public mutating func send(_ input: Input, into effects: inout [RowEffect]) {
    now = max(now, input.time)
    if let end = deadline, end <= now { finish(&effects) }
    switch (deletion, input) {
    case (.idle, .pan(let update)):
      follow(update, &effects)
    case (.idle, .tapAction):
      askToDelete(&effects)
    case (.confirming(let token), .confirm(let answered, let yes, _)) where answered == token:
      deletion = yes ? .deleting(token) : .idle
      if yes { effects.append(.delete(id, token)) }
    case (.deleting(let token), .result(let answered, let failure, _)) where answered == token:
      deletion = failure == nil ? .gone : .idle
      effects.append(
        failure.map { .deleteFailed(id, token, reason: $0) } ?? .removed(id))
    case (_, .tick):
      break
    case (.idle, .confirm), (.idle, .result):
      break  // An answer that nobody waits for any more.
    case (.confirming, _), (.deleting, _):
      break  // A busy row follows no finger, and a token that does not match is no answer.
    case (.gone, _):
      break  // A row that is gone does nothing.
    }
  }
}

extension SwipeRow {
  private mutating func follow(_ update: PanUpdate, _ effects: inout [RowEffect]) {
    switch (movement, update.phase) {
    case (_, .began):
      let offset = offset(at: now)
      movement = .dragging(offset: offset)
      effects.append(.dragBegan(id))
      drag(update, &effects)
    case (.dragging, .changed):
      drag(update, &effects)
    case (.dragging, .ended), (.dragging, .cancelled):
      drag(update, &effects)
      release(update, &effects)
    case (.closed, _), (.settling, _), (.open, _):
      break  // The pan began when the row was busy, or was not told to it.
    }
  }

  /// Follows the finger to the left, no farther than the reveal width; to the right nothing changes.
  private mutating func drag(_ update: PanUpdate, _ effects: inout [RowEffect]) {
    let x = update.translation.x
    guard x <= 0 else { return }
    movement = .dragging(offset: max(x, -configuration.revealWidth))
    setVisible(x < -configuration.visible, &effects)
  }

  private mutating func setVisible(_ isVisible: Bool, _ effects: inout [RowEffect]) {
    guard isVisible != isActionVisible else { return }
    isActionVisible = isVisible
    effects.append(isVisible ? .show(id) : .hide(id))
  }

  private mutating func release(_ update: PanUpdate, _ effects: inout [RowEffect]) {
    let decision = ReleaseDecision(
      translation: update.translation.x, velocity: update.velocity.x, configuration)
    lastDecision = decision
    setVisible(decision.opens, &effects)
    settle(to: decision.target, &effects)
  }

  private mutating func settle(to target: Double, _ effects: inout [RowEffect]) {
    let start = offset(at: now)
    if target != rest {
      rest = target
      isAnnounced = true
      effects.append(target == 0 ? .willClose(id) : .willOpen(id))
    }
    let motion = Motion(
      spring, from: start, to: target,
      initialVelocity: configuration.initialVelocity * (target - start),
      settling: .fraction(configuration.settledFraction))
    movement = .settling(Settling(motion, at: now))
    if let end = deadline, end <= now { finish(&effects) }
  }

  private mutating func finish(_ effects: inout [RowEffect]) {
    guard case .settling(let settling) = movement else { return }
    movement = settling.target == 0 ? .closed : .open
    if isAnnounced { effects.append(settling.target == 0 ? .didClose(id) : .didOpen(id)) }
    isAnnounced = false
  }

  private mutating func askToDelete(_ effects: inout [RowEffect]) {
    guard rest != 0 else { return }
    lastToken += 1
    let token = DeletionToken(lastToken)
    deletion = .confirming(token)
    effects.append(.confirm(id, token))
  }
}

extension SwipeRow {
  /// One word for the row's state, as traces spell it: its deletion unless that is idle, else how
  /// it moves.
  public var stateName: String {
    switch (deletion, movement) {
    case (.confirming, _): "confirming"
    case (.deleting, _): "deleting"
    case (.gone, _): "gone"
    case (.idle, .closed): "closed"
    case (.idle, .dragging): "dragging"
    case (.idle, .settling): "settling"
    case (.idle, .open): "open"
    }
  }
}
