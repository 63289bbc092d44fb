public import Touchstone

extension TouchScript {
  /// The frames, times counted from the start of the script.
  ///
  /// The screen reports at whole frames, in whole microseconds. A finger that did not move is not
  /// reported; fingers that move together are in one frame. A lift comes one frame after the last
  /// move, at the same place.
  public func frames() -> [TouchFrame] {
    let ordered = strokes.enumerated().sorted {
      ($0.element.delay, $0.offset) < ($1.element.delay, $1.offset)
    }
    var touches: [(frame: Int64, touch: Touch)] = []
    for (number, stroke) in ordered.enumerated() {
      var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
      let id = TouchID(Int64(number + 1))
      append(stroke.element, id, &random, to: &touches)
    }
    touches.sort {
      ($0.frame, $0.touch.phase.rawValue, $0.touch.id)
        < ($1.frame, $1.touch.phase.rawValue, $1.touch.id)
    }
    var frames: [TouchFrame] = []
    for (frame, touch) in touches {
      let time = time(ofFrame: frame)
      if frames.last?.time != time { frames.append(TouchFrame(time: time)) }
      frames[frames.count - 1].touches.append(touch)
    }
    return frames
  }

  /// The frames with the first finger landing at a moment.
  func frames(startingAt start: Timestamp) -> [TouchFrame] {
    frames().map { frame in
      var later = frame
      later.time = frame.time.advanced(byNanoseconds: start.nanoseconds)
      return later
    }
  }

  /// The frames as a trace in its canonical form.
  ///
  /// Positions that are not finite cannot be written and are an error.
  public func trace(_ header: TraceHeader = TraceHeader()) throws(TraceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = TraceWriter()
    try writer.write(TraceLine(.header(header)), to: &bytes)
    for frame in frames() {
      var record = TraceRecord(time: frame.time)
      record.touches = frame.touches
      try writer.write(record, to: &bytes)
    }
    writer.writeEnd(to: &bytes)
    return bytes
  }

  /// Adds what a screen reports of one finger.
  private func append(
    _ stroke: TouchStroke, _ id: TouchID, _ random: inout SplitMix64,
    to touches: inout [(frame: Int64, touch: Touch)]
  ) {
    var frame = frameCount(stroke.delay)
    var base = stroke.start
    var last = base
    touches.append((frame, Touch(id: id, phase: .began, position: base)))
    for part in stroke.parts {
      let steps = max(1, frameCount(part.duration))
      let first = frame
      for step in 1...steps {
        frame += 1
        let isLast = step == steps
        let place: Point
        if part.shape == .glide {
          let progress =
            time(ofFrame: frame).seconds(since: time(ofFrame: first))
            / time(ofFrame: first + steps).seconds(since: time(ofFrame: first))
          place = part.place(progress, from: base)
        } else {
          let exact = part.place(part.progress(Double(step) / Double(steps)), from: base)
          place = isLast ? part.place(1, from: base) : noisy(exact, &random)
        }
        // A screen says nothing about a finger that it sees at the same place.
        guard place != last else { continue }
        touches.append((frame, Touch(id: id, phase: .moved, position: place)))
        last = place
      }
      base = part.place(1, from: base)
    }
    let phase: TouchPhase = stroke.isCancelled ? .cancelled : .ended
    touches.append((frame + 1, Touch(id: id, phase: phase, position: last)))
  }

  private func noisy(_ place: Point, _ random: inout SplitMix64) -> Point {
    let x = place.x + noise * random.bell()
    let y = place.y + noise * random.bell()
    return Point(x: TouchScript.rounded(x), y: TouchScript.rounded(y))
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 16).rounded() / 16
  }

  /// How many whole frames fit a time in nanoseconds, rounded to the nearest.
  func frameCount(_ nanoseconds: Int64) -> Int64 {
    let rate = Int64(rate.framesPerSecond)
    return (nanoseconds / 1000 * rate + 500_000) / 1_000_000
  }

  /// The time of a frame in whole microseconds.
  func time(ofFrame frame: Int64) -> Timestamp {
    let rate = Int64(rate.framesPerSecond)
    return Timestamp(nanoseconds: (frame * 1_000_000 + rate / 2) / rate * 1000)
  }
}
