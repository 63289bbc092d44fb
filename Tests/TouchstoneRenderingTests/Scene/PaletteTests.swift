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

  @Test(arguments: Appearance.allCases)
  func `text and icons stand out from their ground`(appearance: Appearance) {
    let palette = Palette(appearance)
    let texts: [(String, Color, Color)] = [
      ("label", palette.label, palette.surface), ("label", palette.label, palette.background),
      ("label, pressed", palette.label, palette.pressed),
      ("secondary", palette.secondaryLabel, palette.surface),
      ("secondary", palette.secondaryLabel, palette.background),
      ("tint", palette.tint, palette.surface), ("on tint", palette.onTint, palette.tint),
      ("destructive", palette.destructiveLabel, palette.surface),
    ]
    var weak: [String] = []
    for (name, color, ground) in texts where contrast(color, ground) < 4.5 {
      weak.append("\(name): \(contrast(color, ground))")
    }
    let icon = contrast(palette.onDestructive, palette.destructive)
    if icon < 3 { weak.append("trash icon: \(icon)") }
    let area = contrast(palette.destructive, palette.surface)
    if area < 3 { weak.append("action area: \(area)") }
    #expect(weak == [])
  }
}
