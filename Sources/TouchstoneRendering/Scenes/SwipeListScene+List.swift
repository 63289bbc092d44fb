public import Touchstone

extension SwipeListScene {
  /// A list of the engine as it is shown at a moment.
  ///
  /// - Parameters:
  ///   - list: The list, whose time has come to the moment.
  ///   - time: The moment; between two inputs only springs move rows.
  ///   - height: Height of the whole scene, in points; nil fits the rows. Rows below it are left out.
  ///   - pressed: The row under a finger that presses it; nil for none.
  ///   - appearance: Light or dark colours.
  ///   - touches: Fingers, in points from the top left corner of the first row.
  ///   - detail: What is written at a row's trailing edge.
  public init(
    _ list: SwipeList, at time: Timestamp, height: Double? = nil, pressed: RowID? = nil,
    appearance: Appearance = .light, touches: [TouchMark] = [],
    detail: (RowID) -> String = { _ in "" }
  ) {
    var shown = Double(list.count)
    if let height { shown = max(0, min(shown, (height / list.rowHeight).rounded(.up))) }
    var rows: [SwipeRowScene] = []
    for index in 0..<Int(shown) {
      let row = list[index]
      var scene = SwipeRowScene(
        row, at: time, detail: detail(row.id), height: list.rowHeight, appearance: appearance)
      scene.isPressed = row.id == pressed
      rows.append(scene)
    }
    self.init(
      rows: rows, width: list.layout.width, height: height, appearance: appearance,
      direction: list.layout.direction, touches: touches)
  }
}
