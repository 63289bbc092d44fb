/// The ranges of a device's two axes, in its own units; both ends belong to them.
public struct TraceAxes: Hashable, Sendable {
  /// The smallest x.
  public var minX: Double
  /// The largest x; greater than the smallest.
  public var maxX: Double
  /// The smallest y.
  public var minY: Double
  /// The largest y; greater than the smallest.
  public var maxY: Double

  /// Makes ranges; a range that is empty or not finite is refused.
  public init?(minX: Double, maxX: Double, minY: Double, maxY: Double) {
    guard minX < maxX, minY < maxY, (maxX - minX).isFinite, (maxY - minY).isFinite else {
      return nil
    }
    self.minX = minX
    self.maxX = maxX
    self.minY = minY
    self.maxY = maxY
  }

  /// How many units the device is wide.
  public var width: Double { maxX - minX + 1 }
  /// How many units the device is high.
  public var height: Double { maxY - minY + 1 }
}
