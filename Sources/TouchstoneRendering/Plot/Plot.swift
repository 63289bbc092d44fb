public import Touchstone

/// Curves over time, in panels that share the time axis.
///
/// ```swift
/// let plot = Plot(title: "A row settles", panels: [
///   PlotPanel("offset, pt", [PlotSeries("offset", samples)],
///     thresholds: [PlotThreshold("opens", value: -40)])
/// ])
/// let svg = try Renderer.svg().render(plot.scene())
/// ```
public struct Plot: Hashable, Sendable {
  /// What the plot shows; its first line.
  public var title: String
  /// The panels from top to bottom.
  public var panels: [PlotPanel]
  /// Spans of time with a name, drawn behind the curves of all panels.
  public var bands: [PlotBand]
  /// What the time axis counts.
  public var timeLabel: String
  /// Width and height of the whole picture, in points.
  public var size: Size
  /// Light or dark colours.
  public var appearance: Appearance

  /// Makes a plot; it is 720 points wide, and 180 points high for each panel, unless said otherwise.
  public init(
    title: String, panels: [PlotPanel], bands: [PlotBand] = [], timeLabel: String = "seconds",
    size: Size? = nil, appearance: Appearance = .light
  ) {
    self.title = title
    self.panels = panels
    self.bands = bands
    self.timeLabel = timeLabel
    self.size = size ?? Size(width: 720, height: 90 + 180 * Double(max(1, panels.count)))
    self.appearance = appearance
  }

  /// The plot as a scene, for any renderer.
  ///
  /// Lines with many more samples than the plot has points keep the first, lowest, highest and last
  /// sample of each half point, so that no peak is lost.
  public func scene() throws(PlotError) -> Scene {
    let layout = try PlotLayout(self)
    var painter = PlotPainter(plot: self, layout: layout)
    return painter.scene()
  }
}
