import Testing
import Touchstone

@Suite struct TimedMotionTests {
  @Test func `it is at the start, on the way, and at the target`() throws {
    let motion = try TimedMotion(.easeInOut, from: 10.0, to: 20, duration: 0.5, delay: 0.25)
    #expect(motion.value(at: 0.2) == 10 && motion.velocity(at: 0.2) == 0)
    #expect(motion.value(at: 0.25) == 10)
    #expect((motion.value(at: 0.5) - 15).magnitude < 1e-14)
    #expect(motion.value(at: 0.75) == 20 && motion.velocity(at: 0.75) == 0)
    #expect(motion.settlingTime == 0.75)
    #expect(motion.frames(at: .sixty).count == 46)
    let even = try TimedMotion(.linear, from: Vector.zero, to: Vector(x: 3, y: 4), duration: 2)
    #expect(even.velocity(at: 1) == Vector(x: 1.5, y: 2))
  }

  @Test func `no duration is done at once, a negative one is refused`() throws {
    let motion = try TimedMotion(from: 1.0, to: 2, duration: 0)
    #expect(motion.value(at: 0) == 2 && motion.settlingTime == 0)
    #expect(throws: MotionError.self) { try TimedMotion(from: 1.0, to: 2, duration: -1) }
    #expect(throws: MotionError.self) { try TimedMotion(from: 1.0, to: 2, duration: .nan) }
  }
}
