/// The release rule of another swipe library, as data, so that one release can be judged by many.
///
/// Distances are points, velocities points a second, both counted towards the side that is opened.
/// It is about a row that was closed.
///
/// ```swift
/// for rule in PeerRule.all {
///   print(rule.name, rule.decision(on: release).text)
/// }
/// ```
///
/// In this order: performing the action, the velocity, a quick drag, the distance.
public struct PeerRule: Hashable, Sendable {
  /// The library.
  public var name: String
  /// Where the figures were read.
  public var origin: String
  /// How far a still release must have drawn the row.
  public var distance: Distance
  /// Whether reaching that distance is enough.
  public var reachesDistance: Bool = false
  /// What the velocity does.
  public var velocity: Velocity = .ignored
  /// How a velocity must compare with the one across the row to count.
  public var across: Across = .ignored
  /// Velocities beyond so many points a second count as that; nil: no limit.
  public var greatestSpeed: Double?
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
    /// No release opens at all, not even a fast one.
    case never
  }

  /// What a velocity does.
  public enum Velocity: Hashable, Sendable {
    /// Nothing.
    case ignored
    /// From a limit on it decides, in either direction.
    case decides(from: Double)
    /// From a limit on it opens; back it does nothing.
    case opens(from: Double)
    /// Its sign decides, unless it is zero.
    case sign
    /// If it points back the row closes.
    case closesBack
  }

  /// How a velocity compares with the one across the row.
  public enum Across: Hashable, Sendable {
    /// It need not.
    case ignored
    /// It must be greater.
    case isLess
    /// It must be greater by so many points a second, or more.
    case isLessBy(Double)
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

  /// Makes a rule that looks at the distance alone; the rest is set afterwards.
  public init(name: String, origin: String, distance: Distance) {
    self.name = name
    self.origin = origin
    self.distance = distance
  }

  /// What the rule says about a release.
  public func decision(on release: PeerRelease) -> PeerDecision {
    if distance == .never { return PeerDecision(.closes, by: .never) }
    if let fullSwipe, let limit = points(fullSwipe, release), release.drawn >= limit {
      return PeerDecision(.performs, by: .fullSwipe(release.drawn, limit: limit))
    }
    if let decision = velocityDecision(release) { return decision }
    if let quick, release.duration < quick.duration {
      return PeerDecision(
        release.drawn > quick.distance ? .opens : .closes,
        by: .quick(release.drawn, limit: quick.distance))
    }
    let place = release.drawn + prediction * release.speed
    let limit = points(distance, release) ?? 0
    return PeerDecision(
      place > limit || reachesDistance && place == limit ? .opens : .closes,
      by: .distance(place, limit: limit))
  }

  private func points(_ distance: Distance, _ release: PeerRelease) -> Double? {
    switch distance {
    case .any: 0
    case .points(let points): points
    case .pane(let part, let more): part * release.pane + more
    case .row(let part, let more): part * release.row + more
    case .never: nil
    }
  }

  private func velocityDecision(_ release: PeerRelease) -> PeerDecision? {
    let greatest = greatestSpeed ?? .infinity
    let speed = max(-greatest, min(greatest, release.speed))
    // A row that did not move cannot be flung.
    guard release.drawn > 0, counts(speed, min(greatest, release.speedAcross.magnitude)) else {
      return nil
    }
    switch velocity {
    case .ignored:
      return nil
    case .decides(let limit):
      if speed >= limit { return PeerDecision(.opens, by: .velocity(speed, limit: limit)) }
      if speed <= -limit { return PeerDecision(.closes, by: .velocity(speed, limit: -limit)) }
      return nil
    case .opens(let limit):
      return speed >= limit ? PeerDecision(.opens, by: .velocity(speed, limit: limit)) : nil
    case .sign:
      if speed == 0 { return nil }
      return PeerDecision(speed > 0 ? .opens : .closes, by: .velocity(speed, limit: 0))
    case .closesBack:
      return speed < 0 ? PeerDecision(.closes, by: .velocity(speed, limit: 0)) : nil
    }
  }

  private func counts(_ speed: Double, _ speedAcross: Double) -> Bool {
    switch across {
    case .ignored: true
    case .isLess: speed.magnitude > speedAcross
    case .isLessBy(let excess): speed.magnitude - speedAcross >= excess
    }
  }
}
