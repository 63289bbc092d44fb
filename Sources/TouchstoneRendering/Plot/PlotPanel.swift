/// Curves that share a value axis.
public struct PlotPanel: Hashable, Sendable {
  /// What the axis shows, with its unit; shown in the panel's head.
  public var label: String
  /// The curves, from the lowest to the uppermost.
  public var series: [PlotSeries]
  /// Values that decide something.
  public var thresholds: [PlotThreshold]

  /// Makes a panel.
  public init(_ label: String, _ series: [PlotSeries], thresholds: [PlotThreshold] = []) {
    self.label = label
    self.series = series
    self.thresholds = thresholds
  }
}
