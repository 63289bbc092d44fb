import Testing
import Touchstone

@Suite struct SnapPointsTests {
  @Test func `a throw lands at the anchor nearest to its end`() {
    let anchors = SnapPoints([0.0, -80, -320])
    #expect(anchors.destination(from: -30, velocity: 0) == 0)
    #expect(anchors.destination(from: -30, velocity: -100) == -80)
    #expect(anchors.destination(from: -70, velocity: -400) == -320)
    #expect(anchors.destination(from: -70, velocity: -400, projection: .exact(.fast)) == -80)
    #expect(anchors.destination(from: -70, velocity: 400) == 0)
  }

  @Test func `of equally near anchors the first one wins`() {
    #expect(SnapPoints([0.0, -80]).nearest(to: -40) == 0)
    #expect(SnapPoints([-80.0, 0]).nearest(to: -40) == -80)
    #expect(SnapPoints<Double>([]).nearest(to: 1) == nil)
    #expect(SnapPoints([5.0]).nearest(to: .nan) == 5)
  }

  @Test func `anchors may be places on a plane`() {
    let corners = SnapPoints([
      Vector(x: 0, y: 0), Vector(x: 300, y: 0), Vector(x: 0, y: 600), Vector(x: 300, y: 600),
    ])
    let end = corners.destination(
      from: Vector(x: 100, y: 100), velocity: Vector(x: 300, y: 900), projection: .exact(.normal))
    #expect(end == Vector(x: 300, y: 600))
  }
}
