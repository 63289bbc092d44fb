/// What a release is judged by.
struct Release {
  /// How far the finger had drawn the row: its base and its translation.
  var position: Double
  var translation: Double
  var velocity: Double
  /// Where the row rested before.
  var rest: Double
}

extension ReleaseDecision {
  /// Judges a release by the rules of a configuration.
  init(_ release: Release, _ configuration: SwipeRowConfiguration, _ layout: RowLayout) {
    switch configuration.rule {
    case .distanceOrVelocity:
      self.init(distanceOrVelocity: release, configuration, layout)
    case .positional:
      self.init(positional: release, configuration, layout)
    }
  }

  /// Opens beyond a distance or a velocity towards the trailing side, both strict.
  ///
  /// It knows neither whether the row was open nor whether the finger came back.
  private init(
    distanceOrVelocity release: Release, _ configuration: SwipeRowConfiguration,
    _ layout: RowLayout
  ) {
    let sign = layout.sign(of: .trailing)
    let hasActions = layout.revealWidth(of: .trailing) > 0
    let rule: Rule
    if !hasActions {
      rule = .noActions
    } else if release.position * sign > configuration.openDistance {
      rule = .openDistance
    } else if release.velocity * sign > configuration.openVelocity {
      rule = .openVelocity
    } else {
      rule = .neither
    }
    let opens = rule == .openDistance || rule == .openVelocity
    self.init(
      rule: rule, opens: opens, target: opens ? layout.rest(at: .trailing) : 0,
      position: release.position, translation: release.translation, velocity: release.velocity,
      distanceLimit: sign * configuration.openDistance,
      velocityLimit: sign * configuration.openVelocity)
  }

  /// In this order: no actions, full swipe, a fling back, a fling on, then position and memory.
  ///
  /// Speeds and openings must exceed their limits; a full swipe and staying open may reach them.
  private init(
    positional release: Release, _ configuration: SwipeRowConfiguration, _ layout: RowLayout
  ) {
    let sign: Double = release.position < 0 ? -1 : 1
    let width = layout.revealWidth(towards: release.position)
    let drawn = release.position.magnitude
    let speed = release.velocity * sign
    let wasOpen = release.rest * sign > 0
    let closing = -configuration.closeVelocity
    var distance = configuration.openDistance
    var limit = configuration.openVelocity
    var rule: Rule
    let point = configuration.fullSwipe.map { $0 * layout.width }
    if width == 0 {
      rule = .noActions
    } else if let point, drawn >= point, speed > closing {
      rule = .fullSwipe
      distance = point
      limit = closing
    } else if speed < closing {
      rule = .closeVelocity
      limit = closing
    } else if speed > configuration.openVelocity {
      rule = .openVelocity
    } else if wasOpen {
      distance = width - configuration.openDistance
      rule = drawn >= distance ? .staysOpen : .drawnBack
    } else {
      rule = drawn > configuration.openDistance ? .openDistance : .neither
    }
    let opens: Bool
    switch rule {
    case .fullSwipe, .openVelocity, .openDistance, .staysOpen: opens = true
    case .noActions, .closeVelocity, .neither, .drawnBack, .cancelled: opens = false
    }
    self.init(
      rule: rule, opens: opens, performsAction: rule == .fullSwipe,
      target: opens ? sign * width : 0, position: release.position,
      translation: release.translation, velocity: release.velocity,
      distanceLimit: sign * distance, velocityLimit: sign * limit)
  }

  /// Sends a row whose touch was taken away to where it rested.
  init(cancelled release: Release, _ configuration: SwipeRowConfiguration) {
    self.init(
      rule: .cancelled, opens: release.rest != 0, target: release.rest,
      position: release.position, translation: release.translation, velocity: release.velocity,
      distanceLimit: configuration.openDistance, velocityLimit: configuration.openVelocity)
  }
}
