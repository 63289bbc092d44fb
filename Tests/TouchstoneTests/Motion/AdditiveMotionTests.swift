import Testing
import Touchstone

@Suite struct AdditiveMotionTests {
  @Test func `a reversal in mid-flight neither jumps nor kinks`() {
    var motion = AdditiveMotion(at: 0.0)
    motion.animate(to: 100, with: .smooth, at: 0)
    let before = motion.state(at: 0.15)
    motion.animate(to: 0, with: .smooth, at: 0.15)
    let after = motion.state(at: 0.15)
    #expect((after.value - before.value).magnitude < 1e-13)
    #expect((after.velocity - before.velocity).magnitude < 1e-11)
    // It goes on in its direction before it turns back, and ends where it was told to.
    #expect(motion.value(at: 0.16) > before.value)
    #expect(motion.target == 0)
    let end = motion.settlingTime ?? .nan
    #expect(motion.value(at: end) == 0 && motion.velocity(at: end) == 0)
    #expect(motion.frames(at: .sixty).last?.value == 0)
  }

  @Test func `overlapping springs add up`() throws {
    let slow = try Spring(duration: 1, bounce: 0)
    var motion = AdditiveMotion(at: Vector(x: 0, y: 0))
    motion.animate(to: Vector(x: 10, y: 0), with: slow, at: 0)
    motion.animate(to: Vector(x: 10, y: 20), with: .bouncy, at: 0.2)
    let x = Motion(slow, from: 0.0, to: 10).value(at: 0.5)
    let y = Motion(.bouncy, from: 0.0, to: 20).value(at: 0.3)
    let place = motion.value(at: 0.5)
    #expect((place.x - x).magnitude < 1e-14 && (place.y - y).magnitude < 1e-14)
  }

  @Test func `springs that are done are forgotten`() throws {
    var motion = AdditiveMotion(at: 0.0)
    for index in 0..<100 {
      motion.animate(to: Double(index % 2) * 50, with: .snappy, at: Double(index) * 10)
    }
    var fresh = AdditiveMotion(at: 0.0)
    fresh.animate(to: 50, with: .snappy, at: 990)
    #expect(motion == fresh)
    #expect(AdditiveMotion(at: 7.0).settlingTime == 0)
    motion.animate(to: 0, with: try Spring(duration: 1, bounce: 1), at: 1000)
    #expect(motion.settlingTime == nil)
  }
}
