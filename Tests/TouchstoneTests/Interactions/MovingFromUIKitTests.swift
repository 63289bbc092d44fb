import Testing
import Touchstone

/// The tests that Docs/Guides/MovingFromUIKit.md shows.
@Suite struct MovingFromUIKitTests {
  @Test(arguments: [(-40.0, 0.0, false), (-40.5, 0.0, true), (-30, -400, false), (-30, -401, true)])
  func `a timer opens beyond 40 points or 400 points a second`(
    x: Double, velocity: Double, opens: Bool
  ) throws {
    var row = try SwipeRow(id: "tea")
    let release = PanUpdate(
      time: .milliseconds(100), phase: .ended, translation: Vector(x: x, y: 0),
      velocity: Vector(x: velocity, y: 0))
    row.send(.pan(PanUpdate(time: .zero, phase: .began, translation: .zero)))
    row.send(.pan(release))
    #expect((row.rest == -80) == opens)
  }

  @Test func `nobody owns a playlist while the profile is loading`() {
    let owner = OwnerRule(owner: "ann", profile: .loading)
    var menu = PressMenu()
    #expect(menu.send(.began(on: "A", owner.verdict)) == [.refuse("A", .profileLoading)])
    #expect(menu.state == .possible)
  }

  @Test func `an item that comes during a press is not played`() throws {
    var card = try TapCard(
      button: Rect(x: 16, y: 200, width: 120, height: 44), item: "Monday's pick")
    #expect(card.send(.touch(.began(1, 60, 220))) == [.highlight(true)])
    #expect(card.send(.item("Tuesday's pick")) == [.highlight(false)])
    #expect(card.send(.touch(.ended(1, 60, 220))) == [])
  }
}
