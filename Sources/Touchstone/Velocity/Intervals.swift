extension SampleHistory {
  /// Seconds from an older sample to a newer one.
  func seconds(from older: Int, to newer: Int) -> Double {
    Double(self[newer].time &- self[older].time) / 1e9
  }

  /// Slope of an interval by its age: 0 is the newest, in points a second.
  @inline(__always)
  func slope(_ age: Int) -> Vector {
    let newer = self[age]
    let older = self[age + 1]
    let dt = Double(newer.time &- older.time) / 1e9
    return Vector(x: (newer.x - older.x) / dt, y: (newer.y - older.y) / dt)
  }

  /// UIKit's estimate: three quarters of the interval before the newest, one of the newest.
  @inline(__always)
  var uiKitSlope: Vector {
    let count = count
    guard count > 1 else { return .zero }
    return count == 2 ? slope(0) : slope(0) * 0.25 + slope(1) * 0.75
  }

  /// Sum of the slopes times their weights, newest first; a missing interval counts as zero.
  func weightedSlopes(_ weights: [Double], count: Int) -> Vector {
    var sum = Vector.zero
    for age in 0..<min(weights.count, count - 1) {
      sum += slope(age) * weights[age]
    }
    return sum
  }

  /// One-pole filter with a time constant of 10 ms over the slopes, from the oldest to the newest.
  func filtered(count: Int) -> Vector {
    var velocity = slope(count - 2)
    var age = count - 3
    while age >= 0 {
      let dt = seconds(from: age + 1, to: age)
      velocity += (slope(age) - velocity) * (dt / (0.010 + dt))
      age -= 1
    }
    return velocity
  }
}
