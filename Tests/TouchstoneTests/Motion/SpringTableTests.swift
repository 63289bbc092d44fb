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

  @Test func `Core Animation's printed durations come out of the envelope`() throws {
    var failures: [String] = []
    var count = 0
    for entry in entries {
      for row in entry.rows("envelope") {
        guard let epsilon = row[0], let expected = row[1] else { continue }
        let spring = try SpringTableTests.spring(try #require(entry.entry("spring")))
        let time = spring.envelopeDuration(
          fromValue: entry.number("from") ?? .nan, toValue: entry.number("to") ?? .nan,
          initialVelocity: entry.number("velocity") ?? .nan, epsilon: epsilon)
        count += 1
        // Next to the critical ratio the table starts from the ratio, and so from another damping.
        let isNearCritical = (1 - spring.dampingRatio).magnitude < 1e-6
        let tolerance =
          isNearCritical ? entry.number("toleranceSettling") ?? .nan : 1e-12 * expected
        if !(((time ?? .nan) - expected).magnitude <= tolerance) { failures.append(entry.id) }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count == 16)
  }

  /// Compose prints the envelope's time below the critical ratio, else the true time.
  ///
  /// In whole milliseconds, cut off; a negative one stands for a start within the limit. Where an
  /// over-damped spring never leaves the limit Compose still prints a few milliseconds.
  @Test func `Compose's estimates are the bound below the critical ratio, else the true time`()
    throws
  {
    var failures: [String] = []
    var count = 0
    for entry in entries {
      guard let estimate = entry.entry("estimate"), let seconds = estimate.number("seconds"),
        let threshold = estimate.number("threshold")
      else { continue }
      let spring = try SpringTableTests.spring(try #require(entry.entry("spring")))
      let from = entry.number("from") ?? .nan
      let to = entry.number("to") ?? .nan
      let velocity = entry.number("velocity") ?? .nan
      let isOscillating = (entry.number("describedRatio") ?? .nan) < 1
      let time =
        isOscillating
        ? spring.settlingBound(
          fromValue: from, toValue: to, initialVelocity: velocity, epsilon: threshold)
        : spring.settlingDuration(
          fromValue: from, toValue: to, initialVelocity: velocity, epsilon: threshold)
      let neverLeaves = entry.rows("settling").first?[1] == 0
      let expected = neverLeaves ? 0 : seconds
      count += 1
      if !((time ?? .nan) >= expected - 1e-9 && (time ?? .nan) < expected + 0.001) {
        failures.append("\(entry.id): \(time ?? .nan), expected \(expected)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(count == 21)
  }

  @Test func `AndroidX's animations rest at the frame that the table names`() throws {
    var failures: [String] = []
    var count = 0
    for entry in entries {
      guard let rest = entry.entry("restFrames"), let expected = rest.number("frames") else {
        continue
      }
      let spring = try SpringTableTests.spring(try #require(entry.entry("spring")))
      let target = entry.number("to") ?? .nan
      let distance = rest.number("distance") ?? .nan
      let speed = rest.number("velocity") ?? .nan
      var value = entry.number("from") ?? .nan
      var velocity = entry.number("velocity") ?? .nan
      var frame = 0
      repeat {
        spring.update(
          value: &value, velocity: &velocity, target: target,
          deltaTime: rest.number("frame") ?? .nan)
        frame += 1
      } while frame < 1000
        && !((value - target).magnitude < distance && velocity.magnitude < speed)
      count += 1
      if Double(frame) != expected { failures.append("\(entry.id): \(frame), not \(expected)") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(count == 21)
  }

  @Test func `descriptions convert into each other`() throws {
    var failures: [String] = []
    for entry in try ConformanceTable("springs.json").entries("conversions") {
      let given = try #require(entry.entry("given"))
      let spring = try Spring(
        mass: given.number("mass") ?? .nan, stiffness: given.number("stiffness") ?? .nan,
        damping: given.number("damping") ?? .nan,
        allowOverDamping: given.flag("allowOverDamping") ?? false)
      let gives = try #require(entry.entry("gives"))
      for (name, value) in [
        ("duration", spring.duration), ("bounce", spring.bounce), ("damping", spring.damping),
        ("dampingRatio", spring.dampingRatio), ("stiffness", spring.stiffness),
      ] {
        guard let expected = gives.number(name) else { continue }
        if (value - expected).magnitude > 1e-15 * max(1, expected.magnitude) {
          failures.append("\(entry.id): \(name) \(value), expected \(expected)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the coupled duration equation ends where twelve of Newton's steps end`() throws {
    let entries = try ConformanceTable("springs.json").entries("solve")
    var failures: [String] = []
    for entry in entries {
      let duration = try #require(entry.number("duration"))
      let ratio = try #require(entry.number("dampingRatio"))
      let epsilon = try #require(entry.number("epsilon"))
      let plain = try Spring(uiKitDuration: duration, dampingRatio: ratio, epsilon: epsilon)
      let coupled = try Spring(
        uiKitDuration: duration, dampingRatio: ratio,
        coupledVelocity: try #require(entry.number("initialVelocity")), epsilon: epsilon)
      for (spring, key) in [(plain, "uncoupledW"), (coupled, "newton12W")] {
        let expected = try #require(entry.number(key))
        if (spring.naturalFrequency - expected).magnitude > 1e-13 * expected {
          failures.append("\(entry.id) \(key): \(spring.naturalFrequency), not \(expected)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(entries.count == 4)
  }

  @Test func `refused descriptions are refused`() throws {
    let entries = try ConformanceTable("springs.json").entries("refused")
    #expect(!entries.isEmpty)
    for entry in entries {
      let description = try #require(entry.entry("spring"))
      #expect(throws: MotionError.self, "\(entry.id)") {
        try SpringTableTests.spring(description)
      }
    }
  }
}
