import Touchstone

extension Workload {
  /// A spring's frames, and what it costs to start one.
  static let springs: [Workload] = [
    at("spring/at-under", damping: 20, limit: 16), at("spring/at-critical", damping: critical),
    at("spring/at-over", damping: 40), uniform, createAndAsk, retarget,
    settle("settle/exact-under", damping: 20, limit: 450),
    settle("settle/exact-critical", damping: critical, limit: 450),
    settle("settle/exact-over", damping: 40, limit: 450), settleWithin,
  ]

  private static let stiffness = 200.0
  private static let critical = 2 * stiffness.squareRoot()

  private static func spring(_ damping: Double) -> Spring {
    guard
      let spring = try? Spring(
        stiffness: stiffness, damping: damping, allowOverDamping: true)
    else { preconditionFailure("the spring is refused") }
    return spring
  }

  private static func motion(_ damping: Double) -> Motion<Double> {
    Motion(spring(damping), from: -80, to: 0, initialVelocity: -400)
  }

  /// Position and velocity at any time.
  private static func at(_ name: String, damping: Double, limit: Double? = nil) -> Workload {
    let frames = 100_000
    return Workload(
      name, unit: "frame", units: frames, floor: "floor/libm-spring", limit: limit,
      allocationLimit: 0,
      prepare: { motion(damping) },
      run: { motion in
        var sum = 0.0
        for frame in 0..<frames {
          let state = motion.state(at: Double(frame) * 5e-6)
          sum += state.value + state.velocity
        }
        return sum.bitPattern
      })
  }

  /// The frames of one motion after another, at 120 a second.
  private static let uniform: Workload = {
    let frames = MotionFrames(of: motion(20), at: .oneHundredTwenty)
    let repetitions = 500
    return Workload(
      "spring/frames120", unit: "frame", units: frames.count * repetitions,
      floor: "floor/libm-spring", allocationLimit: 0,
      prepare: { frames },
      run: { frames in
        var sum = 0.0
        for _ in 0..<repetitions {
          for frame in frames { sum += frame.value + frame.velocity }
        }
        return sum.bitPattern
      })
  }()

  /// From a duration and a damping ratio to the first frame.
  private static let createAndAsk: Workload = {
    let count = 20_000
    return Workload(
      "spring/create+at", unit: "spring", units: count, floor: "floor/libm-spring",
      allocationLimit: 0,
      prepare: { 0.25 },
      run: { duration in
        var sum = 0.0
        for index in 0..<count {
          let seconds = duration + Double(index % 100) * 0.001
          guard let spring = try? Spring(uiKitDuration: seconds, dampingRatio: 0.85) else {
            continue
          }
          sum += Motion(spring, from: -80, to: 0, initialVelocity: 48).value(at: 0.1)
        }
        return sum.bitPattern
      })
  }()

  /// Another target in mid-flight, again and again.
  private static let retarget: Workload = {
    let count = 20_000
    return Workload(
      "spring/retarget", unit: "target", units: count, floor: "floor/libm-spring",
      allocationLimit: 0,
      prepare: { motion(20) },
      run: { motion in
        for index in 0..<count {
          motion = motion.retargeted(to: index % 2 == 0 ? -80 : 0, at: 0.05)
        }
        return motion.start.bitPattern
      })
  }()

  /// The exact moment from which it stays within a thousandth of the way.
  private static func settle(_ name: String, damping: Double, limit: Double) -> Workload {
    let count = 20_000
    return Workload(
      name, unit: "motion", units: count, floor: "floor/libm-spring", limit: limit,
      allocationLimit: 0,
      prepare: { spring(damping) },
      run: { spring in
        var sum = 0.0
        for index in 0..<count {
          let motion = Motion(
            spring, from: -80, to: 0, initialVelocity: -400 + Double(index % 64))
          sum += motion.settlingTime ?? 0
        }
        return sum.bitPattern
      })
  }

  /// A start that already counts as settled.
  private static let settleWithin: Workload = {
    let count = 20_000
    return Workload(
      "settle/within", unit: "motion", units: count, floor: "floor/libm-spring",
      allocationLimit: 0,
      prepare: { spring(20) },
      run: { spring in
        var sum = 0.0
        for index in 0..<count {
          let motion = Motion(
            spring, from: 0.001 * Double(index % 8), to: 0, settling: .tenthOfPoint)
          sum += motion.settlingTime ?? 0
        }
        return sum.bitPattern
      })
  }()
}
