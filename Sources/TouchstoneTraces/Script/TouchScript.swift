public import Touchstone

/// Fingers that move as people move them, made from a few words instead of a recording.
///
/// ```
/// let script = TouchScript.drag(by: Vector(x: -120, y: 3), over: .milliseconds(200))
/// for frame in script.frames() { … }
/// ```
///
/// A stroke follows the path of least jerk: it starts and ends gently. Between its ends positions
/// carry a little noise, as a sensor gives it, and are rounded to sixteenths of a point; the ends
/// are exact. The same script gives the same frames everywhere.
public struct TouchScript: Hashable, Sendable {
  /// How often the screen reports.
  public var rate: FrameRate = .oneHundredTwenty
  /// Standard deviation of the sensor's noise, in points.
  public var noise: Double = 0.2
  /// Where the noise comes from; another seed gives another recording of the same gesture.
  public var seed: UInt64 = 1

  /// The fingers, in the order in which they land.
  var strokes: [TouchStroke] = []
  /// Nanoseconds until everything is over.
  private(set) var length: Int64 = 0

  /// The place where a stroke starts unless told otherwise: at the right end of a first row.
  public static let defaultStart: Point = Point(x: 280, y: 30)

  init(_ stroke: TouchStroke) {
    strokes = [stroke]
    length = stroke.end
  }

  private init(pause: Int64) {
    length = pause
  }

  /// A finger that lands, moves along a vector, stops and is lifted.
  public static func drag(
    by vector: Vector, over duration: Duration, from start: Point = defaultStart
  ) -> TouchScript {
    TouchScript(TouchStroke(start)).moving(by: vector, over: duration)
  }

  /// A finger that lands at one place, moves to another, stops and is lifted.
  public static func drag(from start: Point, to end: Point, over duration: Duration) -> TouchScript
  {
    drag(by: end - start, over: duration, from: start)
  }

  /// A finger that is still moving when it is lifted.
  ///
  /// It speeds up to `velocity`, in points a second, which it has reached when it leaves the
  /// screen; on the way it covers 8/15 of velocity × duration.
  public static func flick(
    velocity: Vector, over duration: Duration = .milliseconds(100),
    from start: Point = defaultStart
  ) -> TouchScript {
    let seconds = Double(nanoseconds(duration)) / 1e9
    let vector = velocity * (seconds * 8 / 15)
    return TouchScript(TouchStroke(start)).adding(.flick, vector, duration)
  }

  /// A finger that goes from one place to another and is still moving when it is lifted.
  ///
  /// It is lifted at 15/8 of its mean velocity, its greatest.
  public static func flick(
    from start: Point, to end: Point, over duration: Duration = .milliseconds(100)
  ) -> TouchScript {
    TouchScript(TouchStroke(start)).adding(.flick, end - start, duration)
  }

  /// A finger that rests at a place and is lifted.
  public static func hold(
    for duration: Duration, at place: Point = defaultStart
  ) -> TouchScript {
    TouchScript(TouchStroke(place)).resting(for: duration)
  }

  /// A short touch.
  public static var tap: TouchScript { tap(at: defaultStart) }

  /// A short touch at a place.
  public static func tap(at place: Point) -> TouchScript {
    hold(for: .milliseconds(80), at: place)
  }

  /// Nothing happens for a while.
  public static func pause(for duration: Duration) -> TouchScript {
    TouchScript(pause: nanoseconds(duration))
  }

  /// The last finger moves on before it is lifted.
  public func moving(by vector: Vector, over duration: Duration) -> TouchScript {
    adding(.move, vector, duration)
  }

  /// The last finger moves on to a place before it is lifted.
  public func moving(to place: Point, over duration: Duration) -> TouchScript {
    guard let stroke = strokes.last else { return self }
    return moving(by: place - stroke.destination, over: duration)
  }

  /// The last finger rests before it is lifted.
  public func resting(for duration: Duration) -> TouchScript {
    adding(.rest, .zero, duration)
  }

  /// The system takes the last finger's touch away instead of its being lifted.
  public func cancelled() -> TouchScript {
    guard !strokes.isEmpty else { return self }
    var script = self
    script.strokes[strokes.count - 1].isCancelled = true
    return script
  }

  /// This, and then another.
  public func then(_ next: TouchScript) -> TouchScript {
    with(next, after: .nanoseconds(length))
  }

  /// This and another at once, the other a little later; two fingers, for example.
  public func with(_ other: TouchScript, after delay: Duration = .zero) -> TouchScript {
    var script = self
    let delay = TouchScript.nanoseconds(delay)
    for var stroke in other.strokes {
      stroke.delay += delay
      script.strokes.append(stroke)
    }
    script.length = max(length, delay + other.length)
    return script
  }

  /// The last finger goes on; nothing changes where there is none.
  func adding(
    _ shape: TouchStroke.Shape, _ vector: Vector, _ duration: Duration,
    along arc: TouchStroke.Arc? = nil
  ) -> TouchScript {
    guard !strokes.isEmpty else { return self }
    var script = self
    let part = TouchStroke.Part(
      shape: shape, vector: vector, duration: TouchScript.nanoseconds(duration), arc: arc)
    script.strokes[strokes.count - 1].parts.append(part)
    script.length = max(length, script.strokes[strokes.count - 1].end)
    return script
  }

  /// A duration in nanoseconds, held between nothing and an hour.
  static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 3600 else { return 3_600_000_000_000 }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
