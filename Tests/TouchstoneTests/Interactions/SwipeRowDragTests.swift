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
}
