/// Chooses the place at which something comes to rest.
public struct SnapPoints<Value: VectorArithmetic>: Equatable, Sendable {
  /// The places, in the order that decides ties.
  public let anchors: [Value]

  /// Makes a set of places.
  public init(_ anchors: [Value]) {
    self.anchors = anchors
  }

  /// The place nearest to a position; of equally near ones the first; nil if there is none.
  public func nearest(to position: Value) -> Value? {
    var best: Value?
    var least = Double.infinity
    for anchor in anchors {
      let distance = (anchor - position).magnitudeSquared
      if best == nil || distance < least {
        best = anchor
        least = distance
      }
    }
    return best
  }

  /// The place nearest to where a throw would come to rest.
  public func destination(
    from position: Value, velocity: Value, projection: Projection = .exact(.normal)
  ) -> Value? {
    nearest(to: position + projection.distance(for: velocity))
  }
}
