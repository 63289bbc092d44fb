import Testing
import Touchstone

@Suite struct MotionTests {
  /// The figures of the blog cell's animation, as a reader finds them in the facts: 0.25 s, damping
  /// ratio 0.85, initial velocity 0.6, from -57 to -80.
  private static let seed: Motion<Double>? = {
    guard
      let spring = try? Spring(uiKitDuration: 0.25, dampingRatio: 0.85, coupledVelocity: 0.6)
    else { return nil }
    return Motion(spring, from: -57, to: -80, initialVelocity: -13.8)
  }()

  @Test func `the seed's row snaps open in 16 frames at 60 Hz and 31 at 120 Hz`() throws {
    let motion = try #require(MotionTests.seed)
    let settlingTime = try #require(motion.settlingTime)
    #expect((settlingTime - 0.25208000417768134).magnitude < 1e-14)
    let slow = motion.frames(at: .sixty)
    let fast = motion.frames(at: .oneHundredTwenty)
    let text = slow.map { frame in
      "\(frame.index) \((frame.value * 1000).rounded() / 1000)"
    }
    #expect(
      text == [
        "0 -57.0", "1 -59.904", "2 -65.147", "3 -70.183", "4 -74.099", "5 -76.786", "6 -78.457",
        "7 -79.402", "8 -79.879", "9 -80.083", "10 -80.142", "11 -80.135", "12 -80.104",
        "13 -80.071", "14 -80.044", "15 -80.025", "16 -80.0",
      ])
    #expect(fast.count == 32)
    // Every other picture of the fast film is a picture of the slow one, to the last bit.
    let same = slow.dropLast().allSatisfy { frame in
      let twin = fast[frame.index * 2]
      return twin.value == frame.value && twin.time == frame.time
        && twin.velocity == frame.velocity
    }
    #expect(same)
    #expect(fast.last?.value == -80 && fast.last?.velocity == 0)
  }

  @Test func `the first frame is the start and the last one the target, for every ratio`() throws {
    var failures: [String] = []
    for ratio in [0.1, 0.5, 0.85, 0.999999, 1, 1.000001, 2, 20] {
      for rate in [FrameRate.sixty, .oneHundredTwenty, FrameRate(24), FrameRate(7)] {
        for (start, target, velocity) in [(0.1, 0.3, 0.0), (-57, -80, 4000), (5, 5, -300)] {
          let spring = try Spring(response: 0.3, dampingRatio: ratio)
          let motion = Motion(spring, from: start, to: target, initialVelocity: velocity)
          let rate = try #require(rate)
          let frames = motion.frames(at: rate)
          let end = try #require(motion.settlingTime)
          let isRight =
            frames[0].value == start && frames[0].velocity == velocity
            && frames.last?.value == target && frames.last?.velocity == 0
            && frames[frames.count - 2].time < end && (frames.last?.time ?? 0) >= end
            && frames.indices.allSatisfy {
              frames[$0].time == Double($0) / Double(rate.framesPerSecond)
            }
          if !isRight { failures.append("ratio \(ratio), \(rate), \(start) → \(target)") }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `a motion with nothing to do is done at once`() {
    for motion in [
      Motion(.smooth, from: 3.0, to: 3), Motion(.smooth, from: 3.0, to: 3, delay: 2),
      Motion(.smooth, from: .nan, to: 3), Motion(.smooth, from: 1, to: 3, initialVelocity: .nan),
      Motion(.smooth, from: -.infinity, to: 3),
    ] {
      #expect(motion.settlingTime == 0 && motion.isDone(at: 0))
      #expect(motion.value(at: 0) == 3 && motion.velocity(at: 0) == 0)
      #expect(motion.frames(at: .sixty).count == 1)
    }
    // A start that counts as settled is taken to the target.
    let near = Motion(.smooth, from: 3.05, to: 3, settling: .tenthOfPoint)
    #expect(near.settlingTime == 0 && near.value(at: 0) == 3)
  }

  @Test func `a relative velocity is in ways a second, towards the target`() {
    let motion = Motion(.snappy, from: -57.0, to: -80, relativeVelocity: 0.6)
    #expect((motion.initialVelocity + 13.8).magnitude < 1e-14)
    #expect(((motion.relativeVelocity ?? .nan) - 0.6).magnitude < 1e-15)
    let nowhere = Motion(.snappy, from: -80.0, to: -80, relativeVelocity: 17)
    #expect(nowhere.settlingTime == 0 && nowhere.relativeVelocity == nil)
    let kicked = Motion(.snappy, from: -80.0, to: -80, initialVelocity: -400)
    #expect((kicked.settlingTime ?? 0) > 0.3 && kicked.relativeVelocity == nil)
  }

  @Test func `a delay waits at the start`() throws {
    let plain = Motion(.bouncy, from: 0.0, to: 100, initialVelocity: 50)
    let late = Motion(.bouncy, from: 0.0, to: 100, initialVelocity: 50, delay: 0.5)
    #expect(late.value(at: 0.3) == 0 && late.velocity(at: 0.3) == 0)
    #expect(late.value(at: 0.5) == 0 && late.velocity(at: 0.5) == 50)
    #expect(late.state(at: 0.75) == plain.state(at: 0.25))
    #expect(late.settlingTime == plain.settlingTime.map { $0 + 0.5 })
    #expect(Motion(.bouncy, from: 0.0, to: 1, delay: -3).delay == 0)
    #expect(Motion(.bouncy, from: 0.0, to: 1, delay: .infinity).delay == 0)
    #expect(plain.value(at: -1) == 0 && plain.value(at: .nan) == 0)
    #expect(plain.value(at: .infinity) == 100)
  }

  @Test func `a motion that never settles has as many frames as asked for`() throws {
    let spring = try Spring(duration: 0.5, bounce: 1)
    let motion = Motion(spring, from: 0.0, to: 1)
    #expect(motion.settlingTime == nil && !motion.isDone(at: 1e9))
    #expect(motion.frames(at: .sixty, limit: 240).count == 240)
    #expect(motion.frames(at: .sixty, limit: -5).count == 1)
    #expect(motion.frames(at: .sixty, limit: .max).count > 1_000_000_000)
  }

  @Test func `retargeting in mid-flight keeps position and velocity`() throws {
    let motion = Motion(.bouncy, from: 0.0, to: -80, initialVelocity: -400)
    for time in [0, 0.05, 0.2, 0.4] {
      let next = motion.retargeted(to: 0, at: time)
      #expect(next.value(at: 0) == motion.value(at: time))
      #expect(next.velocity(at: 0) == motion.velocity(at: time))
      let fresh = Motion(
        .bouncy, from: motion.value(at: time), to: 0, initialVelocity: motion.velocity(at: time))
      #expect(next == fresh)
    }
    // To the same target nothing changes but the clock.
    let same = motion.retargeted(to: -80, at: 0.1)
    #expect((same.value(at: 0.15) - motion.value(at: 0.25)).magnitude < 1e-13)
    let other = motion.retargeted(to: 5, at: 0.1, spring: .smooth, settling: .tenthOfPoint)
    #expect(other.spring == .smooth && other.rule == .tenthOfPoint)
    // A motion that is over starts from rest.
    #expect(motion.retargeted(to: 0, at: 100).initialVelocity == 0)
  }

  @Test func `the parts of vectors and transforms move like numbers`() throws {
    let spring = try Spring(duration: 0.4, bounce: 0.1)
    let x = Motion(spring, from: 10.0, to: -20, initialVelocity: 300)
    let y = Motion(spring, from: 5.0, to: 7)
    let both = Motion(
      spring, from: Vector(x: 10, y: 5), to: Vector(x: -20, y: 7),
      initialVelocity: Vector(x: 300, y: 0))
    #expect(both.settlingTime == max(x.settlingTime ?? .nan, y.settlingTime ?? .nan))
    #expect(both.value(at: 0.1) == Vector(x: x.value(at: 0.1), y: y.value(at: 0.1)))
    #expect(both.velocity(at: 0.1) == Vector(x: x.velocity(at: 0.1), y: y.velocity(at: 0.1)))

    let lifted = Transform(
      translation: Vector(x: 10, y: 5), scale: 1.1, rotation: 0.2, opacity: 0.5)
    let rest = Motion(spring, from: lifted, to: .identity)
    let scale = Motion(spring, from: 1.1, to: 1)
    let opacity = Motion(spring, from: 0.5, to: 1)
    #expect(rest.value(at: 0) == lifted)
    #expect(rest.value(at: 0.1).scale == scale.value(at: 0.1))
    #expect(rest.value(at: 0.1).opacity == opacity.value(at: 0.1))
    #expect(rest.value(at: 0.1).translation.x == Motion(spring, from: 10.0, to: 0).value(at: 0.1))
    #expect(rest.frames(at: .sixty).last?.value == .identity)
    // A limit in points means a hundredth of that for what is no length.
    let points = Motion(spring, from: lifted, to: .identity, settling: .points(0.1))
    let parts = [
      Motion(spring, from: 10.0, to: 0, settling: .points(0.1)).settlingTime,
      Motion(spring, from: 0.5, to: 1, settling: .points(0.001)).settlingTime,
    ]
    #expect(points.settlingTime == parts.compactMap { $0 }.max())
  }
}
