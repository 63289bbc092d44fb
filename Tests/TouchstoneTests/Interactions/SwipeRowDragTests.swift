import Testing
import Touchstone

@Suite struct SwipeRowDragTests {
  private static func pan(
    _ ms: Int64, _ phase: PanUpdate.Phase, _ x: Double, _ velocity: Vector = .zero
  ) -> SwipeRow.Input {
    .pan(
      PanUpdate(
        time: .milliseconds(ms), phase: phase, translation: Vector(x: x, y: 0), velocity: velocity))
  }

  @Test func `a row that is caught beyond its width stays there until it is drawn back`() throws {
    var row = try SwipeRow(id: "A", configuration: .standard)
    row.send(Self.pan(0, .began, 0))
    row.send(Self.pan(0, .changed, -70))
    row.send(Self.pan(0, .ended, -70, Vector(x: -2000, y: 0)))
    let caught = row.offset(at: .milliseconds(30))
    #expect(caught < -85)

    row.send(.touchDown(.milliseconds(30)))
    row.send(Self.pan(40, .began, 0))
    let offsets = [0.0, -20, 5, 30, -1].map { x in
      row.send(Self.pan(50, .changed, x))
      return row.offset(at: .milliseconds(50))
    }
    #expect(offsets == [caught, caught, caught + 5, caught + 30, caught])
  }

  @Test func `a side without actions shows nothing and gives no tap, however far it is drawn`()
    throws
  {
    var configuration = SwipeRowConfiguration.standard
    configuration.fullSwipe = 0.5
    var row = try SwipeRow(id: "A", configuration: configuration)
    var effects: [RowEffect] = []
    row.send(Self.pan(0, .began, 0), into: &effects)
    for x in [10.0, 30, 200, 390] { row.send(Self.pan(10, .changed, x), into: &effects) }
    #expect(effects == [.dragBegan("A")])
    #expect(row.offset(at: .milliseconds(10)) == 0)
  }

  @Test func `a decision tells the velocity along the row and across it`() throws {
    var row = try SwipeRow(id: "A", configuration: .standard)
    row.send(Self.pan(0, .began, 0))
    row.send(Self.pan(0, .ended, -30, Vector(x: -90, y: 35)))
    #expect(row.lastDecision.map { [$0.velocity, $0.velocityAcross] } == [-90, 35])
  }

  @Test func `each pan taps anew at the full-swipe point, and one that stays before it never`()
    throws
  {
    var configuration = SwipeRowConfiguration.standard
    configuration.fullSwipe = 0.5
    configuration.cancelTarget = .rest
    var row = try SwipeRow(id: "A", configuration: configuration)
    var taps: [Int] = []
    for (start, x) in [(0, -200.0), (1000, -200), (2000, -30)] as [(Int64, Double)] {
      var effects: [RowEffect] = []
      row.send(Self.pan(start, .began, 0), into: &effects)
      row.send(Self.pan(start + 10, .changed, x), into: &effects)
      row.send(Self.pan(start + 20, .cancelled, x), into: &effects)
      row.send(.finish(.milliseconds(start + 30)), into: &effects)
      taps.append(effects.filter { $0 == .haptic("A") }.count)
    }
    #expect(taps == [1, 1, 0])
  }

  @Test func `a row that need not move any more is there at once`() throws {
    var configuration = SwipeRowConfiguration.standard
    configuration.animation = .settling(duration: 0.25, dampingRatio: 0.85, within: 200)
    var row = try SwipeRow(id: "A", configuration: configuration)
    row.send(Self.pan(0, .began, 0))
    row.send(Self.pan(10, .changed, -79.5))
    #expect(row.send(Self.pan(20, .ended, -79.5)) == [.willOpen("A"), .didOpen("A")])
    #expect(row.movement == .open)
  }

  @Test func `the actions of a side end where the content begins`() throws {
    var configuration = SwipeRowConfiguration.standard
    configuration.leading = 80
    configuration.leadingActions = [RowAction("pin", width: 80)]
    for (x, isOnAction) in [(79.5, true), (80.0, false)] {
      var list = try SwipeList(["A"], width: 320, configuration)
      var events: [SwipeListEvent] = []
      list.perform(.open("A", .leading), at: .zero, into: &events)
      list.advance(to: .milliseconds(2000), into: &events)
      events.removeAll()
      for touch in [Touch.began(1, x, 30), .ended(1, x, 30)] {
        list.handle(.at(milliseconds: touch.phase == .began ? 2100 : 2150, touch), into: &events)
      }
      let effects = events.compactMap { event in
        if case .effect(let effect, _) = event { effect } else { nil }
      }
      #expect(effects.contains(.tapConsumed("A")) == !isOnAction, "at \(x): \(effects)")
    }
  }

  @Test func `a layout that says nothing about a side reveals nothing there`() {
    let layout = RowLayout(width: 320, trailing: 80)
    #expect(layout.leading == 0)
    #expect(layout.revealWidth(of: .leading) == 0)
  }
}
