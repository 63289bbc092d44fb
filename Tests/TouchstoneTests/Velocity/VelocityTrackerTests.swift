import Testing
import Touchstone

@Suite struct VelocityTrackerTests {
  /// Samples as (milliseconds, x, y); the velocity after the last, unless another time is given.
  func velocity(
    _ configuration: VelocityConfiguration, _ samples: [(Double, Double, Double)],
    at milliseconds: Double? = nil, liftAt: Double? = nil
  ) throws -> Vector {
    var tracker = try VelocityTracker(configuration)
    for (time, x, y) in samples {
      tracker.add(Point(x: x, y: y), at: Timestamp(seconds: time / 1000))
    }
    if let liftAt, let last = samples.last {
      tracker.lift(Point(x: last.1, y: last.2), at: Timestamp(seconds: liftAt / 1000))
    }
    return tracker.velocity(
      at: Timestamp(seconds: (milliseconds ?? samples.last?.0 ?? 0) / 1000))
  }

  /// So many samples 8 ms apart, each place from its number.
  func samples(_ count: Int, _ place: (Double) -> Vector) -> [(Double, Double, Double)] {
    var samples: [(Double, Double, Double)] = []
    for index in 0..<count {
      let vector = place(Double(index))
      samples.append((Double(index) * 8, vector.x, vector.y))
    }
    return samples
  }

  @Test func `UIKit weighs the last interval a quarter and the one before three quarters`() throws {
    let samples: [(Double, Double, Double)] = [(0, 0, 0), (8, 4, 0), (16, 12, 0)]
    #expect(try velocity(.uiKit, samples) == Vector(x: 0.25 * 1000 + 0.75 * 500, y: 0))
    #expect(try velocity(.uiKit, Array(samples.prefix(2))) == Vector(x: 500, y: 0))
    #expect(try velocity(.uiKit, Array(samples.prefix(1))) == .zero)
  }

  @Test func `a velocity stays while the finger rests, or ages to zero`() throws {
    let samples: [(Double, Double, Double)] = [(0, 0, 0), (8, 4, 0), (16, 8, 0)]
    #expect(try velocity(.uiKit, samples, at: 30_000).x == 500)
    #expect(try velocity(.standard, samples, at: 116).x == 500)
    #expect(try velocity(.standard, samples, at: 117).x == 0)
    #expect(try velocity(.standard, samples, at: 5_000, liftAt: 100).x == 500)
  }

  @Test func `a parabola gives its slope at the end, a straight line its slope`() throws {
    let parabola = samples(12) { Vector(x: $0 * $0, y: 3) }
    let line = samples(12) { Vector(x: $0 * 4, y: $0 * -2) }
    let fitted = try velocity(.leastSquares, parabola)
    #expect((fitted.x - 22 / 0.008).magnitude < 1e-6 && fitted.y == 0)
    let straight = try velocity(.leastSquares, line)
    #expect((straight - Vector(x: 500, y: -250)).length < 1e-6)
  }

  /// Every strategy, so that a law can be asked of all of them.
  static let strategies: [VelocityStrategy] = [
    .uiKit, .lastInterval, .weightedIntervals([0.6, 0.4]), .leastSquares(degree: 1),
    .leastSquares(degree: 2), .leastSquares(degree: 3), .restrictedLeastSquares(degree: 2),
    .weightedLeastSquares(degree: 2, weighting: .delta),
    .weightedLeastSquares(degree: 2, weighting: .central),
    .weightedLeastSquares(degree: 2, weighting: .recent), .impulse, .filter,
  ]

  @Test(arguments: strategies)
  func `an even movement has its own velocity under every strategy`(
    _ strategy: VelocityStrategy
  ) throws {
    let configuration = VelocityConfiguration(strategy: strategy, horizon: 0.1, samples: 20)
    let line = samples(20) { Vector(x: $0 * -4, y: $0) }
    let found = try velocity(configuration, line)
    #expect((found - Vector(x: -500, y: 125)).length < 1e-6)
  }

  @Test(arguments: strategies)
  func `equal times, bursts and single samples never give an absurd velocity`(
    _ strategy: VelocityStrategy
  ) throws {
    let configuration = VelocityConfiguration(strategy: strategy, horizon: 0.1, samples: 20)
    let bursts: [[(Double, Double, Double)]] = [
      [(5, 1, 1)], [(5, 1, 1), (5, 900, 900)], [(5, 0, 0), (5.01, 90, 0), (5.05, 180, 0)],
      [(5, 0, 0), (4, 50, 0), (5, 60, 0)],
    ]
    for samples in bursts { #expect(try velocity(configuration, samples) == .zero) }
  }

  @Test func `a burst inside a movement does not disturb it`() throws {
    let calm: [(Double, Double, Double)] = [(0, 0, 0), (8, 4, 0), (16, 8, 0)]
    let burst = calm + [(16.1, 9, 0), (16.2, 10, 0)]
    #expect(try velocity(.uiKit, burst) == velocity(.uiKit, calm))
  }

  @Test func `a cancelled touch has no velocity`() throws {
    var tracker = try VelocityTracker()
    for step in 0..<5 {
      tracker.add(Point(x: Double(step), y: 0), at: .milliseconds(Int64(step) * 8))
    }
    tracker.cancel()
    #expect(tracker.velocity(at: .milliseconds(40)) == .zero)
    tracker.reset()
    #expect(tracker == (try VelocityTracker()))
  }
}
