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

  private static func release(
    _ row: inout SwipeRow, at ms: Int64, by x: Double, velocity: Double = 0
  ) -> ReleaseDecision? {
    for phase in [PanUpdate.Phase.began, .ended] {
      row.send(
        .pan(
          PanUpdate(
            time: .milliseconds(ms), phase: phase,
            translation: Vector(x: phase == .began ? 0 : x, y: 0),
            velocity: Vector(x: velocity, y: 0))))
    }
    return row.lastDecision
  }

  @Test func `a side without actions does not open, and says that it has none`() throws {
    var configuration = SwipeRowConfiguration.seed
    configuration.trailing = 0
    var row = try SwipeRow(id: "A", configuration: configuration)
    let decision = Self.release(&row, at: 0, by: -60, velocity: -900)
    #expect(decision?.rule == .noActions)
    #expect(decision?.target == 0)
  }

  @Test func `a wide row stays open until it is drawn back by the opening distance`() throws {
    var configuration = SwipeRowConfiguration.standard
    configuration.trailing = 100
    configuration.fullSwipe = nil
    var row = try SwipeRow(id: "A", configuration: configuration)
    row.send(.open(.trailing, .zero))
    row.send(.finish(.zero))
    #expect(Self.release(&row, at: 100, by: 40)?.rule == .staysOpen)
    row.send(.finish(.milliseconds(200)))
    let decision = Self.release(&row, at: 300, by: 40.5)
    #expect(decision?.rule == .drawnBack)
    #expect(decision?.distanceLimit == -60)
  }
}
