import Testing
import Touchstone

/// Springs against 60-digit references, see the conformance data's own description.
@Suite(.enabled(if: ConformanceTable.isPresent, "no conformance data: set TOUCHSTONE_SHARED"))
struct SpringTableTests {
  private let entries: [ConformanceTable.Entry]

  init() throws {
    entries = try ConformanceTable("springs.json").entries("springs")
  }

  static func spring(_ d: ConformanceTable.Entry) throws -> Spring {
    if let stiffness = d.number("stiffness"), let damping = d.number("damping") {
      return try Spring(
        mass: d.number("mass") ?? 1, stiffness: stiffness, damping: damping,
        allowOverDamping: d.flag("allowOverDamping") ?? true)
    }
    let ratio = d.number("dampingRatio") ?? .nan
    if let duration = d.number("uikitDuration") {
      if d.flag("velocityInSolve") == true {
        return try Spring(
          uiKitDuration: duration, dampingRatio: ratio,
          coupledVelocity: d.number("initialVelocity") ?? 0)
      }
      return try Spring(uiKitDuration: duration, dampingRatio: ratio)
    }
    if let duration = d.number("settlingDuration") {
      return try Spring(
        settlingDuration: duration, dampingRatio: ratio, epsilon: d.number("epsilon") ?? 0.001)
    }
    if let response = d.number("response") {
      return try Spring(response: response, dampingRatio: ratio)
    }
    return try Spring(
      duration: d.number("duration") ?? .nan, bounce: d.number("bounce") ?? .nan)
  }

  @Test func `positions, velocities and constants agree to twelve digits`() throws {
    var failures: [String] = []
    var count = 0
    for entry in entries {
      let spring = try SpringTableTests.spring(try #require(entry.entry("spring")))
      let from = try #require(entry.number("from"))
      let to = try #require(entry.number("to"))
      let velocity = try #require(entry.number("velocity"))
      let scale = try #require(entry.number("scale"))
      let derived = try #require(entry.entry("derived"))
      for (name, value) in [
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
        ("dampingRatio", spring.dampingRatio), ("response", spring.response),
        ("w", spring.naturalFrequency),
      ] {
        guard let expected = derived.number(name) else { continue }
        if (value - expected).magnitude > 1e-13 * expected.magnitude {
          failures.append("\(entry.id): \(name) \(value), expected \(expected)")
        }
      }
      for row in entry.rows("samples") {
        guard let time = row[0], let x = row[1], let v = row[2] else { continue }
        let gotX = spring.value(
          fromValue: from, toValue: to, initialVelocity: velocity, time: time)
        let gotV = spring.velocity(
          fromValue: from, toValue: to, initialVelocity: velocity, time: time)
        let errorX = (gotX - x).magnitude / scale
        let errorV = (gotV - v).magnitude / (scale * spring.naturalFrequency)
        count += 1
        if errorX > 1e-12 { failures.append("\(entry.id): x(\(time)) = \(gotX), expected \(x)") }
        if errorV > 1e-12 { failures.append("\(entry.id): v(\(time)) = \(gotV), expected \(v)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(count > 500)
  }

  @Test func `settling times are exact`() throws {
    var failures: [String] = []
    for entry in entries {
      let spring = try SpringTableTests.spring(try #require(entry.entry("spring")))
      let from = try #require(entry.number("from"))
      let to = try #require(entry.number("to"))
      let velocity = try #require(entry.number("velocity"))
      let settling = entry.rows("settling").map { row in
        (rule: SettlingRule.points(row[0] ?? .nan), expected: row[1])
      }
      let rest = entry.rows("rest").map { row in
        (rule: SettlingRule.points(row[0] ?? .nan, speed: row[1]), expected: row[2])
      }
      for (rule, expected) in settling + rest {
        let motion = Motion(
          spring, from: from, to: to, initialVelocity: velocity, settling: rule)
        let time = motion.settlingTime
        switch (time, expected) {
        case (nil, nil): continue
        case (let time?, let expected?):
          if (time - expected).magnitude <= 1e-12 * max(1, expected) { continue }
        default: break
        }
        failures.append(
          "\(entry.id) \(rule): \(time.map { "\($0)" } ?? "never"), "
            + "expected \(expected.map { "\($0)" } ?? "never")")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}
