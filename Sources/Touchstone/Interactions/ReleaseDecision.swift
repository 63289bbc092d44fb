/// What a row decided when the finger let go, and by which rule.
public struct ReleaseDecision: Hashable, Sendable {
  /// The rule that decided.
  public var rule: Rule
  /// Whether the row opens.
  public var opens: Bool
  /// Where the row comes to rest, in points from closed.
  public var target: Double
  /// The pan's translation, in points to the right.
  public var translation: Double
  /// The pan's velocity, in points a second to the right.
  public var velocity: Double
  /// The limit that the translation was compared with.
  public var distanceLimit: Double
  /// The limit that the velocity was compared with.
  public var velocityLimit: Double

  /// The rules of a release, in the order in which they are tried.
  public enum Rule: UInt8, Hashable, Sendable {
    /// The translation went beyond its limit.
    case openDistance
    /// The velocity went beyond its limit.
    case openVelocity
    /// Neither did.
    case neither

    /// The rule's name.
    public var name: String {
      switch self {
      case .openDistance: "openDistance"
      case .openVelocity: "openVelocity"
      case .neither: "neither"
      }
    }
  }

  /// The decision in words: the rule, what was measured, and the limits.
  public var text: String {
    let distance = "translation \(Decimals.short(translation)) pt"
    let speed = "velocity \(Decimals.short(velocity)) pt/s"
    switch rule {
    case .openDistance:
      return "opens by distance: \(distance) < \(Decimals.short(distanceLimit))"
    case .openVelocity:
      return "opens by velocity: \(speed) < \(Decimals.short(velocityLimit)) "
        + "(\(distance), limit \(Decimals.short(distanceLimit)))"
    case .neither:
      return "closes: \(distance), limit \(Decimals.short(distanceLimit)); "
        + "\(speed), limit \(Decimals.short(velocityLimit))"
    }
  }
}

extension ReleaseDecision {
  /// The seed's rule: opens beyond a distance or a velocity to the left, both strict.
  ///
  /// It knows neither whether the row was open nor whether the finger came back.
  init(translation: Double, velocity: Double, _ configuration: SwipeRowConfiguration) {
    self.translation = translation
    self.velocity = velocity
    distanceLimit = -configuration.openDistance
    velocityLimit = -configuration.openVelocity
    rule =
      translation < distanceLimit
      ? .openDistance : velocity < velocityLimit ? .openVelocity : .neither
    opens = rule != .neither
    target = opens ? -configuration.revealWidth : 0
  }
}
