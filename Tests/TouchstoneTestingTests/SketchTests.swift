import Testing
import Touchstone
import TouchstoneTesting
import TouchstoneTraces

/// How the package reads at the call site: four small things that people want to test.
@Suite struct SketchTests {
  // A swipe to delete.
  @Test func `a long drag opens the row, and deleting asks first`() throws {
    var configuration = SwipeRowConfiguration.seed
    configuration.leftInset = 12
    var row = try SwipeRow(id: "tea", configuration: configuration)
    try row.play(.drag(by: Vector(x: -120, y: 3), over: .milliseconds(200)))
    #expect(row.movement == .open)
    #expect(row.offset(at: .max) == -92)

    let token = DeletionToken(1)
    #expect(row.send(.tapAction(.zero)) == [.confirm("tea", token)])
    #expect(row.send(.confirm(token, yes: true, .zero)) == [.delete("tea", token)])
    #expect(
      row.send(.result(token, failure: "offline", .zero)) == [
        .deleteFailed("tea", token, reason: "offline")
      ])
    #expect(row.movement == .open, "nothing is lost")
  }

  @Test(arguments: [(dx: -40.0, opens: false), (dx: -40.5, opens: true)])
  func `the open threshold is strict`(dx: Double, opens: Bool) throws {
    var row = try SwipeRow(id: "tea")
    // UIKit's translation starts where the pan begins, 10 points from where the finger landed.
    let drag = TouchScript.drag(by: Vector(x: dx, y: 0), over: .seconds(1))
      .resting(for: .milliseconds(200))
    try row.play(drag, with: PanConfiguration(origin: .touchDown))
    #expect((row.movement == .open) == opens)
  }

  // A recording.
  @Test func `a recorded flick replays to the same timeline`() throws {
    let recording = """
      {"trace":1,"hz":1000000}
      {"t":0,"down":[[1,310,212.5]]}
      {"t":8300,"move":[[1,301.5,212]]}
      {"t":16700,"move":[[1,288,211.5]]}
      {"t":25000,"move":[[1,262.5,211]]}
      {"t":31200,"up":[[1,262.5,211]]}
      """
    let frames = try TraceSource.events(of: Array(recording.utf8)).compactMap { event in
      if case .frame(let frame) = event.kind { frame } else { nil }
    }
    var arena = try Arena([.pan("swipe"), .longPress("menu")])
    let journal = arena.play(frames)
    expectTimeline(journal, of: try #require(arena.id(named: "swipe")), "..B~E")
    expectTimeline(journal, of: try #require(arena.id(named: "menu")), "..F")
  }

  // A spring, frame by frame.
  @Test func `a released row settles frame by frame`() throws {
    let spring = try Spring(uiKitDuration: 0.25, dampingRatio: 0.85)
    let frames = Motion(spring, from: -92, to: 0, initialVelocity: 55.2).frames(at: .sixty)
    #expect(frames.first?.value == -92)
    #expect(frames.last?.value == 0)
    #expect(frames.allSatisfy { $0.value < 1.5 }, "it overshoots by less than 1.5 points")
    #expect(frames.count <= 30)
  }

  // Two recognizers, one touch.
  @Test func `whoever begins first takes the touch`() throws {
    var arena = try Arena([.pan("swipe"), .longPress("menu")])
    let swipe = try #require(arena.id(named: "swipe"))
    let menu = try #require(arena.id(named: "menu"))

    let held = arena.play(.hold(for: .milliseconds(600)))
    expectStates(held, of: menu, [.began, .changed, .ended])
    expectStates(held, of: swipe, [.failed])

    let dragged = arena.play(
      .drag(by: Vector(x: -60, y: 0), over: .milliseconds(200)), at: .milliseconds(1000))
    expectStates(dragged, of: menu, [.failed])
    expectStates(dragged, of: swipe, [.began, .changed, .ended])
  }

  @Test func `a list plays touches as a row does, and a second script after the first`() throws {
    var list = try SwipeList(["tea", "eggs"], width: 320, .seed)
    let opening = list.play(.drag(by: Vector(x: -120, y: 0), over: .milliseconds(200)))
    expectEffects(
      opening, [.dragBegan("tea"), .show("tea"), .willOpen("tea"), .didOpen("tea")])
    #expect(opening.notes.count == 1 && opening.notes[0].hasPrefix("tea opens by distance"))
    let tap = list.play(.tap(at: Point(x: 300, y: 30)), at: .milliseconds(2000))
    expectEffects(tap, [.confirm("tea", DeletionToken(1))])
  }

  @Test func `a single tap is decided although nobody touches again`() throws {
    var arena = try Arena(
      [.tap("single"), .tap("double", TapConfiguration(taps: 2))],
      relations: [.requiresFailure("single", of: "double")])
    let journal = arena.play(.tap)
    expectStates(journal, of: RecognizerID(0), [.recognized])
    expectStates(journal, of: RecognizerID(1), [.failed])
  }
}
