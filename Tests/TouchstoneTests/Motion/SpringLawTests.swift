import Testing
import Touchstone

/// Laws that hold for every spring, checked on a thousand of them.
@Suite struct SpringLawTests {
  /// One spring with a start.
  private struct Case: CustomStringConvertible {
    var spring: Spring
    var start: Double
    var target: Double
    var velocity: Double

    /// What rounding may be measured against, in units of the value.
    var scale: Double {
      (start - target).magnitude + velocity.magnitude / spring.naturalFrequency
    }

    var description: String {
      "ratio \(spring.dampingRatio), w \(spring.naturalFrequency), \(start) → \(target), \(velocity)"
    }

    func value(_ time: Double) -> Double {
      spring.value(fromValue: start, toValue: target, initialVelocity: velocity, time: time)
    }

    func speed(_ time: Double) -> Double {
      spring.velocity(fromValue: start, toValue: target, initialVelocity: velocity, time: time)
    }
  }

  private static let cases: [Case] = {
    var numbers = Numbers(seed: 4)
    return (0..<1000).compactMap { index in
      let ratio: Double =
        switch index % 5 {
        case 0: numbers.next(from: 0, to: 1)
        case 1: numbers.next(from: 1, to: 3)
        case 2: 1 + numbers.pick([1e-3, 1e-6, 1e-9, 1e-12]) * numbers.pick([-1, 1])
        case 3: numbers.pick([0, 0.01, 1, 10, 1000])
        default: numbers.next(from: 0.5, to: 1.2)
        }
      let response = numbers.pick([1e-3, 0.1, 0.3, 0.5, 1, 60])
      guard let spring = try? Spring(response: response, dampingRatio: ratio) else { return nil }
      let start = numbers.next(from: -100, to: 100)
      let target = numbers.pick([0, numbers.next(from: -100, to: 100)])
      let velocity = numbers.pick([0, 1, 1000]) * numbers.next(from: -5, to: 5)
      return Case(spring: spring, start: start, target: target, velocity: velocity)
    }
  }()

  private func failures(_ law: (Case) -> String?) -> String {
    let failures = SpringLawTests.cases.compactMap { one in
      law(one).map { "\(one): \($0)" }
    }
    return failures.joined(separator: "\n")
  }

  @Test func `it starts at the start with the initial velocity`() {
    let found = failures { one in
      guard one.value(0) == one.start, one.speed(0) == one.velocity, one.value(-1) == one.start
      else { return "not at the start" }
      let h = 1e-6 / (one.spring.naturalFrequency * (1 + one.spring.dampingRatio))
      let rise = (one.value(h) - one.start) / h
      let pull =
        one.spring.force(target: one.target, position: one.start, velocity: one.velocity)
      let expected = one.velocity + 0.5 * h * pull
      let limit = 1e-7 * one.scale / h * 1e-2
      return (rise - expected).magnitude <= limit ? nil : "slope \(rise), expected \(expected)"
    }
    #expect(found.isEmpty, "\(found)")
    #expect(SpringLawTests.cases.count == 1000)
  }

