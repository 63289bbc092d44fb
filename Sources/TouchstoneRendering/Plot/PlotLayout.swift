internal import Touchstone

/// Where the parts of a plot stand and what their axes show.
struct PlotLayout {
  /// One panel's place and axis.
  struct Panel {
    /// The head with the panel's label and legend.
    let head: Rect
    /// The area of the curves.
    let area: Rect
    let axis: PlotAxis
  }

  let panels: [Panel]
  let time: PlotAxis
  /// What the bands tell about, from the top.
  let lanes: [String]
  /// The strip above the first panel that holds the lanes.
  let bandStrip: Rect

  /// Room for the labels of the value axis, and at the right.
  static let left: Double = 64
  static let right: Double = 20
  /// Room for the title.
  static let top: Double = 40
  /// Room for the time axis.
  static let bottom: Double = 44
  static let headHeight: Double = 26
  static let laneHeight: Double = 18
  /// The least height of a panel's area.
  static let leastArea: Double = 40

  init(_ plot: Plot) throws(PlotError) {
    let range = try PlotLayout.times(plot)
    var lanes: [String] = []
    for band in plot.bands where !lanes.contains(band.lane) { lanes.append(band.lane) }
    self.lanes = lanes
    let strip = Double(lanes.count) * PlotLayout.laneHeight
    let count = Double(plot.panels.count)
    let fixed = PlotLayout.top + PlotLayout.bottom + strip + count * PlotLayout.headHeight
    let width = plot.size.width - PlotLayout.left - PlotLayout.right
    let height = (plot.size.height - fixed) / count
    guard height >= PlotLayout.leastArea, width >= PlotLayout.leastArea else {
      throw .tooSmall(
        needed: max(fixed + count * PlotLayout.leastArea, 0), height: plot.size.height)
    }
    time = PlotAxis(from: range.low, to: range.high, count: width / 80, isPadded: false)
    bandStrip = Rect(x: PlotLayout.left, y: PlotLayout.top, width: width, height: strip)
    var panels: [Panel] = []
    var y = PlotLayout.top + strip
    for panel in plot.panels {
      let head = Rect(x: PlotLayout.left, y: y, width: width, height: PlotLayout.headHeight)
      let area = Rect(x: PlotLayout.left, y: head.maxY, width: width, height: height)
      let values = try PlotLayout.values(panel)
      let axis = PlotAxis(
        from: values.low, to: values.high, count: max(2, height / 28), isPadded: true)
      panels.append(Panel(head: head, area: area, axis: axis))
      y = area.maxY
    }
    self.panels = panels
  }

  private static let limit: Double = 1e15

  /// The first and last time of finite samples and bands.
  private static func times(_ plot: Plot) throws(PlotError) -> (low: Double, high: Double) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for panel in plot.panels {
      for series in panel.series {
        for sample in series.samples where sample.time.isFinite && sample.value.isFinite {
          guard abs(sample.time) <= limit else {
            throw .outOfRange(place: "series \(JSONText.string(series.label))", sample.time)
          }
          low = min(low, sample.time)
          high = max(high, sample.time)
        }
      }
    }
    guard low <= high else { throw .noSamples }
    for band in plot.bands {
      for end in [band.start, band.end] where !(abs(end) <= limit) {
        throw .outOfRange(place: "band \(JSONText.string(band.label))", end)
      }
      low = min(low, band.start)
      high = max(high, band.end)
    }
    return (low, high)
  }

  /// The part of the strip that belongs to a lane.
  func strip(_ lane: Int) -> Rect {
    Rect(
      x: bandStrip.minX, y: bandStrip.minY + Double(lane) * PlotLayout.laneHeight,
      width: bandStrip.size.width, height: PlotLayout.laneHeight)
  }

  /// The least and the greatest of a panel's finite values and thresholds; 0 and 1 without any.
  private static func values(_ panel: PlotPanel) throws(PlotError) -> (low: Double, high: Double) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for series in panel.series {
      for sample in series.samples where sample.time.isFinite && sample.value.isFinite {
        guard abs(sample.value) <= limit else {
          throw .outOfRange(place: "series \(JSONText.string(series.label))", sample.value)
        }
        low = min(low, sample.value)
        high = max(high, sample.value)
      }
    }
    for threshold in panel.thresholds {
      guard abs(threshold.value) <= limit else {
        throw .outOfRange(
          place: "threshold \(JSONText.string(threshold.label))", threshold.value)
      }
      low = min(low, threshold.value)
      high = max(high, threshold.value)
    }
    return low <= high ? (low, high) : (0, 1)
  }

  /// Where a time lies, in points from the left; rounded to hundredths to keep pictures small.
  func x(_ time: Double) -> Double {
    PlotLayout.rounded(bandStrip.minX + self.time.fraction(of: time) * bandStrip.size.width)
  }

  /// Where a value lies, in points from the top of its panel's area.
  static func y(_ value: Double, in panel: Panel) -> Double {
    rounded((1 - panel.axis.fraction(of: value)) * panel.area.size.height)
  }

  static func rounded(_ points: Double) -> Double {
    (points * 100).rounded(.toNearestOrEven) / 100
  }
}
