extension SwipeRow {
  /// How far its deletion has come.
  public var deletion: Deletion { flow.state }

  /// Whether the action area and its icon are visible.
  public var isActionVisible: Bool { visibleSide != nil }

  /// When the spring will be done; nil if nothing moves by itself.
  public var deadline: Timestamp? {
    if case .settling(let settling) = movement { settling.end } else { nil }
  }

  /// Whether it is on its way by itself.
  public var settling: Settling? {
    if case .settling(let settling) = movement { settling } else { nil }
  }

  /// Where the content is at a moment, in points from closed; negative to the left.
  ///
  /// Never farther than the row is wide, however fast a spring was flung.
  public func offset(at time: Timestamp) -> Double {
    let offset: Double
    switch movement {
    case .closed: return 0
    case .tracking(let held, _): offset = held
    case .dragging(let held, _, _): offset = held
    case .settling(let settling): offset = settling.offset(at: time)
    case .open: return rest
    }
    return max(-layout.width, min(layout.width, offset))
  }

  /// How the content is shown at a moment.
  public func transform(at time: Timestamp) -> Transform {
    Transform(translation: Vector(x: offset(at: time), y: 0))
  }

  /// One word for the row's state, as traces spell it: its deletion unless that is idle, else how
  /// it moves.
  public var stateName: String {
    switch (flow.state, movement) {
    case (.confirming, _): "confirming"
    case (.deleting, _): "deleting"
    case (.gone, _): "gone"
    case (.idle, .closed): "closed"
    case (.idle, .tracking): "tracking"
    case (.idle, .dragging): "dragging"
    case (.idle, .settling): "settling"
    case (.idle, .open): "open"
    }
  }

  /// Whether nothing is being deleted.
  var isIdle: Bool { flow.state == .idle }

  /// Whether it rests closed and nothing is going on: such a row needs no attention.
  var isAsleep: Bool { movement == .closed && isIdle }

  /// Whether a place, as a distance from the row's left end, lies on the revealed actions.
  func reveals(_ x: Double) -> Bool {
    guard movement == .open else { return false }
    return rest < 0 ? x >= layout.width + rest : x < rest
  }
}
