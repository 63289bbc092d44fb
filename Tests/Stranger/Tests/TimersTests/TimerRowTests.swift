import Testing
import Timers
import Touchstone
import TouchstoneTesting
import TouchstoneTraces

@Suite struct TimerRowTests {
  @Test func `a swipe opens the row, and deleting asks first`() throws {
    var row = try SwipeRow(id: "tea", configuration: TimerRow.configuration)
    try row.play(.drag(by: Vector(x: -60, y: 4), over: .milliseconds(400)))

    var tester = MachineTester(row, exhaustive: true)
    tester.send(.tapAction(.zero))
    tester.expect(.confirm("tea", DeletionToken(1)))
    tester.send(.confirm(DeletionToken(1), yes: true, .zero))
    tester.expect(.delete("tea", DeletionToken(1)))
    tester.send(.result(DeletionToken(1), failure: nil, .zero))
    tester.expect(.removed("tea"))
    tester.finish()
  }

  @Test(arguments: [(-49, false), (-51, true)])
  func `a row opens beyond 40 points`(distance: Double, opens: Bool) throws {
    var row = try SwipeRow(id: "tea", configuration: TimerRow.configuration)
    // The pan begins 10 points from where the finger landed; from there the 40 are counted.
    let drag = TouchScript.drag(by: Vector(x: distance, y: 0), over: .seconds(1))
    try row.play(drag.resting(for: .milliseconds(200)))
    #expect((row.movement == .open) == opens, "\(row.lastDecision.map(\.text) ?? "no release")")
  }
}
