import Testing
import Touchstone

@Suite struct BoundedDecayTests {
  private let spring: Spring

  init() throws {
    spring = try Spring(stiffness: 50, damping: 2 * 0.5 * 50.0.squareRoot())
  }

  @Test func `the spring takes over at the edge without a jump`() throws {
    for (start, velocity, edge) in [(100.0, 400.0, 250.0), (100, -400, 0)] {
      let motion = try BoundedDecay(
        from: start, initialVelocity: velocity, rate: DecelerationRate(perSecond: 0.135),
        lowerBound: 0, upperBound: 250, spring: spring)
      let time = try #require(motion.switchTime)
      #expect((motion.value(at: time.nextDown) - edge).magnitude < 1e-12)
      #expect(motion.value(at: time) == edge)
      #expect((motion.velocity(at: time) - motion.velocity(at: time.nextDown)).magnitude < 1e-11)
      // It goes beyond the edge and comes back to it.
      #expect((motion.value(at: time + 0.1) - edge) * velocity > 0)
      #expect(motion.target == edge)
      #expect(motion.frames(at: .sixty).last?.value == edge)
    }
  }

  @Test func `a throw that ends inside never meets the spring`() throws {
    let motion = try BoundedDecay(
      from: 100, initialVelocity: 50, lowerBound: 0, upperBound: 250, spring: spring)
    let plain = Decay(from: 100.0, initialVelocity: 50)
    #expect(motion.switchTime == nil && motion.bounce == nil)
    #expect(motion.state(at: 0.5) == plain.state(at: 0.5))
    #expect(motion.settlingTime == plain.settlingTime)
  }

  @Test func `what starts outside is sprung back at once`() throws {
    let motion = try BoundedDecay(
      from: 270, initialVelocity: 90, lowerBound: 0, upperBound: 250, spring: spring,
      maximumTransferVelocity: 60)
    #expect(motion.switchTime == 0)
    #expect(motion.bounce?.initialVelocity == 60)
    #expect(motion.value(at: 0) == 270 && motion.target == 250)
    let resting = try BoundedDecay(
      from: -20, initialVelocity: 0, lowerBound: 0, upperBound: 250, spring: spring)
    #expect(resting.target == 0)
  }

  @Test func `contradictory edges are refused`() {
    for (lower, upper) in [(1.0, 0.0), (.nan, 0), (0, .nan), (.infinity, .infinity)] {
      #expect(throws: MotionError.self) {
        try BoundedDecay(
          from: 0, initialVelocity: 0, lowerBound: lower, upperBound: upper, spring: spring)
      }
    }
  }
}
