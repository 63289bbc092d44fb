/// A value that decides something, drawn as a dashed line.
public struct PlotThreshold: Hashable, Sendable {
  /// The value, in the unit of the panel.
  public var value: Double
  /// What it decides; shown at the right end of the line.
  public var label: String

  /// Makes a threshold.
  public init(_ label: String, value: Double) {
    self.label = label
    self.value = value
  }
}
