extension SampleHistory {
  /// Velocity of a body that the finger pushes, from the energy that its movement carries.
  ///
  /// The screen is taken to move already when the first interval begins, which halves that
  /// interval's energy (Android's and Compose's estimator).
  func impulse(count: Int) -> Vector {
    var energy = Vector.zero
    var age = count - 2
    while age >= 0 {
      let v = slope(age)
      energy.x += (v.x - SampleHistory.speed(energy.x)) * v.x.magnitude
      energy.y += (v.y - SampleHistory.speed(energy.y)) * v.y.magnitude
      if age == count - 2 { energy = energy * 0.5 }
      age -= 1
    }
    return Vector(x: SampleHistory.speed(energy.x), y: SampleHistory.speed(energy.y))
  }

  private static func speed(_ energy: Double) -> Double {
    let speed = (2 * energy.magnitude).squareRoot()
    return energy < 0 ? -speed : speed
  }
}