  @Test func `a fresh start from where it is goes on the same way`() {
    let found = failures { one in
      for (first, second) in [(0.1, 0.05), (0.7, 1.3), (0.02, 2.5)] {
        let unit = one.spring.response
        var value = one.start
        var velocity = one.velocity
        for time in [first, second] {
          one.spring.update(
            value: &value, velocity: &velocity, target: one.target, deltaTime: time * unit)
        }
        let time = (first + second) * unit
        let limit = 3e-14 * one.scale
        guard (value - one.value(time)).magnitude <= limit + 2e-14,
          (velocity - one.speed(time)).magnitude
            <= (limit + 2e-14) * one.spring.naturalFrequency
            * max(1, one.spring.dampingRatio)
        else { return "\(value), \(velocity) not \(one.value(time)), \(one.speed(time))" }
      }
      return nil
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `two motions added are the motion of the sums`() {
    let found = failures { one in
      let time = 0.4 * one.spring.response
      let both = one.spring.value(
        fromValue: one.start + 5, toValue: one.target - 7, initialVelocity: one.velocity + 11,
        time: time)
      let other = one.spring.value(fromValue: 5.0, toValue: -7, initialVelocity: 11, time: time)
      let limit = 1e-14 * (one.scale + 12 + 11 / one.spring.naturalFrequency + 100)
      return (both - (one.value(time) + other)).magnitude <= limit ? nil : "\(both)"
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `the equation holds along the way`() {
    let found = failures { one in
      // The velocity's slope, by a central difference of fourth order, is the force over the mass.
      let unit = 1 / (one.spring.naturalFrequency * (1 + one.spring.dampingRatio))
      for step in [0.5, 1.7, 4] {
        let time = step * unit
        let h = 1e-3 * unit
        let slope =
          (8 * (one.speed(time + h) - one.speed(time - h))
            - (one.speed(time + 2 * h) - one.speed(time - 2 * h))) / (12 * h)
        let force = one.spring.force(
          target: one.target, position: one.value(time), velocity: one.speed(time))
        let limit =
          1e-9 * (one.scale * one.spring.naturalFrequency + one.velocity.magnitude) / unit
        guard (slope - force / one.spring.mass).magnitude <= limit else {
          return "acceleration \(slope), expected \(force)"
        }
      }
      return nil
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `it agrees with a fine integrator`() {
    var failures: [String] = []
    for (index, one) in SpringLawTests.cases.enumerated() where index % 25 == 4 {
      let steps = 400
      let h = one.spring.response / Double(steps)
      var x = one.start
      var v = one.velocity
      func slope(_ x: Double, _ v: Double) -> Double {
        one.spring.force(target: one.target, position: x, velocity: v) / one.spring.mass
      }
      for _ in 0..<steps {
        let a1 = slope(x, v)
        let v2 = v + 0.5 * h * a1
        let a2 = slope(x + 0.5 * h * v, v2)
        let v3 = v + 0.5 * h * a2
        let a3 = slope(x + 0.5 * h * v2, v3)
        let v4 = v + h * a3
        let a4 = slope(x + h * v3, v4)
        x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
        v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      }
      if (x - one.value(one.spring.response)).magnitude > 1e-8 * one.scale {
        failures.append("\(one): \(x), not \(one.value(one.spring.response))")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `positions and velocities pass through the critical ratio without a step`() throws {
    let critical = try Spring(response: 0.4, dampingRatio: 1)
    let w = critical.naturalFrequency
    var failures: [String] = []
    for distance in [1e-1, 1e-2, 1e-3, 1e-6, 1e-9, 1e-12, 1e-15] {
      let below = try Spring(response: 0.4, dampingRatio: 1 - distance)
      let above = try Spring(response: 0.4, dampingRatio: 1 + distance)
      for step in 0...100 {
        let time = Double(step) * 0.01
        func state(_ spring: Spring) -> (Double, Double) {
          (
            spring.value(fromValue: 1.0, toValue: 0, initialVelocity: -30, time: time),
            spring.velocity(fromValue: 1.0, toValue: 0, initialVelocity: -30, time: time) / w
          )
        }
        let (x, v) = state(critical)
        let (lowX, lowV) = state(below)
        let (highX, highV) = state(above)
        // The change is proportional to the distance; what is left over is of its square.
        let first = max(
          (lowX - x).magnitude, (highX - x).magnitude, (lowV - v).magnitude,
          (highV - v).magnitude)
        let second = max((lowX + highX - 2 * x).magnitude, (lowV + highV - 2 * v).magnitude)
        if first > 4 * distance + 1e-15 || second > 10 * distance * distance + 2e-15 {
          failures.append("1 ± \(distance) at \(time): \(first), \(second)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `a strongly over-damped spring creeps at its slow rate`() throws {
    // The slow rate tends to stiffness / damping.
    for ratio in [1e3, 1e6, 1e9, 1e12] {
      let spring = try Spring(response: 1, dampingRatio: ratio)
      let rate = spring.stiffness / spring.damping
      let value = spring.value(fromValue: 1.0, toValue: 0, time: 1 / rate)
      #expect((value - Elementary.exp(-1)).magnitude <= 1e-15 + 1 / (ratio * ratio))
      let duration = spring.settlingDuration(target: 1.0) ?? .nan
      #expect((duration * rate - Elementary.log(1000)).magnitude <= 1e-13 + 4 / (ratio * ratio))
    }
  }
}
