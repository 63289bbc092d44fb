public import Touchstone

/// A list of rows that can be swiped, with an optional heading.
public struct SwipeListScene: Hashable, Sendable {
  /// What is written large above the rows; empty for no heading.
  public var title: String
  /// What is written small below the title, such as a total.
  public var summary: String
  /// The rows from the top; their widths, appearances and directions are the list's.
  public var rows: [SwipeRowScene]
  /// Width of the list, in points.
  public var width: Double
  /// Height of the whole scene, in points; nil fits the rows.
  public var height: Double?
  /// Light or dark colours.
  public var appearance: Appearance
  /// Which way the layout runs.
  public var direction: LayoutDirection
  /// Fingers, above everything else, in points from the top left corner of the first row.
  public var touches: [TouchMark]

  /// Makes a list.
  public init(
    title: String = "", summary: String = "", rows: [SwipeRowScene], width: Double = 390,
    height: Double? = nil, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight, touches: [TouchMark] = []
  ) {
    self.title = title
    self.summary = summary
    self.rows = rows
    self.width = width
    self.height = height
    self.appearance = appearance
    self.direction = direction
    self.touches = touches
  }

  /// Height of the heading, in points; 0 without a title.
  public var headerHeight: Double {
    if title.isEmpty { return 0 }
    return summary.isEmpty ? 60 : 82
  }

  /// The list as a scene.
  public var scene: Scene {
    let palette = Palette(appearance)
    var layers = heading(palette)
    var y = headerHeight
    for (index, row) in rows.enumerated() {
      var row = row
      row.width = width
      row.appearance = appearance
      row.direction = direction
      layers.append(row.layer(at: Point(x: 0, y: y)))
      y += row.height
      let inset = 20.0
      let isLast = index == rows.count - 1
      let start = isLast || direction == .rightToLeft ? 0 : inset
      let length = isLast ? width : width - inset
      layers.append(
        Layer(
          frame: Rect(x: start, y: y - 0.5, width: max(0, length), height: 0.5),
          fill: palette.separator))
    }
    layers.append(
      Layer(
        frame: Rect(x: 0, y: headerHeight, width: width, height: 0),
        sublayers: touches.map { $0.layer }))
    return Scene(
      size: Size(width: width, height: height ?? max(1, y)), background: palette.background,
      layers: layers, title: title)
  }

  private func heading(_ palette: Palette) -> [Layer] {
    guard !title.isEmpty else { return [] }
    let alignment: Label.Alignment = direction == .rightToLeft ? .right : .left
    var layers = [
      Layer(
        frame: Rect(x: 20, y: 10, width: max(0, width - 40), height: 42),
        content: .label(
          Label(
            title, fontSize: 32, weight: .bold, color: palette.label, alignment: alignment)))
    ]
    if !summary.isEmpty {
      layers.append(
        Layer(
          frame: Rect(x: 20, y: 50, width: max(0, width - 40), height: 20),
          content: .label(
            Label(
              summary, fontSize: 13, color: palette.secondaryLabel, alignment: alignment))))
    }
    return layers
  }
}
