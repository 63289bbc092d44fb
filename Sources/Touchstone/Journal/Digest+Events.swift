extension Digest {
  /// Adds a gesture event: when, whose, which state, and its numbers.
  ///
  /// The location takes part beside translation and velocity, so that the last bit of one
  /// coordinate changes the sum even where a subtraction would round it away.
  public mutating func combine(_ event: GestureEvent) {
    combine(event.time)
    combine(event.recognizer.index)
    combine(UInt64(event.state.rawValue))
    combine(event.values.location - Point.zero)
    combine(event.values.translation)
    combine(event.values.scale)
    combine(event.values.rotation)
    combine(event.velocity ?? .zero)
  }
}
