extension SwipeRowConfiguration {
  /// The pan that moves a row: one finger, a second one on the same row makes it fail.
  public var pan: PanConfiguration {
    PanConfiguration(
      touches: .exactly(1), minimumDistance: minimumDistance, origin: panOrigin,
      exceedingMaximum: .fail, velocity: velocity)
  }

  /// The press that asks for a menu; nil if there is none.
  public var press: LongPressConfiguration? {
    pressDuration.map {
      LongPressConfiguration(minimumDuration: $0, allowableMovement: pressAllowance)
    }
  }

  /// The recognizers of a list: "pan" and, if there is a menu, "press".
  public var contenders: [Contender] {
    [.pan("pan", pan)] + (press.map { [.longPress("press", $0)] } ?? [])
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("trailing", trailing)
    try ConfigurationError.check("leading", leading)
    try ConfigurationError.check("leftInset", leftInset)
    try ConfigurationError.check("safeLeft", safeLeft)
    try ConfigurationError.check("trailing", revealWidth)
    try validateActions(of: .trailing, "trailingActions")
    try validateActions(of: .leading, "leadingActions")
    try ConfigurationError.check("edgeInset", edgeInset)
    try ConfigurationError.check("visible", visible)
    try ConfigurationError.check("rubber", rubber, max: 1)
    if let fullSwipe { try ConfigurationError.check("fullSwipe", fullSwipe, max: 1) }
    try ConfigurationError.check("openDistance", openDistance)
    try ConfigurationError.check("openVelocity", openVelocity)
    try ConfigurationError.check("closeVelocity", closeVelocity)
    try animation.validate()
    try pan.validate()
    try press?.validate()
  }

  private func validateActions(
    of side: RowSide, _ key: String
  ) throws(ConfigurationError) {
    let actions = actions(of: side)
    for (index, action) in actions.enumerated() {
      try ConfigurationError.check(key, action.width, min: 1e-3)
      if actions[..<index].contains(where: { $0.name == action.name }) {
        throw ConfigurationError(key, .contradicts("another action named '\(action.name)'"))
      }
    }
    try ConfigurationError.check(key, layout(width: 0).reach(of: side))
  }
}

extension VelocityConfiguration {
  /// A straight line through the samples of the last 0.1 s; zero once the finger has rested so long.
  public static let fling: VelocityConfiguration = VelocityConfiguration(
    strategy: .leastSquares(degree: 1), horizon: 0.1, samples: 32, stale: .zero)
}
