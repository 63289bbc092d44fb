import Testing
import Touchstone
import TouchstoneRendering

@Suite struct PlotTests {
  /// A plot with one panel and one series.
  private func plot(
    _ values: [(Double, Double)], style: PlotSeries.Style = .line,
    thresholds: [PlotThreshold] = [], bands: [PlotBand] = []
  ) -> Plot {
    let samples = values.map { PlotSample(time: $0.0, value: $0.1) }
    let panel = PlotPanel(
      "offset, pt", [PlotSeries("offset", samples, style: style)],
      thresholds: thresholds)
    return Plot(title: "A plot", panels: [panel], bands: bands)
  }

  private func labels(_ plot: Plot) throws -> [String] {
    try plot.scene().layers.compactMap { layer in
      if case .label(let label) = layer.content { label.text } else { nil }
    }
  }

  /// The places of the first curve, in points within the panel.
  private func curve(_ plot: Plot) throws -> [Path.Element] {
    for layer in try plot.scene().layers {
      if case .line(let path, _, _) = layer.sublayers.first?.content { return path.elements }
    }
    return []
  }

  @Test func `title, axis labels, bands and thresholds are written`() throws {
    let plot = plot(
      [(0, 0), (0.2, -92)], thresholds: [PlotThreshold("opens beyond −40", value: -40)],
      bands: [
        PlotBand("possible", from: 0, to: 0.1), PlotBand("x", from: 0.1, to: 0.1),
        PlotBand("changed", from: 0.1, to: 0.101), PlotBand("changed", from: 0.101, to: 0.2),
      ])
    #expect(
      try labels(plot) == [
        "A plot", "possible", "changed", "−80", "−60", "−40", "−20", "0", "offset, pt",
        "opens beyond −40", "0.00", "0.05", "0.10", "0.15", "0.20", "seconds",
      ])
  }

  @Test func `labelled values are round and few`() throws {
    let table: [(Double, Double, [String])] = [
      (0, 1, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
      (-3, 4, ["−2", "0", "2", "4"]),
      (5, 5, ["4.9999996", "4.9999998", "5.0000000", "5.0000002", "5.0000004"]),
      (1_000_000, 1_000_700, ["1000000", "1000200", "1000400", "1000600"]),
      (-1e-3, 0, ["−0.0010", "−0.0008", "−0.0006", "−0.0004", "−0.0002", "0.0000"]),
    ]
    for (low, high, expected) in table {
      let found = try labels(plot([(0, low), (1, high)])).dropFirst().prefix { $0 != "offset, pt" }
      #expect(Array(found) == expected, "\(low)…\(high)")
    }
  }

  @Test func `a value that is missing parts the line, and peaks survive thinning`() throws {
    let gap = try curve(plot([(0, 0), (1, 1), (2, .nan), (3, 1), (4, 0), (5, .nan), (6, 1)]))
    let moves = gap.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 3)
    var many: [(Double, Double)] = []
    for index in 0..<100_000 { many.append((Double(index), index == 54_321 ? 9 : 0)) }
    let thin = try curve(plot(many))
    var highest = Double.infinity
    for element in thin {
      if case .line(let end) = element { highest = min(highest, end.y) }
    }
    #expect(thin.count < 6_000)
    // The peak stands 6 % of the range below the upper edge of the panel.
    #expect(highest < 11)
  }

  @Test func `steps hold their value until the next sample`() throws {
    let path = try curve(plot([(0, 0), (1, 1)], style: .steps))
    guard case .move(let start) = path[0], case .line(let corner) = path[1],
      case .line(let end) = path[2]
    else {
      Issue.record("\(path)")
      return
    }
    #expect(corner.y == start.y)
    #expect(corner.x == end.x)
    #expect(end.y < start.y)
  }

  @Test func `what cannot be plotted is refused with a reason`() {
    var small = plot([(0, 0)])
    small.size = Size(width: 720, height: 100)
    let plots = [
      plot([]), plot([(.nan, 1), (1, .infinity)]), plot([(0, 1e300)]), plot([(-1e16, 1)]),
      plot([(0, 0)], thresholds: [PlotThreshold("t", value: .nan)]),
      plot([(0, 0)], bands: [PlotBand("b", from: 0, to: .infinity)]), small,
      Plot(title: "", panels: []),
    ]
    var messages: [String] = []
    for plot in plots {
      do throws(PlotError) { _ = try plot.scene() } catch { messages.append(error.message) }
    }
    let range = "is beyond ±1e15, or a threshold or band is not finite"
    #expect(
      messages == [
        "the plot has no finite sample; expected at least one",
        "the plot has no finite sample; expected at least one",
        "series \"offset\": the value 1e+300 \(range)",
        "series \"offset\": the value -1e+16 \(range)",
        "threshold \"t\": the value nan \(range)", "band \"b\": the value inf \(range)",
        "the plot is 100.0 points high; its panels need at least 150.0",
        "the plot has no finite sample; expected at least one",
      ])
  }

  @Test(arguments: Appearance.allCases)
  func `a plot renders as text and SVG`(appearance: Appearance) throws {
    var plot = plot([(0, 0), (1, -80)], style: .dots)
    plot.appearance = appearance
    let scene = try plot.scene()
    #expect(scene.problems == [])
    #expect(try Renderer.svg().render(scene).contains(">offset, pt</text>"))
    #expect(try Renderer.text().render(scene).contains("offset, pt"))
  }
}
