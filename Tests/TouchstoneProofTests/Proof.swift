import Foundation

/// How much is proved: little with every test, much by `.ci/prove`.
enum Proof {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether there is a minute: `TOUCHSTONE_PROOF=long`.
  static let isLong: Bool = environment["TOUCHSTONE_PROOF"] == "long"

  /// Where random numbers start: `TOUCHSTONE_SEED`.
  static let seed: UInt64 = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 1

  /// How many random traces are played: `TOUCHSTONE_TRACES`.
  static let traces: Int =
    environment["TOUCHSTONE_TRACES"].flatMap { Int($0) } ?? (isLong ? 100_000 : 300)

  /// Explores a model; in the long form it says how much that was.
  static func explore<M: Model>(_ model: M, depth: Int) -> Exploration<M> {
    let start = ContinuousClock.now
    let exploration = Exploration(model, depth: depth)
    if isLong {
      let range = exploration.isComplete ? "every state" : "\(depth) steps"
      say(
        "\(model.name): \(range), \(exploration.states) states, "
          + "\(exploration.transitions) transitions", since: start)
    }
    return exploration
  }

  /// Prints a line with the seconds that passed, to a tenth.
  static func say(_ text: String, since start: ContinuousClock.Instant) {
    let (seconds, rest) = (ContinuousClock.now - start).components
    print("\(text), \(seconds).\(rest / 100_000_000_000_000_000) s")
  }
}
