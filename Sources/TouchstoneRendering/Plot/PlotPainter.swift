internal import Touchstone

/// Draws a plot's parts as layers.
struct PlotPainter {
  let plot: Plot
  let layout: PlotLayout
  private let palette: Palette
  private let colors: PlotColors
  private var layers: [Layer] = []

  init(plot: Plot, layout: PlotLayout) {
    self.plot = plot
    self.layout = layout
    palette = Palette(plot.appearance)
    colors = PlotColors(plot.appearance)
  }

  mutating func scene() -> Scene {
    text(
      plot.title, Rect(x: 16, y: 10, width: plot.size.width - 32, height: 24), size: 17,
      weight: .semibold)
    bands()
    for (panel, place) in zip(plot.panels, layout.panels) {
      grid(place)
      head(panel, place)
      for threshold in panel.thresholds { line(of: threshold, place) }
      curves(panel, place)
      for threshold in panel.thresholds { label(of: threshold, place) }
    }
    timeAxis()
    return Scene(
      size: plot.size, background: palette.surface, layers: layers, title: plot.title)
  }

  private mutating func text(
    _ string: String, _ frame: Rect, size: Double = 11, weight: Label.Weight = .regular,
    color: Color? = nil, alignment: Label.Alignment = .left
  ) {
    let label = Label(
      string, fontSize: size, weight: weight, color: color ?? palette.label, alignment: alignment)
    layers.append(Layer(frame: frame, content: .label(label)))
  }

  private mutating func rect(_ frame: Rect, _ color: Color) {
    layers.append(Layer(frame: frame, fill: color))
  }

  // MARK: Bands

  private mutating func bands() {
    for (index, lane) in layout.lanes.enumerated() where !lane.isEmpty {
      let strip = layout.strip(index)
      let frame = Rect(
        x: 4, y: strip.minY, width: PlotLayout.left - 12, height: strip.size.height)
      text(lane, frame, color: palette.secondaryLabel, alignment: .right)
    }
    var labels: [String] = []
    for band in plot.bands where band.end > band.start {
      let index = labels.firstIndex(of: band.label) ?? labels.count
      if index == labels.count { labels.append(band.label) }
      let color = colors.band(index, band.color, isShade: false)
      let (start, end) = (layout.x(band.start), layout.x(band.end))
      let lane = layout.lanes.firstIndex(of: band.lane) ?? 0
      let strip = layout.strip(lane)
      // Neighbouring lanes are kept apart by a hairline of the ground.
      let gap = layout.lanes.count > 1 ? 1.0 : 0
      rect(
        Rect(x: start, y: strip.minY, width: end - start, height: strip.size.height - gap), color)
      if lane == 0 {
        let shade = colors.band(index, band.color, isShade: true)
        for panel in layout.panels {
          rect(
            Rect(
              x: start, y: panel.area.minY, width: end - start, height: panel.area.size.height),
            shade)
        }
      }
      // A label that does not fit says nothing; its neighbours of the same colour do.
      if FontMetrics.width(of: band.label) * 11 + 6 <= end - start {
        let frame = Rect(
          x: start, y: strip.minY, width: end - start, height: strip.size.height - gap)
        text(band.label, frame, alignment: .center)
      }
    }
  }

  // MARK: Panels

  private mutating func grid(_ panel: PlotLayout.Panel) {
    let area = panel.area
    for tick in panel.axis.ticks {
      let y = area.minY + PlotLayout.y(tick, in: panel)
      let isZero = tick == 0
      let color = isZero ? palette.secondaryLabel : palette.separator
      rect(Rect(x: area.minX, y: y - 0.25, width: area.size.width, height: 0.5), color)
      let label = Rect(x: 4, y: y - 8, width: PlotLayout.left - 12, height: 16)
      text(panel.axis.text(tick), label, color: palette.secondaryLabel, alignment: .right)
    }
    for tick in layout.time.ticks {
      let x = layout.x(tick)
      rect(
        Rect(x: x - 0.25, y: area.minY, width: 0.5, height: area.size.height), palette.separator)
    }
  }

  private mutating func head(_ panel: PlotPanel, _ place: PlotLayout.Panel) {
    let head = place.head
    let width = FontMetrics.width(of: panel.label, .semibold) * 12 + 4
    text(
      panel.label, Rect(x: head.minX, y: head.minY + 4, width: width, height: head.size.height - 6),
      size: 12, weight: .semibold)
    guard panel.series.count > 1 else { return }
    var x = head.minX + width + 16
    for series in panel.series {
      let color = color(of: series)
      let middle = head.minY + 4 + (head.size.height - 6) / 2
      if series.style == .dots {
        for dot in [x, x + 5, x + 10] {
          layers.append(
            Layer(
              frame: Rect(x: dot, y: middle - 2, width: 4, height: 4), fill: color,
              cornerRadius: 2))
        }
      } else {
        let frame = Rect(x: x, y: middle - 1, width: 14, height: 2)
        layers.append(Layer(frame: frame, fill: color, cornerRadius: 1))
      }
      let length = FontMetrics.width(of: series.label) * 11 + 4
      text(series.label, Rect(x: x + 20, y: middle - 8, width: length, height: 16))
      x += 20 + length + 16
    }
  }

