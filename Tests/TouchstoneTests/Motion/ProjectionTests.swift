import Testing
import Touchstone

@Suite struct ProjectionTests {
  @Test func `every way has its velocity`() {
    for projection in [Projection.exact(.normal), .discrete(.fast), .quarterSecond] {
      let way = projection.distance(for: Vector(x: 2000, y: -400))
      let back = projection.velocity(for: way)
      #expect((back - Vector(x: 2000, y: -400)).length < 1e-9)
    }
    #expect(Projection.quarterSecond.distance(for: 400.0) == 100)
  }

  @Test func `the discrete sum is the sum of the milliseconds`() {
    var sum = 0.0
    var velocity = 2000.0 * 0.998
    for _ in 0..<20_000 {
      sum += velocity / 1000
      velocity *= 0.998
    }
    #expect((Projection.discrete(.normal).distance(for: 2000.0) - sum).magnitude < 1e-9)
  }
}
