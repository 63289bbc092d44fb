import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TouchScriptTests {
  @Test func `a drag lands and lifts where it is told to`() throws {
    let start = Point(x: 300, y: 40)
    let frames = TouchScript.drag(
      by: Vector(x: -40.01, y: 0.5), over: .milliseconds(250), from: start
    ).frames()
    let touches = frames.flatMap(\.touches)
    let end = start + Vector(x: -40.01, y: 0.5)

    #expect(touches.first == .began(1, 300, 40))
    #expect(touches.last == .ended(1, end.x, end.y))
    #expect(touches.dropLast().last?.position == end)
    #expect(frames.count == 32)
    #expect(frames.last?.time == Timestamp(nanoseconds: 258_333_000))
  }

  @Test func `a flick leaves the screen at its velocity`() {
    var script = TouchScript.flick(velocity: Vector(x: -800, y: 0), over: .milliseconds(100))
    script.noise = 0
    let moves = script.frames().filter { $0.touches[0].phase == .moved }
    let last = moves[moves.count - 1]
    let before = moves[moves.count - 2]
    let seconds = last.time.seconds(since: before.time)
    let velocity = (last.touches[0].position - before.touches[0].position) / seconds

    #expect(abs(velocity.x + 800) < 20)
    #expect(abs(last.touches[0].position.x - (280 - 800 * 0.1 * 8 / 15)) < 1e-9)
  }

  @Test func `two fingers that move together are in one frame`() {
    let script = TouchScript.drag(by: Vector(x: 0, y: 50), over: .milliseconds(100))
      .with(.drag(by: Vector(x: 0, y: -50), over: .milliseconds(100), from: .zero))
    let frames = script.frames()

    #expect(frames.allSatisfy { $0.touches.count == 2 })
    #expect(frames.first?.touches.map(\.phase) == [.began, .began])
    #expect(frames.last?.touches.map(\.phase) == [.ended, .ended])
  }

  @Test func `the same seed gives the same frames and another seed others`() {
    var script = TouchScript.hold(for: .seconds(1))
    let first = script.frames()
    #expect(script.frames() == first)
    script.seed = 2
    #expect(script.frames() != first)
  }

  @Test func `a pause, a second tap and a cancel`() {
    let script = TouchScript.tap.then(.pause(for: .milliseconds(140))).then(
      TouchScript.hold(for: .milliseconds(50)).cancelled())
    let ends = script.frames().flatMap(\.touches).filter { $0.phase != .moved }
    #expect(ends.map(\.phase) == [.began, .ended, .began, .cancelled])
    #expect(ends.map(\.id.rawValue) == [1, 1, 2, 2])
  }

  @Test func `a script comes back from its trace as it was`() throws {
    let script = TouchScript.drag(by: Vector(x: -33.3, y: 7.7), over: .milliseconds(300))
      .with(.tap(at: Point(x: 0.1, y: 0.2)), after: .milliseconds(90))
    let events = try TraceSource.events(of: try script.trace())
    let frames = events.compactMap { event -> TouchFrame? in
      if case .frame(let frame) = event.kind { return frame }
      return nil
    }
    #expect(frames == script.frames())
  }

  @Test(arguments: [Duration.seconds(-1), .zero, .nanoseconds(1), .seconds(Int64.max)])
  func `no duration hangs or traps`(duration: Duration) {
    var script = TouchScript.hold(for: duration)
    script.rate = FrameRate(1) ?? .sixty
    #expect(script.frames().count >= 2)
    #expect(script.frames().count <= 3602)
  }
}
