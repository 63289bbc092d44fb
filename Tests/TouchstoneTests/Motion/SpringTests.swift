import Testing
import Touchstone

@Suite struct SpringTests {
  @Test func `duration and bounce give Apple's documented constants`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect((spring.stiffness - 157.9).magnitude < 0.05)
    #expect((spring.damping - 17.6).magnitude < 0.05)
    let other = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((other.duration - 0.63).magnitude < 0.005)
    #expect(other.bounce == 0.5)
  }

  @Test func `every description comes back out of the spring`() throws {
    var numbers = Numbers(seed: 1)
    var failures: [String] = []
    func check(_ name: String, _ found: Double?, _ expected: Double) {
      guard let found, (found - expected).magnitude <= 1e-13 * max(1, expected.magnitude) else {
        failures.append("\(name): \(found ?? .nan), expected \(expected)")
        return
      }
    }
    for _ in 0..<200 {
      let duration = numbers.next(from: 0.05, to: 5)
      let bounce = numbers.next(from: -0.9, to: 1)
      let bouncing = try Spring(duration: duration, bounce: bounce)
      check("duration", bouncing.duration, duration)
      check("bounce", bouncing.bounce, bounce)
      let ratio = numbers.next(from: 0, to: 3)
      let responsive = try Spring(response: duration, dampingRatio: ratio)
      check("response", responsive.response, duration)
      check("ratio", responsive.dampingRatio, ratio)
      let small = numbers.pick([numbers.next(from: 0.05, to: 0.99), 1])
      let timed = try Spring(uiKitDuration: duration, dampingRatio: small)
      check("UIKit duration, ratio \(small)", timed.uiKitDuration(), duration)
      let epsilon = numbers.next(from: 1e-4, to: 1e-2)
      let settling = try Spring(
        settlingDuration: duration, dampingRatio: small, epsilon: epsilon)
      check("settling duration", settling.uiKitDuration(epsilon: epsilon), duration)
      let velocity = numbers.next(from: -3, to: 1)
      let coupled = try Spring(
        uiKitDuration: 0.3, dampingRatio: small, coupledVelocity: velocity)
      check("coupled", coupled.uiKitDuration(coupledVelocity: velocity), 0.3)
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `the seed's spring has the constants of the blog cell`() throws {
    let spring = try Spring(uiKitDuration: 0.25, dampingRatio: 0.85, coupledVelocity: 0.6)
    #expect((spring.naturalFrequency - 34.6618).magnitude < 5e-5)
    #expect((spring.stiffness - 1201.439).magnitude < 5e-4)
    #expect((spring.damping - 58.9250).magnitude < 5e-5)
  }

  @Test func `UIKit's rule jumps at the critical ratio`() throws {
    let below = try Spring(uiKitDuration: 1, dampingRatio: 0.999999)
    let critical = try Spring(uiKitDuration: 1, dampingRatio: 1)
    let above = try Spring(uiKitDuration: 1, dampingRatio: 7)
    #expect((below.naturalFrequency / critical.naturalFrequency - 1.46).magnitude < 0.005)
    #expect(above == critical)
    #expect(try Spring(stiffness: 100, damping: 40, allowOverDamping: true).uiKitDuration() == nil)
    #expect(try Spring(duration: 1, bounce: 1).uiKitDuration() == nil)
  }

  @Test func `bad descriptions are refused and say why`() {
    typealias Make = () throws(MotionError) -> Spring
    let cases: [(Make, String)] = [
      ({ () throws(MotionError) in try Spring(mass: 0, stiffness: 1, damping: 1) }, "mass is 0.0"),
      (
        { () throws(MotionError) in try Spring(stiffness: -1, damping: 1) }, "stiffness is -1.0"
      ),
      (
        { () throws(MotionError) in try Spring(stiffness: 1, damping: -0.1) },
        "damping is -0.1; expected a number from 0.0 to 1e+50"
      ),
      (
        { () throws(MotionError) in try Spring(stiffness: .nan, damping: 1) }, "stiffness is nan"
      ),
      (
        { () throws(MotionError) in try Spring(mass: .infinity, stiffness: 1, damping: 1) },
        "mass is inf"
      ),
      ({ () throws(MotionError) in try Spring(duration: 0, bounce: 0.3) }, "duration is 0.0"),
      ({ () throws(MotionError) in try Spring(duration: -1) }, "duration is -1.0"),
      ({ () throws(MotionError) in try Spring(duration: 1, bounce: -1) }, "bounce is -1.0"),
      ({ () throws(MotionError) in try Spring(duration: 1, bounce: 1.01) }, "bounce is 1.01"),
      (
        { () throws(MotionError) in try Spring(response: 1, dampingRatio: -1) },
        "dampingRatio is -1.0"
      ),
      (
        { () throws(MotionError) in try Spring(uiKitDuration: 0, dampingRatio: 1) },
        "duration is 0.0"
      ),
      (
        { () throws(MotionError) in try Spring(uiKitDuration: 1, dampingRatio: 0) },
        "no spring fits dampingRatio 0.0; take a larger dampingRatio"
      ),
      (
        { () throws(MotionError) in try Spring(uiKitDuration: 1, dampingRatio: 0.0005) },
        "no spring fits dampingRatio 0.0005"
      ),
      (
        { () throws(MotionError) in
          try Spring(uiKitDuration: 0.25, dampingRatio: 0.85, coupledVelocity: .infinity)
        }, "initialVelocity is inf"
      ),
      (
        { () throws(MotionError) in
          try Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0)
        }, "epsilon is 0.0"
      ),
      (
        { () throws(MotionError) in try Spring.snappy(duration: 1, extraBounce: 0.9) },
        "bounce is 1.05"
      ),
    ]
    var failures: [String] = []
    for (make, expected) in cases {
      do throws(MotionError) {
        failures.append("\(expected): accepted as \(try make())")
      } catch {
        if !error.description.hasPrefix(expected) {
          failures.append("\(expected): \(error.description)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Whatever the velocity, the coupled equation answers with a solution or refuses.
  @Test func `the coupled form never answers with something that is no solution`() throws {
    var solved = 0
    var failures: [String] = []
    for step in -400...400 {
      let velocity = Double(step) * 0.25
      for ratio in [0.2, 0.5, 0.85, 0.99, 1] {
        guard
          let spring = try? Spring(
            uiKitDuration: 0.25, dampingRatio: ratio, coupledVelocity: velocity)
        else { continue }
        solved += 1
        let w = spring.naturalFrequency
        let decay = Elementary.exp(-ratio * w * 0.25)
        let rest =
          ratio < 1
          ? (ratio - velocity / w).magnitude / ((1 - ratio) * (1 + ratio)).squareRoot() * decay
          : (1 + (w - velocity) * 0.25) * decay
        if (rest - 0.001).magnitude > 1e-9 { failures.append("\(velocity) \(ratio): \(rest)") }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(solved > 2000)
  }

  @Test func `presets have the constants of their platforms`() throws {
    #expect(try Spring.smooth() == .smooth)
    #expect(try Spring.snappy() == .snappy)
    #expect(try Spring.bouncy() == .bouncy)
    let longer = try Spring.bouncy(duration: 0.4, extraBounce: 0.1)
    #expect((longer.duration - 0.4).magnitude < 1e-16 && (longer.bounce - 0.4).magnitude < 1e-15)
    let cases: [(Spring, Double, Double)] = [
      (.swiftUIDefault, 130.507, 1), (.swiftUISpring, 157.914, 0.825),
      (.swiftUIInteractive, 1754.596, 0.86), (.coreAnimation, 100, 0.5), (.compose, 1500, 1),
      (.androidX, 1500, 0.5), (.reactNative, 100, 0.5), (.reactNativeOrigami, 230.2, 0.725),
      (.flutterScroll, 100, 1.1),
    ]
    let failures = cases.filter { spring, stiffness, ratio in
      (spring.stiffness - stiffness).magnitude > 5e-4
        || (spring.dampingRatio - ratio).magnitude > 5e-5
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the force pulls to the target and brakes`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    #expect(spring.force(target: 1.0, position: 0, velocity: 0) == 100)
    #expect(spring.force(target: 1.0, position: 1, velocity: 2) == -20)
    #expect(
      spring.force(target: Vector(x: 1, y: 0), position: .zero, velocity: Vector(x: 0, y: 1))
        == Vector(x: 100, y: -10))
  }

  @Test func `an update by any step is exact, a negative one does nothing`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.2)
    var value = 3.0
    var velocity = -20.0
    for step in [-1, -Double.infinity, .nan, 0] {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: step)
      #expect(value == 3 && velocity == -20)
    }
    for _ in 0..<30 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01)
    }
    let direct = spring.value(fromValue: 3.0, toValue: 10, initialVelocity: -20, time: 0.3)
    #expect((value - direct).magnitude < 1e-13)
    for step in [1e6, Double.greatestFiniteMagnitude, .infinity] {
      var far = 3.0
      var speed = -20.0
      spring.update(value: &far, velocity: &speed, target: 10, deltaTime: step)
      #expect(far == 10 && speed == 0)
    }
  }

  @Test func `a spring without damping swings for ever and keeps its digits`() throws {
    let spring = try Spring(stiffness: 4, damping: 0)
    for time in [1000, 50_000, 1e6, 1e9] {
      let value = spring.value(fromValue: 1.0, toValue: 0, time: time)
      #expect((value - Elementary.cos(2 * time)).magnitude < 4e-16)
    }
    #expect(spring.value(fromValue: 1.0, toValue: 0, time: .infinity).isFinite)
    #expect(spring.settlingDuration == nil)
    #expect(spring.settlingBound(fromValue: 0.0, toValue: 1) == nil)
    #expect(spring.settlingDuration(target: 0.0005) == 0)
  }
}
