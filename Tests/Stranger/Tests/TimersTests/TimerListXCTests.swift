import Timers
import Touchstone
import TouchstoneTesting
import TouchstoneTraces
import XCTest

final class TimerListXCTests: XCTestCase {
  func testAFlickOpensOneRowAndNoOther() throws {
    var list = try SwipeList(["tea", "eggs", "rice"], width: 320, TimerRow.configuration)
    let flick = TouchScript.flick(velocity: Vector(x: -900, y: 30), from: Point(x: 280, y: 90))
    let journal = list.play(flick)

    expectStates(journal, of: RecognizerID(0), [.began, .changed, .ended])
    expectEffects(
      journal, [.dragBegan("eggs"), .show("eggs"), .willOpen("eggs"), .didOpen("eggs")])
    XCTAssertEqual(list.rows.map { $0.offset(at: list.now) }, [0, -80, 0])
  }
}
