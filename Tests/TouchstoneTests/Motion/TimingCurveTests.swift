import Testing
import Touchstone

@Suite struct TimingCurveTests {
  private static let curves: [TimingCurve] = {
    var numbers = Numbers(seed: 12)
    let random = (0..<60).compactMap { _ in
      try? TimingCurve(
        x1: numbers.next(from: 0, to: 1), y1: numbers.next(from: -1, to: 2),
        x2: numbers.next(from: 0, to: 1), y2: numbers.next(from: -1, to: 2))
    }
    return [.linear, .easeIn, .easeOut, .easeInOut, .ease] + random
  }()

  @Test func `a point of the curve is found from its time`() {
    var failures: [String] = []
    for curve in TimingCurveTests.curves {
      for step in 0...50 {
        let s = Double(step) / 50
        let r = 1 - s
        func cubic(_ a: Double, _ b: Double) -> Double {
          3 * r * r * s * a + 3 * r * s * s * b + s * s * s
        }
        let progress = curve.progress(at: cubic(curve.x1, curve.x2))
        let expected = cubic(curve.y1, curve.y2)
        // Where the curve is steep the time's own rounding shows.
        let steepness = max(1, curve.slope(at: cubic(curve.x1, curve.x2)).magnitude)
        if (progress - expected).magnitude > 1e-15 * (1 + 10 * steepness) {
          failures.append("\(curve) at \(s): \(progress), not \(expected)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(TimingCurveTests.curves.count == 65)
  }

  @Test func `the slope is the slope`() {
    var failures: [String] = []
    for curve in TimingCurveTests.curves {
      for step in 1..<20 {
        let part = Double(step) / 20
        let h = 1e-5
        let rise = (curve.progress(at: part + h) - curve.progress(at: part - h)) / (2 * h)
        if (rise - curve.slope(at: part)).magnitude > 1e-4 * max(1, rise.magnitude) {
          failures.append("\(curve) at \(part): \(curve.slope(at: part)), not \(rise)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `known values of the named curves`() {
    #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
    #expect((TimingCurve.easeInOut.progress(at: 0.5) - 0.5).magnitude < 1e-15)
    #expect((TimingCurve.ease.progress(at: 0.5) - 0.802403387584857).magnitude < 1e-14)
    #expect((TimingCurve.easeIn.progress(at: 0.5) - 0.31535681257253934).magnitude < 1e-14)
    #expect(TimingCurve.easeIn.slope(at: 0) == 0 && TimingCurve.easeOut.slope(at: 1) == 0)
    #expect(
      (TimingCurve.ease.slope(at: 0) - 0.4).magnitude < 1e-15
        && TimingCurve.linear.slope(at: 1) == 1)
    #expect(TimingCurve.ease.progress(at: -1) == 0 && TimingCurve.ease.progress(at: 2) == 1)
    #expect(TimingCurve.ease.progress(at: .nan) == 0)
  }

  @Test func `upright curves are followed, time that runs back is refused`() throws {
    let step = try TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1)
    #expect(step.progress(at: 0.25) < 0.25 && step.progress(at: 0.75) > 0.75)
    #expect(step.slope(at: 0.5) == 0 || step.slope(at: 0.5) > 1e3)
    let upright = try TimingCurve(x1: 0, y1: 0.5, x2: 1, y2: 0.5)
    #expect(upright.slope(at: 0) == 0 && upright.progress(at: 1e-9) > 1e-5)
    for (x1, x2) in [(-0.1, 0.5), (0.5, 1.1), (.nan, 0)] {
      #expect(throws: MotionError.self) { try TimingCurve(x1: x1, y1: 0, x2: x2, y2: 1) }
    }
    #expect(throws: MotionError.self) { try TimingCurve(x1: 0, y1: .infinity, x2: 0, y2: 1) }
  }
}
