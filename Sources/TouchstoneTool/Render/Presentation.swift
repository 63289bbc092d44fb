import Touchstone

/// A sheet or a question that comes over the list and goes again.
struct Presentation: Sendable {
  /// The row that it is about.
  let row: RowID
  /// When it came.
  let start: Timestamp
  /// When it was sent away; nil while it is wanted.
  var end: Timestamp?

  /// Comes and goes by SwiftUI's smooth spring, a little faster.
  private static let motion: Motion<Double> = {
    let spring = (try? Spring(duration: 0.35, bounce: 0)) ?? .smooth
    return Motion(spring, from: 0.0, to: 1)
  }()

  /// Seconds from its coming or going until it stands still.
  static var span: Double { motion.settlingTime ?? 0 }

  /// How much of it is there at a moment, 0…1.
  func progress(at time: Timestamp) -> Double {
    let come = Presentation.motion.value(at: max(0, time.seconds(since: start)))
    guard let end, time > end else { return come }
    let left = Presentation.motion.value(at: max(0, end.seconds(since: start)))
    return left * (1 - Presentation.motion.value(at: time.seconds(since: end)))
  }
}
