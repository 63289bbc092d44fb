/// One measured or computed value at one time.
public struct PlotSample: Hashable, Sendable {
  /// Seconds.
  public var time: Double
  /// The value, in the unit of the panel; one that is not finite leaves a gap in a line.
  public var value: Double

  /// Makes a sample.
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}
