import Testing
import Touchstone

@Suite struct MotionTests {
  @Test func `a row snaps open frame by frame`() throws {
    let spring = try Spring(uiKitDuration: 0.25, dampingRatio: 0.85, coupledVelocity: 0.6)
    let motion = Motion(spring, from: -57.0, to: -80, initialVelocity: -13.8)
    let frames = motion.frames(at: .sixty)
    #expect(frames.first?.value == -57)
    #expect(frames.last?.value == -80)
    #expect(frames.map(\.time) == (0...16).map { Double($0) / 60 })
    let settlingTime = try #require(motion.settlingTime)
    #expect((settlingTime - 0.25208000417768134).magnitude < 1e-13)
  }

  @Test func `a motion with nothing to do is done at once`() {
    let motion = Motion(.smooth, from: 3.0, to: 3)
    #expect(motion.settlingTime == 0)
    #expect(motion.value(at: 0) == 3)
    #expect(motion.frames(at: .sixty).count == 1)
  }
}