  private mutating func line(of threshold: PlotThreshold, _ panel: PlotLayout.Panel) {
    let y = PlotLayout.y(threshold.value, in: panel)
    var path = Path()
    var x = 0.0
    while x < panel.area.size.width {
      path.elements.append(.move(Point(x: x, y: y)))
      path.elements.append(.line(Point(x: min(x + 4, panel.area.size.width), y: y)))
      x += 8
    }
    layers.append(
      Layer(frame: panel.area, content: .line(path, width: 1, palette.destructiveLabel)))
  }

  private mutating func label(of threshold: PlotThreshold, _ panel: PlotLayout.Panel) {
    let y = panel.area.minY + PlotLayout.y(threshold.value, in: panel)
    // Above the line, unless that would leave the panel.
    let top = y - 15 < panel.area.minY ? y + 1 : y - 15
    let width = FontMetrics.width(of: threshold.label) * 11 + 6
    let frame = Rect(x: panel.area.maxX - width - 3, y: top, width: width, height: 14)
    layers.append(Layer(frame: frame, fill: palette.surface.with(alpha: 200), cornerRadius: 3))
    text(threshold.label, frame, color: palette.destructiveLabel, alignment: .center)
  }

  private mutating func timeAxis() {
    guard let last = layout.panels.last else { return }
    for tick in layout.time.ticks {
      let frame = Rect(x: layout.x(tick) - 40, y: last.area.maxY + 5, width: 80, height: 14)
      text(
        layout.time.text(tick), frame, color: palette.secondaryLabel, alignment: .center)
    }
    let frame = Rect(
      x: last.area.minX, y: last.area.maxY + 22, width: last.area.size.width, height: 16)
    text(plot.timeLabel, frame, color: palette.secondaryLabel, alignment: .center)
  }

  // MARK: Curves

  /// Its own colour, or one that curves with the same label share in all panels.
  private func color(of series: PlotSeries) -> Color {
    if let own = series.color { return own }
    var labels: [String] = []
    for panel in plot.panels {
      for other in panel.series where other.color == nil && !labels.contains(other.label) {
        labels.append(other.label)
      }
    }
    return colors.series(labels.firstIndex(of: series.label) ?? 0)
  }

  private mutating func curves(_ panel: PlotPanel, _ place: PlotLayout.Panel) {
    var lines: [Layer] = []
    for series in panel.series {
      let color = color(of: series)
      let points = PlotPainter.runs(series, layout, place)
      let frame = Rect(origin: .zero, size: place.area.size)
      switch series.style {
      case .line, .steps:
        var path = Path()
        for run in points { path.elements.append(contentsOf: Path.polyline(run).elements) }
        lines.append(Layer(frame: frame, content: .line(path, width: 1.75, color)))
      case .dots:
        var path = Path()
        for point in points.joined() {
          let dot = Rect(x: point.x - 2, y: point.y - 2, width: 4, height: 4)
          path.elements.append(contentsOf: Path.ellipse(in: dot).elements)
        }
        lines.append(Layer(frame: frame, content: .shape(path, color)))
      }
    }
    layers.append(Layer(frame: place.area, clipsToBounds: true, sublayers: lines))
  }

  /// The places of a series in its panel, parted where a value is missing.
  private static func runs(
    _ series: PlotSeries, _ layout: PlotLayout, _ panel: PlotLayout.Panel
  ) -> [[Point]] {
    var runs: [[Point]] = []
    var run: [Point] = []
    for sample in series.samples {
      guard sample.time.isFinite, sample.value.isFinite else {
        if !run.isEmpty { runs.append(thinned(run)) }
        run = []
        continue
      }
      let x = layout.x(sample.time) - panel.area.minX
      let y = PlotLayout.y(sample.value, in: panel)
      if series.style == .steps, let last = run.last { run.append(Point(x: x, y: last.y)) }
      run.append(Point(x: x, y: y))
    }
    if !run.isEmpty { runs.append(thinned(run)) }
    // A single sample between gaps would be no line at all.
    return runs.map { $0.count == 1 && series.style != .dots ? [$0[0], $0[0]] : $0 }
  }

  /// Keeps the first, lowest, highest and last of the places that share half a point of width.
  private static func thinned(_ run: [Point]) -> [Point] {
    var result: [Point] = []
    var start = 0
    while start < run.count {
      let column = (run[start].x * 2).rounded(.down)
      var end = start + 1
      while end < run.count, (run[end].x * 2).rounded(.down) == column { end += 1 }
      if end - start <= 4 {
        result.append(contentsOf: run[start..<end])
      } else {
        var (low, high) = (start, start)
        for index in start..<end {
          if run[index].y < run[low].y { low = index }
          if run[index].y > run[high].y { high = index }
        }
        result.append(run[start])
        for index in [min(low, high), max(low, high)] where index > start && index < end - 1 {
          result.append(run[index])
        }
        result.append(run[end - 1])
      }
      start = end
    }
    return result
  }
}
