public import Touchstone

extension SwipeRowScene {
  /// A row of the engine as it is shown at a moment; its layers are named after its id.
  ///
  /// - Parameters:
  ///   - row: The row, whose time has come to the moment.
  ///   - time: The moment; between two inputs only the spring moves the content.
  ///   - title: What is written at the leading edge; nil for the row's id.
  ///   - detail: What is written at the trailing edge while nothing is being deleted.
  ///   - height: Height of the row, in points.
  ///   - appearance: Light or dark colours.
  public init(
    _ row: SwipeRow, at time: Timestamp, title: String? = nil, detail: String = "",
    height: Double = 60, appearance: Appearance = .light
  ) {
    let offset = row.offset(at: time)
    let side = row.visibleSide ?? row.layout.side(of: offset) ?? .trailing
    var detail = detail
    if case .deleting = row.deletion { detail = "Deleting…" }
    self.init(
      title: title ?? row.id.text, detail: detail, offset: offset,
      actionVisible: row.isActionVisible, width: row.layout.width, height: height,
      actionWidth: row.layout.revealWidth(of: side), appearance: appearance,
      direction: row.layout.direction, side: side, name: row.id.text + ".")
  }
}
