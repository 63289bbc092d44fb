import Foundation
import Testing
import TouchstoneRendering

@Suite struct PaletteTests {
  /// The contrast ratio of WCAG 2.2, 1…21.
  private func contrast(_ one: Color, _ other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Curves are told apart from the plot's ground, and the words of thresholds can be read.
  @Test(arguments: Appearance.allCases)
  func `curves and thresholds of a plot stand out from its ground`(
    appearance: Appearance
  ) throws {
    let series = (0..<6).map { PlotSeries("\($0)", [PlotSample(time: 0, value: Double($0))]) }
    let panel = PlotPanel("p", series, thresholds: [PlotThreshold("limit", value: 2)])
    let plot = Plot(title: "t", panels: [panel], appearance: appearance)
    let scene = try plot.scene()
    let curves = scene.layers.flatMap(\.sublayers).compactMap { layer in
      if case .line(_, _, let color) = layer.content { color } else { nil }
    }
    #expect(curves.count == 6)
    #expect(curves.map { contrast($0, scene.background) }.min() ?? 0 >= 3)
    let label = scene.layers.compactMap { layer -> Color? in
      if case .label(let label) = layer.content, label.text == "limit" { label.color } else { nil }
    }
    #expect(label.map { contrast($0, scene.background) >= 4.5 } == [true])
  }

  @Test(arguments: Appearance.allCases)
  func `text and icons stand out from their ground`(appearance: Appearance) {
    let palette = Palette(appearance)
    let grounds = [
      ("surface", palette.surface), ("background", palette.background),
      ("elevated", palette.elevated), ("pressed", palette.pressed),
    ]
    let texts = [
      ("label", palette.label), ("secondary", palette.secondaryLabel), ("tint", palette.tint),
      ("destructive", palette.destructiveLabel),
    ]
    var pairs: [(String, Color, Color, least: Double)] = [
      ("on tint", palette.onTint, palette.tint, 4.5),
      ("trash icon", palette.onDestructive, palette.destructive, 3),
      ("action area", palette.destructive, palette.surface, 3),
    ]
    for (ground, below) in grounds {
      for (text, color) in texts { pairs.append(("\(text) on \(ground)", color, below, 4.5)) }
    }
    for (dot, color) in [("active", palette.active), ("failed", palette.destructive)] {
      pairs.append((dot, color, palette.background, 3))
    }
    let weak = pairs.filter { contrast($0.1, $0.2) < $0.least }
      .map { "\($0.0): \(contrast($0.1, $0.2)), expected \($0.least)" }
    #expect(weak == [])
  }
}
