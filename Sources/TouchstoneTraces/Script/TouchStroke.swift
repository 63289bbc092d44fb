import Touchstone

/// One finger of a script from landing to lift.
struct TouchStroke: Hashable, Sendable {
  /// How the finger moves in a part of its stroke.
  enum Shape: Hashable, Sendable {
    /// From rest to rest along the path of least jerk.
    case move
    /// The first half of such a path: fastest at its end.
    case flick
    /// At one speed and without noise, by the screen's own times.
    case glide
    /// Not at all.
    case rest
  }

  /// A part of a stroke.
  struct Part: Hashable, Sendable {
    var shape: Shape
    var vector: Vector
    /// Nanoseconds.
    var duration: Int64
    /// The arc on which it goes instead of the vector; nil for a straight way.
    var arc: Arc?
  }

  /// A turn about a place.
  struct Arc: Hashable, Sendable {
    var center: Point
    /// Degrees, clockwise positive as in a view whose y goes down.
    var angle: Double
  }

  /// Where the finger lands.
  var start: Point
  /// When it lands, in nanoseconds from the start of the script.
  var delay: Int64 = 0
  var parts: [Part] = []
  /// Whether the system takes the touch away at the end.
  var isCancelled: Bool = false

  init(_ start: Point) {
    self.start = start
  }

  /// Where it lifts.
  var destination: Point { parts.reduce(start) { $1.place(1, from: $0) } }

  /// When it is over, in nanoseconds from the start of the script.
  var end: Int64 { parts.reduce(delay) { $0 + $1.duration } }
}

extension TouchStroke.Part {
  /// Where the finger is after the part `progress`, 0…1, of the way from a place.
  func place(_ progress: Double, from base: Point) -> Point {
    guard let arc else { return base + vector * progress }
    let (sin, cos) = Elementary.sinCos(arc.angle * progress / 180 * Double.pi)
    let spoke = base - arc.center
    return arc.center
      + Vector(x: spoke.x * cos - spoke.y * sin, y: spoke.x * sin + spoke.y * cos)
  }

  /// The part of the vector covered after the part `time`, 0…1, of the duration.
  func progress(_ time: Double) -> Double {
    switch shape {
    case .rest: 0
    case .glide: time
    case .move: TouchStroke.Part.leastJerk(time)
    // Half of the whole path lies behind the fastest point.
    case .flick: TouchStroke.Part.leastJerk(time / 2) * 2
    }
  }

  /// 10 t³ − 15 t⁴ + 6 t⁵: Flash and Hogan, "The coordination of arm movements" (1985).
  private static func leastJerk(_ time: Double) -> Double {
    time * time * time * (10 + time * (-15 + time * 6))
  }
}
