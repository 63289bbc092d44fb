/// Values over time that belong together.
public struct PlotSeries: Hashable, Sendable {
  /// How values are drawn.
  public enum Style: Hashable, Sendable {
    /// Straight lines from sample to sample.
    case line
    /// Each value holds until the next sample.
    case steps
    /// A dot for each sample.
    case dots
  }

  /// What the values are; shown in the panel's head.
  public var label: String
  /// The values in the order in which they are joined.
  public var samples: [PlotSample]
  /// How the values are drawn.
  public var style: Style
  /// The colour; nil takes one of the plot's own, the same for the same label in all panels.
  public var color: Color?

  /// Makes a series, a line in one of the plot's colours unless said otherwise.
  public init(_ label: String, _ samples: [PlotSample], style: Style = .line, color: Color? = nil) {
    self.label = label
    self.samples = samples
    self.style = style
    self.color = color
  }
}
