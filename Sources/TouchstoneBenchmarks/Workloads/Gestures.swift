import Touchstone
import TouchstoneTraces

/// Touches for the rows: a thousand gestures of 62 events at 120 Hz, the same on every machine.
///
/// Seven of eight are swipes to the left with 0.3 points of noise, one is a hold.
enum Gestures {
  static let perGesture = 62
  static let count = 1000

  static let swipes: [TouchFrame] = make { _ in false }
  static let holds: [TouchFrame] = make { _ in true }
  static let mixed: [TouchFrame] = make { $0 % 8 == 7 }

  /// Two fingers that drag side by side, each move in a frame of its own.
  static let twoFingers: [TouchFrame] = interleaved()

  /// The mixed gestures, each on another of so many rows of 60 points.
  static func allOver(_ rows: Int) -> [TouchFrame] {
    var frames = mixed
    for index in frames.indices {
      let row = 619 * (index / perGesture) % rows
      frames[index].touches[0].position.y += Double(60 * row)
    }
    return frames
  }

  /// A finger's place while it swipes (or holds) for the n-th time.
  private static func place(_ event: Int, isHold: Bool, _ random: inout SplitMix64) -> Point {
    let noise = Vector(x: 0.3 * random.bell(), y: 0.3 * random.bell())
    let x = isHold ? 280 : 280 - 2.5 * Double(event)
    return Point(x: x, y: 30) + noise
  }

  private static func make(isHold: (Int) -> Bool) -> [TouchFrame] {
    var random = SplitMix64(seed: 62)
    var frames: [TouchFrame] = []
    frames.reserveCapacity(count * perGesture)
    for gesture in 0..<count {
      for event in 0..<perGesture {
        let place = place(event, isHold: isHold(gesture), &random)
        let phase: TouchPhase =
          event == 0 ? .began : event == perGesture - 1 ? .ended : .moved
        frames.append(frame(gesture, event, TouchID(Int64(gesture + 1)), phase, place))
      }
    }
    return frames
  }

  private static func interleaved() -> [TouchFrame] {
    var random = SplitMix64(seed: 2)
    var frames: [TouchFrame] = []
    for gesture in 0..<count {
      for event in 0..<perGesture {
        let finger = event % 2
        let place = place(event, isHold: false, &random) + Vector(x: 0, y: Double(60 * finger))
        let phase: TouchPhase =
          event < 2 ? .began : event >= perGesture - 2 ? .ended : .moved
        frames.append(
          frame(gesture, event, TouchID(Int64(2 * gesture + finger + 1)), phase, place))
      }
    }
    return frames
  }

  /// Gestures start a second and a half apart, events 1/120 s.
  private static func frame(
    _ gesture: Int, _ event: Int, _ id: TouchID, _ phase: TouchPhase, _ place: Point
  ) -> TouchFrame {
    let nanoseconds = Int64(gesture) * 1_500_000_000 + Int64(event) * 25_000_000 / 3
    return TouchFrame(
      time: Timestamp(nanoseconds: nanoseconds),
      touches: [Touch(id: id, phase: phase, position: place)])
  }
}
