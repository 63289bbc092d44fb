import Touchstone

/// A deletion alone, with three tokens; so small that every state can be reached.
struct FlowModel: Model {
  let name: String
  let roots: [Node]

  struct Node: Equatable {
    var flow: DeleteFlow
    var laws = FlowLaws()
  }

  enum Step: CustomStringConvertible {
    case input(DeleteFlow.Input)

    var description: String {
      switch self {
      case .input(.ask): "somebody asks"
      case .input(.begin): "somebody begins"
      case .input(.answer(let token, let yes)):
        "the answer to \(token.number) is \(yes ? "yes" : "no")"
      case .input(.result(let token, let failure)):
        "the repository \(failure == nil ? "has done" : "fails at") \(token.number)"
      case .input(.undo(let token)): "\(token.number) is taken back"
      }
    }
  }

  init(confirms: Bool, isOptimistic: Bool) {
    name =
      "delete flow, \(confirms ? "asking" : "not asking"), "
      + (isOptimistic ? "optimistic" : "pessimistic")
    roots = [Node(flow: DeleteFlow(confirms: confirms, isOptimistic: isOptimistic))]
  }

  func steps(of node: Node) -> [Step] {
    var inputs: [DeleteFlow.Input] = []
    if node.laws.given < 3 { inputs += [.ask, .begin] }
    for number in 0...3 {
      let token = DeletionToken(number)
      inputs += [
        .answer(token, yes: true), .answer(token, yes: false), .result(token, failure: nil),
        .result(token, failure: "offline"), .undo(token),
      ]
    }
    return inputs.map { .input($0) }
  }

  func take(_ step: Step, _ node: inout Node) -> BrokenLaw? {
    guard case .input(let input) = step else { return nil }
    let before = node.flow
    let effects = node.flow.send(input)
    return node.laws.judge(input, before, effects, node.flow)
  }

  func judge(_ node: Node) -> BrokenLaw? { nil }

  func key(of node: Node) -> Int { node.flow.state.hashValue ^ node.laws.given }

  func picture(of node: Node) -> String { "\(node.flow.state)" }

  func news(of step: Step, _ node: Node) -> String {
    guard case .input(let input) = step else { return "" }
    var flow = node.flow
    return flow.send(input).map { "\($0)" }.joined(separator: ", ")
  }
}
