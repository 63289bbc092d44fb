import Testing
import Touchstone

/// The limits of the seed configuration: by pan updates, and end to end through raw touches.
@Suite struct SwipeRowBoundaryTests {
  struct Limit: Sendable {
    var x: Double
    var velocity: Double
    var insets: (left: Double, safe: Double) = (0, 0)
    var isShown: Bool
    var rest: Double
  }

  static let limits: [Limit] = [
    Limit(x: -25, velocity: 0, isShown: false, rest: 0),
    Limit(x: -25.01, velocity: 0, isShown: true, rest: 0),
    Limit(x: -40, velocity: 0, isShown: true, rest: 0),
    Limit(x: -40.01, velocity: 0, isShown: true, rest: -80),
    Limit(x: -30, velocity: -399, isShown: true, rest: 0),
    Limit(x: -37.5, velocity: -400, isShown: true, rest: 0),
    Limit(x: -30, velocity: -401, isShown: true, rest: -80),
    Limit(x: -200, velocity: 0, isShown: true, rest: -80),
    Limit(x: -300, velocity: 0, insets: (16, 44), isShown: true, rest: -140),
    Limit(x: 60, velocity: 0, isShown: false, rest: 0),
    Limit(x: 60, velocity: -401, isShown: false, rest: -80),
  ]

  static func configuration(_ limit: Limit) -> SwipeRowConfiguration {
    var configuration = SwipeRowConfiguration.seed
    configuration.leftInset = limit.insets.left
    configuration.safeLeft = limit.insets.safe
    return configuration
  }

  static func line(_ limit: Limit, _ isShown: Bool, _ least: Double, _ rest: Double) -> String {
    "\(limit.x) at \(limit.velocity): \(isShown ? "shown" : "hidden"), "
      + "least \(Decimals.short(least)), rests at \(Decimals.short(rest))"
  }

  static let expected: [String] = limits.map { limit in
    let width = 80 + limit.insets.left + limit.insets.safe
    return line(limit, limit.isShown, max(min(limit.x, 0), -width), limit.rest)
  }

  @Test(arguments: [PanUpdate.Phase.ended, .cancelled])
  func `every limit of the seed holds on pan updates, and a cancel decides like a lift`(
    _ end: PanUpdate.Phase
  ) throws {
    let found = try SwipeRowBoundaryTests.limits.map { limit in
      var row = try SwipeRow(id: "A", configuration: SwipeRowBoundaryTests.configuration(limit))
      func pan(_ ms: Int64, _ phase: PanUpdate.Phase, _ x: Double) -> SwipeRow.Input {
        .pan(
          PanUpdate(
            time: .milliseconds(ms), phase: phase, translation: Vector(x: x, y: 0),
            velocity: Vector(x: limit.velocity, y: 0)))
      }
      row.send(pan(0, .began, 0))
      row.send(pan(100, .changed, limit.x))
      let isShown = row.isActionVisible
      let least = row.offset(at: .milliseconds(100))
      row.send(pan(200, end, limit.x))
      row.send(.tick(.milliseconds(2000)))
      return SwipeRowBoundaryTests.line(
        limit, isShown, least, row.offset(at: .milliseconds(2000)))
    }
    #expect(found == SwipeRowBoundaryTests.expected)
  }

  /// Moves of a finger that lands at (500, 30), after which the pan's excess is exactly the limit.
  static func script(_ limit: Limit) -> String {
    let sign: Double = limit.x < 0 ? -1 : 1
    if limit.velocity == 0 {
      let end = 500 + limit.x + sign * 10
      // Two equal samples before the lift: the finger rests.
      return "0:d1=500,30 125:m1=\(500 + sign * 10),30 250:m1=\(end),30 375:m1=\(end),30 "
        + "500:m1=\(end),30 625:u1=\(end),30"
    }
    if limit.velocity == -400 {
      return "0:d1=500,30 31.25:m1=490,30 62.5:m1=477.5,30 93.75:m1=465,30 125:m1=452.5,30 "
        + "125:u1=452.5,30"
    }
    let step = limit.velocity / 32
    let from = 500 + limit.x + sign * 10
    let places = [from - 2 * step, from - step, from]
    return "0:d1=500,30 375:m1=\(places[0]),30 406.25:m1=\(places[1]),30 "
      + "437.5:m1=\(places[2]),30 437.5:u1=\(places[2]),30"
  }

  @Test func `every limit of the seed holds end to end through raw touches`() throws {
    let found = try SwipeRowBoundaryTests.limits.map { limit in
      var play = try ListPlay(
        SwipeRowBoundaryTests.configuration(limit), rows: ["A"], width: 600)
      let script = SwipeRowBoundaryTests.script(limit)
      let lift = script.lastIndex(of: " ") ?? script.startIndex
      play.touch(String(script[..<lift]))
      let isShown = play.list[0].isActionVisible
      let least = play.list[0].offset(at: play.list.now)
      play.touch(String(script[lift...]))
      play.wait(until: 4000)
      return SwipeRowBoundaryTests.line(
        limit, isShown, least, play.list[0].offset(at: play.list.now))
    }
    #expect(found == SwipeRowBoundaryTests.expected)
  }

  @Test func `every rule of the standard release has its limits`() throws {
    let table: [(x: Double, v: Double, open: Bool, full: Double?, result: String)] = [
      (-40, 0, false, nil, "neither 0"), (-40.01, 0, false, nil, "openDistance -80"),
      (-10, -400, false, nil, "neither 0"), (-10, -401, false, nil, "openVelocity -80"),
      (-60, 400, false, nil, "openDistance -80"), (-60, 401, false, nil, "closeVelocity 0"),
      (40, 0, true, nil, "staysOpen -80"), (40.01, 0, true, nil, "drawnBack 0"),
      (-100, 401, true, nil, "closeVelocity 0"), (100, -500, true, nil, "noActions 0"),
      (90, 500, true, nil, "noActions 0"), (-192, 399, false, 0.6, "fullSwipe -80"),
      (-191, 399, false, 0.6, "openDistance -80"), (-192, 401, false, 0.6, "closeVelocity 0"),
      (50, 401, true, nil, "closeVelocity 0"),
    ]
    var wrong: [String] = []
    for (x, v, open, full, result) in table {
      var configuration = SwipeRowConfiguration.standard
      configuration.fullSwipe = full
      configuration.confirm = true
      var row = try SwipeRow(
        id: "A", configuration: configuration, layout: configuration.layout(width: 320),
        openAt: open ? .trailing : nil)
      for phase in [PanUpdate.Phase.began, .ended] {
        row.send(
          .pan(
            PanUpdate(
              time: .milliseconds(phase == .began ? 0 : 100), phase: phase,
              translation: Vector(x: x, y: 0),
              velocity: Vector(x: v, y: 0))))
      }
      let decision = row.lastDecision
      let found = "\(decision?.rule.name ?? "none") \(Decimals.short(decision?.target ?? .nan))"
      if found != result { wrong.append("\(x) at \(v): \(found), expected \(result)") }
    }
    #expect(wrong == [])
  }
}
