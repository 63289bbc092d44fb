import Touchstone
import TouchstoneRendering

/// Where fingers are and which way they came.
struct FingerTrails: Sendable {
  private struct Finger: Sendable {
    var id: TouchID
    /// Nil after the lift.
    var place: Point?
    var trail: [(time: Timestamp, place: Point)]
  }

  private var fingers: [Finger] = []

  /// Seconds for which a trail shows.
  private static let span: Double = 0.5

  /// The most places of a trail; a device that reports more often loses its oldest.
  private static let capacity: Int = 600

  /// Takes in what the fingers did.
  mutating func handle(_ frame: TouchFrame) {
    forget(before: frame.time)
    for touch in frame.touches where touch.position.isFinite || touch.phase == .cancelled {
      let index = fingers.firstIndex { $0.id == touch.id } ?? fingers.count
      switch touch.phase {
      case .began, .moved:
        if index == fingers.count { fingers.append(Finger(id: touch.id, place: nil, trail: [])) }
        fingers[index].place = touch.position
        fingers[index].trail.append((frame.time, touch.position))
        if fingers[index].trail.count > FingerTrails.capacity {
          fingers[index].trail.removeFirst(FingerTrails.capacity / 4)
        }
      case .ended, .cancelled:
        if index < fingers.count { fingers[index].place = nil }
      }
    }
  }

  /// Lets go what is too old to show.
  private mutating func forget(before time: Timestamp) {
    for index in fingers.indices {
      fingers[index].trail.removeAll { time.seconds(since: $0.time) > FingerTrails.span }
    }
    fingers.removeAll { $0.place == nil && $0.trail.isEmpty }
  }

  /// The marks of all fingers that are down or were not long ago.
  func marks(at time: Timestamp, _ appearance: Appearance) -> [TouchMark] {
    fingers.map { finger in
      var trail: [Point] = []
      for sample in finger.trail where time.seconds(since: sample.time) <= FingerTrails.span {
        trail.append(sample.place)
      }
      return TouchMark(
        at: finger.place, trail: trail, appearance: appearance,
        name: "touch \(finger.id.rawValue)")
    }
  }
}
