public import Touchstone

/// A row of a list whose content can be swiped aside to show a delete action.
///
/// The scene knows only what is shown; offset and visibility come from a swipe row.
public struct SwipeRowScene: Hashable, Sendable {
  /// What is written at the leading edge.
  public var title: String
  /// What is written at the trailing edge.
  public var detail: String
  /// Points by which the content is moved; negative to the left.
  public var offset: Double
  /// Whether the action area and its icon are shown.
  public var actionVisible: Bool
  /// Whether the row is under a finger that presses it.
  public var isPressed: Bool
  /// Width of the row, in points.
  public var width: Double
  /// Height of the row, in points.
  public var height: Double
  /// Width of the action area, in points; it grows with an offset beyond it.
  public var actionWidth: Double
  /// Light or dark colours.
  public var appearance: Appearance
  /// Which way the layout runs.
  public var direction: LayoutDirection
  /// Which end of the row the action area lies at.
  public var side: RowSide
  /// Put before the names of the layers, which are "action" and "content".
  public var name: String

  /// Makes a row; without further arguments it is closed, 390 × 60 points, light, left to right.
  public init(
    title: String, detail: String = "", offset: Double = 0, actionVisible: Bool = false,
    isPressed: Bool = false,
    width: Double = 390, height: Double = 60, actionWidth: Double = 80,
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
    side: RowSide = .trailing, name: String = ""
  ) {
    self.title = title
    self.detail = detail
    self.offset = offset
    self.actionVisible = actionVisible
    self.isPressed = isPressed
    self.width = width
    self.height = height
    self.actionWidth = actionWidth
    self.appearance = appearance
    self.direction = direction
    self.side = side
    self.name = name
  }

  /// The row alone, as large as itself.
  public var scene: Scene {
    let palette = Palette(appearance)
    return Scene(
      size: Size(width: width, height: height), background: palette.background,
      layers: [layer(at: .zero)], title: title)
  }

  /// The row as a layer whose top left corner is at a place.
  public func layer(at origin: Point) -> Layer {
    let palette = Palette(appearance)
    var content = Layer(
      name + "content", frame: Rect(x: 0, y: 0, width: width, height: height),
      fill: isPressed ? palette.pressed : palette.surface, sublayers: labels(palette))
    content.transform.translation.x = offset
    return Layer(
      frame: Rect(x: origin.x, y: origin.y, width: width, height: height), clipsToBounds: true,
      sublayers: [action(palette), content])
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  /// Whether the action area lies at the left end.
  var isActionLeft: Bool { (side == .trailing) == isMirrored }

  /// Distance of texts from the row's ends.
  private static let margin: Double = 20

  private func action(_ palette: Palette) -> Layer {
    let area = offset.isFinite ? max(actionWidth, offset.magnitude) : actionWidth
    let icon = min(26, height * 0.6)
    let symbol = Layer(
      frame: Rect(x: (area - icon) / 2, y: (height - icon) / 2, width: icon, height: icon),
      content: .symbol(.trash, palette.onDestructive))
    return Layer(
      name + "action",
      frame: Rect(x: isActionLeft ? 0 : width - area, y: 0, width: area, height: height),
      transform: Transform(opacity: actionVisible ? 1 : 0), fill: palette.destructive,
      sublayers: [symbol])
  }

  private func labels(_ palette: Palette) -> [Layer] {
    let margin = SwipeRowScene.margin
    let available = max(0, width - 2 * margin)
    let fontSize = min(17, height * 0.4)
    let needed = FontMetrics.width(of: detail) * fontSize
    // A long detail leaves half of the row to the title.
    let detailWidth = min(needed, available / 2)
    let gap = detail.isEmpty ? 0 : min(12, available - detailWidth)
    let titleWidth = available - detailWidth - gap
    var texts = [
      Layer(
        frame: Rect(
          x: isMirrored ? width - margin - titleWidth : margin, y: 0, width: titleWidth,
          height: height),
        content: .label(
          Label(
            title, fontSize: fontSize, color: palette.label,
            alignment: isMirrored ? .right : .left)))
    ]
    if !detail.isEmpty {
      texts.append(
        Layer(
          frame: Rect(
            x: isMirrored ? margin : width - margin - detailWidth, y: 0, width: detailWidth,
            height: height),
          content: .label(
            Label(
              detail, fontSize: fontSize, color: palette.secondaryLabel,
              alignment: isMirrored ? .left : .right))))
    }
    return texts
  }
}
