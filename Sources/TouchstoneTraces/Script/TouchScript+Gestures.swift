public import Touchstone

extension TouchScript {
  /// Two short touches at one place, an eighth of a second apart.
  public static func doubleTap(at place: Point = defaultStart) -> TouchScript {
    tap(at: place).then(.pause(for: .milliseconds(125))).then(tap(at: place))
  }

  /// Two fingers on a line that move apart, or together where the scale is below 1.
  ///
  /// - Parameters:
  ///   - scale: Their distance at the end, relative to their distance when they landed.
  ///   - duration: How long they move.
  ///   - center: The place between them.
  ///   - distance: Their distance when they land, in points.
  ///   - angle: The line's direction in degrees, clockwise from the right.
  public static func pinch(
    scale: Double, over duration: Duration, center: Point, distance: Double = 100,
    angle: Double = 0
  ) -> TouchScript {
    let (sin, cos) = Elementary.sinCos(angle / 180 * Double.pi)
    let arm = Vector(x: cos, y: sin) * (distance / 2)
    let way = arm * (scale - 1)
    return drag(by: way, over: duration, from: center + arm)
      .with(drag(by: way * -1, over: duration, from: center + arm * -1))
  }

  /// Two fingers that turn about the place between them.
  ///
  /// - Parameters:
  ///   - angle: How far, in degrees; clockwise positive.
  ///   - duration: How long they move.
  ///   - center: The place between them.
  ///   - distance: Their distance, in points; it stays.
  public static func rotate(
    by angle: Double, over duration: Duration, center: Point, distance: Double = 100
  ) -> TouchScript {
    let arc = TouchStroke.Arc(center: center, angle: angle)
    let arm = Vector(x: distance / 2, y: 0)
    return TouchScript(TouchStroke(center + arm)).adding(.move, .zero, duration, along: arc)
      .with(TouchScript(TouchStroke(center + arm * -1)).adding(.move, .zero, duration, along: arc))
  }

  /// A finger that is lifted with exactly the velocity that a tracker then measures.
  ///
  /// It speeds up as any flick does, and then goes on at one speed, without noise, for as long as
  /// the tracker looks back. The measured velocity differs by rounding alone, less than a billionth.
  /// What the tracker could never measure is an error: a speed above its greatest, pauses or horizons
  /// shorter than a frame, more samples needed than are kept, no speed at all.
  ///
  /// - Parameters:
  ///   - velocity: What is measured, in points a second.
  ///   - configuration: How it is measured.
  ///   - duration: How long the finger speeds up.
  ///   - start: Where it lands.
  ///   - rate: How often the screen reports; the script's rate must stay as it is.
  public static func flick(
    velocity: Vector, measuredBy configuration: VelocityConfiguration,
    over duration: Duration = .milliseconds(100), from start: Point = defaultStart,
    rate: FrameRate = .oneHundredTwenty
  ) throws(ConfigurationError) -> TouchScript {
    let tracker = try VelocityTracker(configuration)
    for speed in [velocity.x, velocity.y] {
      try ConfigurationError.check("velocity", speed, min: -.greatestFiniteMagnitude)
    }
    if let maximum = configuration.maximum {
      let speed =
        configuration.clamp == .magnitude
        ? velocity.length : max(velocity.x.magnitude, velocity.y.magnitude)
      try ConfigurationError.check("velocity", speed, max: maximum)
    }
    let perSecond = Double(rate.framesPerSecond)
    // The newest samples and one more, so that every interval between them is of one speed.
    let needed = Double(configuration.samples)
    let frames = min(needed, (configuration.horizon ?? .infinity) * perSecond + 1).rounded(.up)
    let glide = Int64((frames / perSecond * 1e9).rounded())
    var script = flick(velocity: velocity, over: duration, from: start)
    script.rate = rate
    script = script.gliding(velocity, .nanoseconds(glide))
    // Nothing is promised that was not measured.
    let error = (script.velocity(atLiftBy: tracker) - velocity).length
    guard error <= 1e-9 * max(1, velocity.length) else {
      throw ConfigurationError("velocity", .contradicts("measuredBy"))
    }
    return script
  }

  /// What a tracker measures of a single finger when it is lifted.
  private func velocity(atLiftBy tracker: VelocityTracker) -> Vector {
    var tracker = tracker
    for frame in frames() {
      for touch in frame.touches {
        if touch.phase == .ended {
          tracker.lift(touch.position, at: frame.time)
          return tracker.velocity(at: frame.time)
        }
        tracker.add(touch.position, at: frame.time)
      }
    }
    return .zero
  }

  /// The last finger goes on at one speed, by the screen's own times.
  private func gliding(_ velocity: Vector, _ duration: Duration) -> TouchScript {
    guard let stroke = strokes.last else { return self }
    let before = stroke.parts.reduce(frameCount(stroke.delay)) { frame, part in
      frame + max(1, frameCount(part.duration))
    }
    let after = before + max(1, frameCount(TouchScript.nanoseconds(duration)))
    let seconds = time(ofFrame: after).seconds(since: time(ofFrame: before))
    return adding(.glide, velocity * seconds, duration)
  }
}
