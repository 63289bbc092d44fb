import Touchstone

extension Workload {
  /// What the machine can do at best: the rows that others are compared with.
  static let floors: [Workload] = [memoryCopy, lineFeeds, walk, moments, librarySpring, conversion]

  /// Copies a million numbers.
  private static let memoryCopy: Workload = {
    let count = 1_000_000
    let source = (0..<count).map { Double($0) }
    return Workload(
      "floor/memcpy", unit: "double", units: count, bytes: count * 8,
      prepare: { [Double](repeating: 0, count: count) },
      run: { target in
        source.withUnsafeBytes { from in
          target.withUnsafeMutableBytes { to in System.copy(from, to: to) }
        }
        return target[count - 1].bitPattern
      })
  }()

  /// Counts the lines of the trace that the trace rows read.
  private static let lineFeeds: Workload = Workload(
    "floor/newlines", unit: "line", units: Recordings.events, bytes: Recordings.short.count,
    prepare: { Recordings.short },
    run: { bytes in System.lineFeeds(in: bytes) })

  /// Reads every touch of the frames that the event rows handle, and adds up what it reads.
  private static let walk: Workload = Workload(
    "floor/walk", unit: "event", units: Gestures.mixed.count,
    prepare: { Gestures.mixed },
    run: { frames in
      var sum = 0.0
      for frame in frames {
        for touch in frame.touches { sum += touch.position.x + touch.position.y }
      }
      return sum.bitPattern
    })

  /// The sums that a parabola through 20 samples needs, over plain arrays.
  private static let moments: Workload = {
    let count = 20
    let repetitions = 20_000
    let times = (0..<count).map { Double($0) * -0.005 }
    let places = (0..<count).map { 300 - Double($0 * $0) }
    return Workload(
      "floor/moments20", unit: "fit", units: repetitions,
      prepare: { 0.0 },
      run: { shift in
        var check = 0.0
        for _ in 0..<repetitions {
          var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
          var (x0, x1, x2) = (0.0, 0.0, 0.0)
          for index in 0..<count {
            let t = times[index]
            let x = places[index] + shift
            let square = t * t
            t1 += t
            t2 += square
            t3 += square * t
            t4 += square * square
            x0 += x
            x1 += t * x
            x2 += square * x
          }
          check += t1 + t2 + t3 + t4 + x0 + x1 + x2
          shift += 0.25
        }
        return check.bitPattern
      })
  }()

  /// Position and velocity of a spring by the textbook's formula and the C library's functions.
  ///
  /// Mass 1, stiffness 200, damping 20, from −80 with −400 points a second.
  private static let librarySpring: Workload = {
    let frames = 100_000
    return Workload(
      "floor/libm-spring", unit: "frame", units: frames,
      prepare: { (decay: 10.0, frequency: 10.0) },
      run: { spring in
        var sum = 0.0
        for frame in 0..<frames {
          let state = System.springByLibrary(
            decay: spring.decay, frequency: spring.frequency, offset: -80, velocity: -400,
            at: Double(frame) * 1e-5)
          sum += state.value + state.velocity
        }
        return sum.bitPattern
      })
  }()

  /// Turns seconds into nanoseconds and back.
  private static let conversion: Workload = {
    let count = 100_000
    return Workload(
      "time/convert", unit: "conversion", units: count, floor: "floor/memcpy", allocationLimit: 0,
      prepare: { (0..<count).map { Double($0) * 0.000_833 } },
      run: { seconds in
        var check: UInt64 = 0
        for value in seconds {
          let time = Timestamp(seconds: value)
          check = check &* 31 &+ UInt64(bitPattern: time.nanoseconds) &+ time.seconds.bitPattern
        }
        return check
      })
  }()
}
