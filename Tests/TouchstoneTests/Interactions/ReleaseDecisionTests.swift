import Testing
import Touchstone

@Suite struct ReleaseDecisionTests {
  struct Case: Sendable {
    var isSeed: Bool = false
    var wasOpen: Bool = false
    var end: PanUpdate.Phase = .ended
    var x: Double
    var velocity: Double
    var decision: String
  }

  /// Drawn by x points and let go with a velocity: the rule, where the row goes, and both limits.
  static let cases: [Case] = [
    Case(isSeed: true, x: -40.5, velocity: 0, decision: "openDistance to -80, limits -40 -400"),
    Case(isSeed: true, x: -40, velocity: -401, decision: "openVelocity to -80, limits -40 -400"),
    Case(isSeed: true, x: -40, velocity: -400, decision: "neither to 0, limits -40 -400"),
    Case(x: -40.5, velocity: 400, decision: "openDistance to -80, limits -40 -400"),
    Case(x: -41, velocity: 401, decision: "closeVelocity to 0, limits -40 400"),
    Case(x: -20, velocity: -401, decision: "openVelocity to -80, limits -40 -400"),
    Case(x: -40, velocity: -400, decision: "neither to 0, limits -40 -400"),
    Case(x: -160, velocity: 0, decision: "fullSwipe to -80, limits -160 400"),
    Case(x: -159.5, velocity: 0, decision: "openDistance to -80, limits -40 -400"),
    Case(x: -160, velocity: 400, decision: "openDistance to -80, limits -40 -400"),
    Case(wasOpen: true, x: 40, velocity: 0, decision: "staysOpen to -80, limits -40 -400"),
    Case(wasOpen: true, x: 40.5, velocity: 0, decision: "drawnBack to 0, limits -40 -400"),
    Case(wasOpen: true, x: 9, velocity: 0, decision: "staysOpen to -80, limits -40 -400"),
    Case(
      wasOpen: true, end: .cancelled, x: 60, velocity: 900,
      decision: "cancelled to -80, limits 40 400"),
    Case(end: .cancelled, x: -60, velocity: -900, decision: "cancelled to 0, limits 40 400"),
  ]

  private static func decision(_ it: Case) throws -> String {
    var configuration = it.isSeed ? SwipeRowConfiguration.seed : .standard
    if !it.isSeed { configuration.fullSwipe = 0.5 }
    var row = try SwipeRow(id: "A", configuration: configuration)
    row.send(.layout(configuration.layout(width: 320), .zero))
    if it.wasOpen {
      row.send(.open(.trailing, .zero))
      row.send(.finish(.milliseconds(500)))
    }
    for (ms, phase, x) in [(600, .began, 0), (700, .changed, it.x), (700, it.end, it.x)]
      as [(Int64, PanUpdate.Phase, Double)]
    {
      row.send(
        .pan(
          PanUpdate(
            time: .milliseconds(ms), phase: phase, translation: Vector(x: x, y: 0),
            velocity: Vector(x: it.velocity, y: 0))))
    }
    guard let decision = row.lastDecision else { return "nothing" }
    let opens = decision.opens == (decision.target != 0) ? "" : ", but opens is \(decision.opens)"
    let acts = decision.performsAction == (decision.rule == .fullSwipe) ? "" : ", performs"
    let limits =
      "\(Decimals.short(decision.distanceLimit)) \(Decimals.short(decision.velocityLimit))"
    return "\(decision.rule) to \(Decimals.short(decision.target)), limits \(limits)\(opens)\(acts)"
  }

  @Test func `a decision names its rule, where the row goes, and the limits compared with`() throws
  {
    let wrong = try Self.cases.compactMap { it in
      let found = try Self.decision(it)
      return found == it.decision
        ? nil : "\(it.x) at \(it.velocity): expected \(it.decision), found \(found)"
    }
    #expect(wrong == [])
  }
}
