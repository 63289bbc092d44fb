import Touchstone

extension Workload {
  /// Takes in one sample and asks for the velocity.
  static let velocities: [Workload] = [
    tracker("velocity/uiKit", .uiKit, interval: 25_000_000 / 3),
    tracker("velocity/least-squares-3", leastSquares(3), interval: 25_000_000 / 3),
    tracker("velocity/least-squares-13", leastSquares(13), interval: 25_000_000 / 3),
    tracker("velocity/least-squares-20", leastSquares(20), interval: 5_000_000, limit: 50),
    tracker("velocity/same-time", leastSquares(20), interval: 0),
    tracker("velocity/stopped", .standard, interval: 200_000_000),
  ]

  private static func leastSquares(_ samples: Int) -> VelocityConfiguration {
    var configuration = VelocityConfiguration.leastSquares
    configuration.samples = samples
    return configuration
  }

  private static func tracker(
    _ name: String, _ configuration: VelocityConfiguration, interval: Int64, limit: Double? = nil
  ) -> Workload {
    struct State {
      var tracker: VelocityTracker
      var time: Timestamp
    }
    let units = 50_000
    return Workload(
      name, unit: "sample", units: units, floor: "floor/moments20", limit: limit,
      allocationLimit: 0,
      prepare: {
        guard var tracker = try? VelocityTracker(configuration) else {
          preconditionFailure("\(name): the configuration is refused")
        }
        var time = Timestamp.zero
        for index in 0..<64 {
          time = time.advanced(byNanoseconds: interval)
          tracker.add(place(index), at: time)
        }
        return State(tracker: tracker, time: time)
      },
      run: { state in
        var sum = 0.0
        for index in 0..<units {
          state.time = state.time.advanced(byNanoseconds: interval)
          state.tracker.add(place(index), at: state.time)
          let velocity = state.tracker.velocity(at: state.time)
          sum += velocity.x + velocity.y
        }
        return sum.bitPattern
      })
  }

  private static func place(_ index: Int) -> Point {
    Point(x: 300 - Double(index % 97), y: 30 + Double(index % 13))
  }
}
