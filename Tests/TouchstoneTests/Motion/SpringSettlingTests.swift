import Testing
import Touchstone

@Suite struct SpringSettlingTests {
  private struct Case {
    var spring: Spring
    var start: Double
    var velocity: Double
    var limit: Double
  }

  private static let cases: [Case] = {
    var numbers = Numbers(seed: 9)
    return (0..<400).compactMap { index in
      let ratio =
        index % 4 == 0
        ? 1 + numbers.pick([0, 1e-2, 1e-4, 1e-7, 1e-10, 1e-13]) * numbers.pick([-1, 1])
        : numbers.pick([
          numbers.next(from: 0.02, to: 1), numbers.next(from: 1, to: 2),
          numbers.next(from: 2, to: 50),
        ])
      let response = numbers.pick([0.05, 0.3, 1, 20])
      guard let spring = try? Spring(response: response, dampingRatio: ratio) else { return nil }
      return Case(
        spring: spring, start: numbers.pick([0, 1, 30]) * numbers.next(from: -3, to: 3),
        velocity: numbers.pick([0, 1, 100]) * numbers.next(from: -20, to: 20),
        limit: numbers.pick([1e-6, 1e-3, 0.1, 1]))
    }
  }()

  private func distance(_ one: Case, _ time: Double) -> Double {
    one.spring.value(
      fromValue: one.start, toValue: 0, initialVelocity: one.velocity, time: time
    ).magnitude
  }

  @Test func `after the settling time it stays, a nanosecond before it did not`() throws {
    var failures: [String] = []
    var settled = 0
    for one in SpringSettlingTests.cases {
      let time = try #require(
        one.spring.settlingDuration(
          fromValue: one.start, toValue: 0, initialVelocity: one.velocity, epsilon: one.limit))
      let bound = try #require(
        one.spring.settlingBound(
          fromValue: one.start, toValue: 0, initialVelocity: one.velocity, epsilon: one.limit))
      if time > bound { failures.append("\(one): \(time) beyond the bound \(bound)") }
      if time > 0, distance(one, time - min(time, 1e-9)) <= one.limit {
        failures.append("\(one): already settled before \(time)")
      }
      if time == 0 { settled += 1 }
      // A scan fine enough to see every swing.
      let end = max(bound, time + one.spring.response)
      for step in 1...300 {
        let later = time + (end - time) * Double(step) / 300
        if distance(one, later) > one.limit * (1 + 1e-12) {
          failures.append("\(one): at \(later) out again, settled at \(time)")
          break
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(SpringSettlingTests.cases.count == 400 && settled > 10 && settled < 200)
  }

  @Test func `the bound is close to the truth`() throws {
    var worst = 0.0
    for ratio in [0.05, 0.3, 0.7, 0.9, 0.99, 0.9999, 1, 1.0001, 1.1, 2, 10] {
      let spring = try Spring(response: 1, dampingRatio: ratio)
      let time = try #require(spring.settlingDuration)
      worst = max(worst, try #require(spring.settlingBound(fromValue: 0.0, toValue: 1)) / time)
    }
    #expect(worst < 1.35)
  }

  @Test func `limits at the edges are defined`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.2)
    func time(_ limit: Double, from start: Double = 1, velocity: Double = 0) -> Double? {
      spring.settlingDuration(
        fromValue: start, toValue: 0, initialVelocity: velocity, epsilon: limit)
    }
    #expect(time(1) == 0)
    #expect(time(.infinity) == 0)
    #expect(time(0.001, from: 0) == 0)
    #expect(time(0.001, from: .nan) == 0)
    #expect(time(0.001, from: 1, velocity: .infinity) == 0)
    // No limit counts as the last digit that numbers near the way have.
    let last = try #require(time(0))
    #expect(last < 5)
    #expect(time(-1) == last && time(.nan) == last)
    #expect(try #require(time(1e-12)) < last)
  }

  @Test func `parts of the way and speeds are rules, too`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    func time(_ rule: SettlingRule, way: Double = 200, velocity: Double = 0) -> Double? {
      Motion(spring, from: way, to: 0, initialVelocity: velocity, settling: rule).settlingTime
    }
    #expect(time(.thousandth) == time(.points(0.2)))
    #expect(time(.tenthOfPoint) == time(.points(0.1)))
    #expect(
      time(.fraction(0.01), way: 0, velocity: 100) == time(.points(0.1), way: 0, velocity: 100))
    let both = try #require(time(.points(0.2, speed: 0.5)))
    #expect(both > (time(.points(0.2)) ?? .nan))
    let motion = Motion(spring, from: 200.0, to: 0, settling: .points(1e-9))
    #expect(motion.velocity(at: both - 1e-9).magnitude > 0.5)
    #expect(motion.velocity(at: both + 1e-9).magnitude < 0.5)
  }
}
