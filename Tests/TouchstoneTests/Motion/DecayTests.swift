import Testing
import Touchstone

@Suite struct DecayTests {
  @Test func `a throw comes to rest where its projection says`() throws {
    for rate in [DecelerationRate.normal, .fast] {
      let decay = Decay(from: 10.0, initialVelocity: 2000, rate: rate)
      let way = Projection.exact(rate).distance(for: 2000.0)
      #expect((decay.target - (10 + way)).magnitude < 1e-12)
      let end = try #require(decay.settlingTime)
      #expect(decay.value(at: end) == decay.target && decay.velocity(at: end) == 0)
      // A tenth of a point is left when it settles.
      #expect((decay.value(at: end - 1e-9) - (decay.target - 0.1)).magnitude < 1e-6)
      #expect(decay.value(at: 0) == 10 && decay.velocity(at: 0) == 2000)
      #expect(decay.frames(at: .sixty).last?.value == decay.target)
    }
  }

  @Test func `position and velocity belong together`() throws {
    let decay = try Decay(
      from: Vector(x: 3, y: 4), initialVelocity: Vector(x: -600, y: 800), rate: .normal,
      constantDeceleration: 500)
    var failures: [Double] = []
    let end = try #require(decay.settlingTime)
    for step in 1..<40 {
      let time = end * Double(step) / 40
      let h = 1e-5
      let slope = (decay.value(at: time + h) - decay.value(at: time - h)) / (2 * h)
      if (slope - decay.velocity(at: time)).length > 1e-5 { failures.append(time) }
    }
    #expect(failures.isEmpty)
    #expect(decay.velocity(at: end - 1e-9).length < 1e-5)
  }

  @Test func `the time to a place is the inverse of the position`() throws {
    let even = try Decay(
      from: 100.0, initialVelocity: -400, rate: .normal, constantDeceleration: 100)
    for decay in [Decay(from: 100.0, initialVelocity: -400), even] {
      for time in [0, 0.05, 0.3, 0.7] {
        let found = decay.time(reaching: decay.value(at: time))
        #expect(((found ?? .nan) - time).magnitude < 1e-12)
      }
      #expect(decay.time(reaching: 101) == nil)
      #expect(decay.time(reaching: decay.target - 1) == nil)
    }
    #expect(Decay(from: 0.0, initialVelocity: 0).time(reaching: 1) == nil)
  }

  @Test func `rates are refused outside 0 to 1`() {
    for rate in [0, 1, -0.5, 1.5, .nan, .infinity] {
      #expect(throws: MotionError.self) { try DecelerationRate(perMillisecond: rate) }
      #expect(throws: MotionError.self) { try DecelerationRate(perSecond: rate) }
    }
    #expect(throws: MotionError.self) {
      try Decay(from: 0.0, initialVelocity: 1, rate: .normal, constantDeceleration: -1)
    }
  }

  @Test func `a throw without speed, or with a speed that is no number, stays`() {
    for velocity in [0, .nan, Double.infinity] {
      let decay = Decay(from: 5.0, initialVelocity: velocity)
      #expect(decay.settlingTime == 0 && decay.value(at: 1) == 5 && decay.target == 5)
    }
  }

  @Test func `a speed limit ends a throw earlier or later`() throws {
    let rule = SettlingRule.points(0.1, speed: 10)
    let decay = Decay(from: 0.0, initialVelocity: 2000, rate: .fast, settling: rule)
    let end = try #require(decay.settlingTime)
    #expect(decay.velocity(at: end - 1e-9) <= 10.000001)
    #expect(decay.target - decay.value(at: end - 1e-9) <= 0.1000001)
    let part = Decay(from: 0.0, initialVelocity: 2000, settling: .thousandth)
    let before = part.value(at: (part.settlingTime ?? 0) - 1e-9)
    #expect((before / part.target - 0.999).magnitude < 1e-9)
  }
}
