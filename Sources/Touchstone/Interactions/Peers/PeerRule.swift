/// The release rule of another swipe library, as data, so that one release can be judged by many.
///
/// Distances are points, velocities points a second, both counted towards the side that is opened.
public struct PeerRule: Hashable, Sendable {
  /// The library.
  public var name: String
  /// How far a still release must have drawn the row.
  public var distance: Distance
  /// What the velocity does.
  public var velocity: Velocity
  /// The velocity counts as so many seconds of further movement.
  public var prediction: Double = 0
  /// A drag that took less than so many seconds opens beyond so many points; nil: none does.
  public var quick: Quick?
  /// Where a release performs the action; nil: it never does.
  public var fullSwipe: Distance?

  /// A distance, or how it is found.
  public enum Distance: Hashable, Sendable {
    /// Any movement.
    case any
    /// Some points.
    case points(Double)
    /// A part of the action area's width, and some points.
    case pane(Double, plus: Double)
    /// A part of the row's width, and some points.
    case row(Double, plus: Double)
  }

  /// What a velocity does.
  public enum Velocity: Hashable, Sendable {
    /// Nothing.
    case ignored
    /// Beyond a limit it decides, in either direction.
    case limit(Double)
    /// Its sign decides, unless it is zero.
    case sign
    /// If it points back the row closes.
    case back
  }

  /// A drag so short in time that less movement is enough.
  public struct Quick: Hashable, Sendable {
    /// Seconds that it must not reach.
    public var duration: Double
    /// Points that it must exceed.
    public var distance: Double

    /// Makes the limits of a quick drag.
    public init(duration: Double, distance: Double) {
      self.duration = duration
      self.distance = distance
    }
  }

  /// What a rule says about a release.
  public enum Verdict: UInt8, Hashable, Sendable {
    /// The row closes.
    case closes
    /// The row opens.
    case opens
    /// The row performs its action.
    case performs
  }

  /// Makes a rule.
  public init(
    name: String, distance: Distance, velocity: Velocity, prediction: Double = 0,
    quick: Quick? = nil, fullSwipe: Distance? = nil
  ) {
    self.name = name
    self.distance = distance
    self.velocity = velocity
    self.prediction = prediction
    self.quick = quick
    self.fullSwipe = fullSwipe
  }

  /// What the rule says about a row that was closed.
  ///
  /// - Parameters:
  ///   - drawn: Points that the finger drew the row towards the side.
  ///   - speed: Points a second towards the side.
  ///   - duration: Seconds that the drag took.
  ///   - pane: Width of that side's actions, in points.
  ///   - row: Width of the row, in points.
  public func verdict(
    drawn: Double, speed: Double, duration: Double, pane: Double, row: Double
  ) -> Verdict {
    func points(_ distance: Distance) -> Double {
      switch distance {
      case .any: 0
      case .points(let points): points
      case .pane(let part, let more): part * pane + more
      case .row(let part, let more): part * row + more
      }
    }
    if let fullSwipe, drawn >= points(fullSwipe) { return .performs }
    switch velocity {
    case .limit(let limit):
      if speed >= limit { return .opens }
      if speed <= -limit { return .closes }
    case .sign:
      if speed != 0 { return speed > 0 ? .opens : .closes }
    case .back:
      if speed < 0 { return .closes }
    case .ignored:
      break
    }
    if let quick, duration < quick.duration { return drawn > quick.distance ? .opens : .closes }
    return drawn + prediction * speed > points(distance) ? .opens : .closes
  }
}
