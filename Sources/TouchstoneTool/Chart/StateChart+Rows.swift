import Touchstone

extension StateChart {
  /// A row and the moment at which it stands.
  struct RowNode: Equatable {
    var row: SwipeRow
    var now: Timestamp = .zero
    var token: DeletionToken = DeletionToken(0)
  }

  /// A row of a configuration.
  static func swipeRow(
    _ name: String, _ configuration: SwipeRowConfiguration
  ) throws(ToolError) -> StateChart {
    guard let row = try? SwipeRow(id: "A", configuration: configuration) else {
      throw .input("the configuration '\(name)' makes no sense")
    }
    return StateChart("SwipeRow, \(name)", from: RowNode(row: row), rowInputs) { node in
      let isOpening = node.row.rest != 0
      let name = node.row.stateName
      let isMoving = name == "tracking" || name == "dragging" || name == "settling"
      return name + (isMoving ? isOpening ? " (open)" : " (closed)" : "")
        + (node.row.isEnabled ? "" : ", disabled")
    }
  }

  private static var rowInputs: [Input<RowNode>] {
    var inputs: [Input<RowNode>] = []
    func add(
      _ name: String, isLast: Bool = false,
      _ make: @escaping (RowNode) -> SwipeRow.Input
    ) {
      inputs.append(
        Input(name: name, isLast: isLast) { node in
          node.now = node.now.advanced(bySeconds: 0.03125)
          return send(make(node), &node)
        })
    }
    func pan(_ name: String, _ phase: PanUpdate.Phase, _ x: Double, _ velocity: Double = 0) {
      add(name) { node in
        .pan(
          PanUpdate(
            time: node.now, phase: phase, translation: Vector(x: x, y: 0),
            velocity: Vector(x: velocity, y: 0)))
      }
    }
    add("a finger lands") { .touchDown($0.now) }
    add("the touch is no pan") { .touchFailed($0.now) }
    pan("pan began", .began, 0)
    pan("pan changed to −20", .changed, -20)
    pan("pan changed to −60", .changed, -60)
    pan("pan changed to +20", .changed, 20)
    pan("pan ended at −40", .ended, -40)
    pan("pan ended at −40.01", .ended, -40.01)
    pan("pan ended at −30 with −401 pt/s", .ended, -30, -401)
    pan("pan ended at −60 with +401 pt/s", .ended, -60, 401)
    pan("pan cancelled at −60", .cancelled, -60)
    inputs.append(
      Input(name: "the spring is done") { node in
        guard let deadline = node.row.deadline else { return nil }
        node.now = max(node.now, deadline)
        return send(.tick(node.now), &node)
      })
    add("open the trailing side") { .open(.trailing, $0.now) }
    add("open the leading side") { .open(.leading, $0.now) }
    add("close") { .close($0.now) }
    add("the action is tapped") { .tapAction($0.now) }
    add("delete") { .delete($0.now) }
    add("answer yes") { .confirm($0.token, yes: true, $0.now) }
    add("answer no") { .confirm($0.token, yes: false, $0.now) }
    add("deleted") { .result($0.token, failure: nil, $0.now) }
    add("not deleted") { .result($0.token, failure: "offline", $0.now) }
    add("undo") { .undo($0.token, $0.now) }
    add("an answer with another token") { node in
      .result(DeletionToken(node.token.number + 7), failure: nil, node.now)
    }
    add("finish") { .finish($0.now) }
    add("disable", isLast: true) { .enabled(false, $0.now) }
    add("reduce motion", isLast: true) { .reduceMotion(true, $0.now) }
    add("a layout without actions", isLast: true) { node in
      .layout(RowLayout(width: 320, trailing: 0), node.now)
    }
    return inputs
  }

  private static func send(_ input: SwipeRow.Input, _ node: inout RowNode) -> [String] {
    let effects = node.row.send(input)
    for effect in effects { if let token = effect.token { node.token = token } }
    return effects.map { $0.name }
  }
}
