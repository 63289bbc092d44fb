public import Touchstone

/// A velocity tracker that follows the fingers without a recognizer.
///
/// It follows the finger that landed last; a landing starts it anew.
public struct VelocityProbe: Equatable, Sendable {
  /// What it is called in expectations.
  public let name: String
  private var tracker: VelocityTracker
  private var finger: TouchID?

  /// Makes a probe; a configuration that makes no sense is refused.
  public init(name: String, _ configuration: VelocityConfiguration) throws(ConfigurationError) {
    self.name = name
    tracker = try VelocityTracker(configuration)
  }

  /// Takes in what the fingers did.
  public mutating func handle(_ frame: TouchFrame) {
    for sample in frame.coalesced where sample.id == finger && sample.time <= frame.time {
      tracker.add(sample.position, at: sample.time)
    }
    for touch in frame.touches {
      switch touch.phase {
      case .began:
        finger = touch.id
        tracker.reset()
        tracker.add(touch.position, at: frame.time)
      case .moved where touch.id == finger:
        tracker.add(touch.position, at: frame.time)
      case .ended where touch.id == finger:
        tracker.lift(touch.position, at: frame.time)
        finger = nil
      case .cancelled where touch.id == finger:
        tracker.cancel()
        finger = nil
      case .moved, .ended, .cancelled:
        continue
      }
    }
  }

  /// What it answers at a moment, in points a second.
  public func velocity(at time: Timestamp) -> Vector { tracker.velocity(at: time) }
}
