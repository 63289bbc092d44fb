import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TouchScriptGestureTests {
  /// Every way to measure, and what the profiles use.
  private static let configurations: [VelocityConfiguration] = {
    let strategies: [VelocityStrategy] = [
      .uiKit, .lastInterval, .weightedIntervals([0.5, 0.3, 0.2]), .leastSquares(degree: 1),
      .leastSquares(degree: 2), .leastSquares(degree: 3), .restrictedLeastSquares(degree: 2),
      .weightedLeastSquares(degree: 2, weighting: .delta),
      .weightedLeastSquares(degree: 2, weighting: .central),
      .weightedLeastSquares(degree: 2, weighting: .recent), .impulse, .filter,
    ]
    let free = strategies.map { VelocityConfiguration(strategy: $0, samples: 20) }
    let short = strategies.map {
      VelocityConfiguration(strategy: $0, horizon: 0.1, gap: 0.04, samples: 20, stale: .zero)
    }
    return free + short + [.uiKit, .standard, .leastSquares]
      + GestureProfile.all.flatMap { [$0.pan.velocity, $0.axisPan.velocity] }
  }()

  @Test func `a measured flick has exactly its velocity at the lift, however it is measured`()
    throws
  {
    var wrong: [String] = []
    for configuration in Self.configurations {
      for rate in [60, 90, 120, 240] {
        let wanted = Vector(x: -613.7, y: 41.3)
        let script = try TouchScript.flick(
          velocity: wanted, measuredBy: configuration, from: Point(x: 350, y: 30),
          rate: try #require(FrameRate(rate)))
        var arena = try Arena([.pan("pan", PanConfiguration(velocity: configuration))])
        let events = arena.play(script).events
        guard let found = events.last?.velocity, events.last?.state == .ended,
          (found - wanted).length <= 1e-9 * wanted.length
        else {
          wrong.append("\(configuration.strategy) at \(rate): \(String(describing: events.last))")
          continue
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(Self.configurations.count > 30)
  }

  @Test func `a flick at a threshold stays closed and one beyond it opens`() throws {
    func opens(_ speed: Double) throws -> Bool {
      let configuration = SwipeRowConfiguration.seed
      var row = try SwipeRow(id: "A", configuration: configuration)
      // So short that the distance alone does not open the row.
      let flick = try TouchScript.flick(
        velocity: Vector(x: speed, y: 0), measuredBy: .uiKit, over: .milliseconds(50))
      try row.play(flick)
      #expect(row.lastDecision.map { $0.position > -40 } == true)
      return row.movement == .open
    }
    #expect(try !opens(-399.999))
    #expect(try opens(-400.001))
  }

  @Test func `a speed that could never be measured is refused`() throws {
    #expect(throws: ConfigurationError.self) {
      try TouchScript.flick(
        velocity: Vector(x: 9000, y: 0), measuredBy: VelocityConfiguration(maximum: 8000))
    }
    #expect(throws: ConfigurationError.self) {
      try TouchScript.flick(velocity: .zero, measuredBy: VelocityConfiguration(samples: 1))
    }
    #expect(throws: ConfigurationError.self) {
      try TouchScript.flick(
        velocity: Vector(x: .nan, y: 0), measuredBy: VelocityConfiguration(maximum: 8000))
    }
  }

  @Test func `what the tracker would not measure as wanted is refused, not handed out`() throws {
    let wanted = Vector(x: -613.7, y: 41.3)
    let table: [(VelocityConfiguration, Vector)] = [
      (VelocityConfiguration(gap: 0.005), wanted), (VelocityConfiguration(horizon: 0.005), wanted),
      (VelocityConfiguration(liftGap: 0.005), wanted),
      (VelocityConfiguration(minimumSamples: 9, samples: 3), wanted),
      (VelocityConfiguration(horizon: 0.02, minimumSamples: 3), wanted), (.uiKit, .zero),
      (.uiKit, Vector(x: .nan, y: 0)), (.uiKit, Vector(x: 0, y: .infinity)),
    ]
    let accepted = table.filter { configuration, velocity in
      (try? TouchScript.flick(
        velocity: velocity, measuredBy: configuration, rate: try #require(FrameRate(60)))) != nil
    }
    #expect(accepted.isEmpty, "\(accepted)")
  }

  @Test func `a double tap is one, and two single taps are not`() throws {
    func taps(_ script: TouchScript) throws -> [GestureState] {
      var arena = try Arena([.tap("double", TapConfiguration(taps: 2))])
      return arena.play(script).states(of: RecognizerID(0))
    }
    #expect(try taps(.doubleTap()) == [.recognized])
    #expect(try taps(.tap.then(.pause(for: .seconds(1))).then(.tap)) == [.failed, .failed])
  }

  @Test(arguments: [(0.5, 0.0), (2, 0), (1.5, 90), (3, 37)])
  func `a pinch ends at its scale and does not turn`(scale: Double, angle: Double) throws {
    var arena = try Arena([.pinch(), .rotation()], relations: [.allSimultaneous])
    let script = TouchScript.pinch(
      scale: scale, over: .milliseconds(300), center: Point(x: 160, y: 240), angle: angle)
    let events = arena.play(script).events
    let pinch = events.last { $0.recognizer == RecognizerID(0) }
    #expect(pinch?.state == .ended)
    // What is reported counts from where the pinch began, the distances from where they landed.
    let places = script.frames().flatMap(\.touches).suffix(2).map(\.position)
    #expect(abs((places[0] - places[1]).length / 100 - scale) < 1e-9)
    #expect(events.allSatisfy { $0.recognizer == RecognizerID(0) || $0.state == .failed })
  }

  @Test(arguments: [90.0, -45, 200])
  func `a rotation turns by its angle and keeps the distance`(angle: Double) throws {
    let center = Point(x: 160, y: 240)
    let script = TouchScript.rotate(by: angle, over: .milliseconds(400), center: center)
    let places = script.frames().flatMap(\.touches).map { ($0.position - center).length }
    #expect(places.allSatisfy { abs($0 - 50) < 1.5 })
    var arena = try Arena([.rotation()])
    let last = arena.play(script).events.last
    #expect(last?.state == .ended)
    // It counts from where it began, a few degrees after the landing.
    #expect(last.map { abs($0.values.rotation) > abs(angle) - 15 } == true)
    #expect(last.map { ($0.values.rotation < 0) == (angle < 0) } == true)
  }

  @Test func `a flick to a place is the flick of the velocity that leads there`() {
    let start = Point(x: 300, y: 40)
    let flick = TouchScript.flick(from: start, to: Point(x: 220, y: 48), over: .milliseconds(160))
    let same = TouchScript.flick(
      velocity: Vector(x: -937.5, y: 93.75), over: .milliseconds(160), from: start)
    let places = flick.frames().flatMap(\.touches).map(\.position)
    let others = same.frames().flatMap(\.touches).map(\.position)
    #expect(places.last == Point(x: 220, y: 48))
    #expect(places.count == others.count)
    #expect(zip(places, others).allSatisfy { ($0 - $1).length <= 1.0 / 16 })
  }

  @Test func `a finger goes to a place and on to another`() {
    let script = TouchScript.drag(
      from: Point(x: 10, y: 20), to: Point(x: 110, y: 20), over: .milliseconds(100)
    ).moving(to: Point(x: 60, y: 90), over: .milliseconds(100))
    let touches = script.frames().flatMap(\.touches)
    #expect(touches.contains { $0.position == Point(x: 110, y: 20) })
    #expect(touches.last?.position == Point(x: 60, y: 90))
    #expect(TouchScript.pause(for: .seconds(1)).moving(to: .zero, over: .seconds(1)).frames() == [])
  }
}
