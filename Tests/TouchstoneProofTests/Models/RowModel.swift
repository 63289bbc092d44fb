import Touchstone

/// One row, fed with a pan's updates and with what an app does, in any order.
///
/// Every step takes a sixteenth of a second.
struct RowModel: Model {
  let name: String
  let roots: [Node]

  struct Node: Equatable {
    var row: SwipeRow
    var laws: RowLaws
    var tokens = TokenLaws()
    var now: Timestamp = .zero
  }

  struct Step: CustomStringConvertible {
    let description: String
    let input: @Sendable (Timestamp) -> SwipeRow.Input
  }

  init(_ name: String, _ configuration: SwipeRowConfiguration) throws {
    self.name = name + " row"
    let row = try SwipeRow(id: "A", configuration: configuration)
    roots = [Node(row: row, laws: RowLaws(row))]
  }

  private static let alphabet: [Step] = {
    var steps: [Step] = []
    func add(_ name: String, _ input: @escaping @Sendable (Timestamp) -> SwipeRow.Input) {
      steps.append(Step(description: name, input: input))
    }
    func pan(_ phase: PanUpdate.Phase, _ x: Double, _ velocity: Double = 0) {
      let speed = velocity == 0 ? "" : " at \(Decimals.short(velocity))"
      add("pan \(phase) \(Decimals.short(x))" + speed) { time in
        .pan(
          PanUpdate(
            time: time, phase: phase, translation: Vector(x: x, y: 0),
            velocity: Vector(x: velocity, y: 0)))
      }
    }
    pan(.began, 0)
    for x in [-200.0, -60, -30, 50] { pan(.changed, x) }
    pan(.ended, -60)
    pan(.ended, -30, -500)
    pan(.ended, -60, 500)
    pan(.ended, 50)
    pan(.cancelled, -60)
    add("a finger lands") { .touchDown($0) }
    add("the touch fails") { .touchFailed($0) }
    add("time passes") { .tick($0) }
    for side in RowSide.allCases { add("open \(side.name)") { .open(side, $0) } }
    add("close") { .close($0) }
    add("the action is tapped") { .tapAction($0) }
    add("delete") { .delete($0) }
    for yes in [true, false] {
      add("the answer is \(yes)") { .confirm(DeletionToken(1), yes: yes, $0) }
    }
    add("done") { .result(DeletionToken(1), failure: nil, $0) }
    add("failed") { .result(DeletionToken(1), failure: "offline", $0) }
    add("undo") { .undo(DeletionToken(1), $0) }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for width in [0.0, 80, 500] {
        let layout = RowLayout(width: 320, trailing: width, leading: 40, direction: direction)
        add("trailing \(Decimals.short(width)), \(direction)") { .layout(layout, $0) }
      }
    }
    add("disable") { .enabled(false, $0) }
    add("enable") { .enabled(true, $0) }
    add("less motion") { .reduceMotion(true, $0) }
    add("finish") { .finish($0) }
    return steps
  }()

  func steps(of node: Node) -> [Step] { RowModel.alphabet }

  func take(_ step: Step, _ node: inout Node) -> BrokenLaw? {
    node.now = node.now.advanced(byNanoseconds: 62_500_000)
    let effects = node.row.send(step.input(node.now))
    for effect in effects {
      if let broken = node.tokens.hear(effect) { return broken }
      if effect.row != "A" { return BrokenLaw("I8", "\(effect) names another row") }
      if let broken = node.laws.hear(effect, rest: node.row.rest) { return broken }
    }
    return node.laws.see(node.row, at: node.now)
  }

  /// I6: a row that is let go comes to rest.
  func judge(_ node: Node) -> BrokenLaw? {
    var node = node
    let pan = PanUpdate(time: node.now, phase: .cancelled, translation: .zero)
    let later = node.now.advanced(bySeconds: 5)
    let inputs: [SwipeRow.Input] = [.touchFailed(node.now), .pan(pan), .tick(later)]
    var effects: [RowEffect] = []
    for input in inputs { node.row.send(input, into: &effects) }
    switch node.row.movement {
    case .closed, .open: return nil
    // A busy row keeps what a finger held until its deletion is over.
    case .tracking, .dragging, .settling:
      return BrokenLaw("I6", "it is \(node.row.stateName) 5 s after it was let go")
    }
  }

  func key(of node: Node) -> Int {
    var hasher = Hasher()
    hasher.combine(node.row.offset(at: node.now))
    hasher.combine(node.row.rest)
    hasher.combine(node.row.deletion)
    hasher.combine(node.row.lastDecision)
    hasher.combine(node.row.layout)
    hasher.combine(node.now)
    return hasher.finalize()
  }

  func picture(of node: Node) -> String {
    "\(node.row.stateName) \(Decimals.short(node.row.offset(at: node.now)))"
  }

  func news(of step: Step, _ node: Node) -> String {
    var row = node.row
    let time = node.now.advanced(byNanoseconds: 62_500_000)
    return row.send(step.input(time)).map { $0.name }.joined(separator: ", ")
  }
}
