import Touchstone

extension StateChart {
  /// A deletion and its newest token.
  struct FlowNode: Equatable {
    var flow: DeleteFlow
    var token: DeletionToken = DeletionToken(0)
  }

  /// A deletion.
  static func deleteFlow(confirms: Bool, isOptimistic: Bool) -> StateChart {
    let name = "DeleteFlow, \(confirms ? "asks" : "asks nobody"), "
    let start = FlowNode(flow: DeleteFlow(confirms: confirms, isOptimistic: isOptimistic))
    func input(
      _ name: String, _ make: @escaping (DeletionToken) -> DeleteFlow.Input
    ) -> Input<FlowNode> {
      Input(name: name) { node in
        node.flow.send(make(node.token)).map { effect in
          switch effect {
          case .confirm(let token):
            node.token = token
            return "confirm"
          case .delete(let token):
            node.token = token
            return "delete"
          case .declined: return "declined"
          case .hide: return "hide"
          case .removed: return "removed"
          case .failed: return "failed"
          case .restore: return "restore"
          case .cancelDelete: return "cancelDelete"
          case .recreate: return "recreate"
          }
        }
      }
    }
    let inputs = [
      input("ask") { _ in .ask }, input("begin") { _ in .begin },
      input("answer yes") { .answer($0, yes: true) },
      input("answer no") { .answer($0, yes: false) },
      input("deleted") { .result($0, failure: nil) },
      input("not deleted") { .result($0, failure: "offline") }, input("undo") { .undo($0) },
      input("an answer with another token") { token in
        .result(DeletionToken(token.number + 7), failure: nil)
      },
    ]
    return StateChart(
      name + (isOptimistic ? "optimistic" : "pessimistic"), from: start, inputs
    ) { node in
      switch node.flow.state {
      case .idle: node.flow.undone.isEmpty ? "idle" : "idle (taken back)"
      case .confirming: "confirming"
      case .deleting: "deleting"
      case .gone: "gone"
      }
    }
  }

  /// The menu of a resting finger.
  static func pressMenu(_ name: String, _ configuration: PressMenuConfiguration) -> StateChart {
    func input(_ name: String, _ input: PressMenu.Input) -> Input<PressMenu> {
      Input(name: name) { menu in
        menu.send(input).map { effect in
          switch effect {
          case .show: "show"
          case .refuse: "refuse"
          case .perform: "perform"
          case .dismiss: "dismiss"
          }
        }
      }
    }
    var inputs = [input("a press on nothing", .began(on: nil, .allowed))]
    for verdict in OwnerRule.Verdict.allCases {
      inputs.append(input("a press on A, \(verdict)", .began(on: "A", verdict)))
    }
    inputs += [
      input("choose", .choose), input("cancel", .cancel), input("A is gone", .gone("A")),
      input("B is gone", .gone("B")),
    ]
    return StateChart("PressMenu, \(name)", from: PressMenu(configuration), inputs) { menu in
      menu.item == nil ? "possible" : "active"
    }
  }

  /// The card that plays an item.
  static func tapCard() throws(ToolError) -> StateChart {
    let button = Rect(origin: .zero, size: Size(width: 100, height: 40))
    guard let card = try? TapCard<String>(button: button, item: "tune") else {
      throw .input("the card makes no sense")
    }
    func input(
      _ name: String, _ make: @escaping (TapCard<String>) -> TapCard<String>.Input
    ) -> Input<TapCard<String>> {
      Input(name: name) { card in
        card.send(make(card)).map { effect in
          switch effect {
          case .highlight(let isOn): isOn ? "highlight on" : "highlight off"
          case .tap: "tap"
          case .unhandled: "unhandled"
          }
        }
      }
    }
    let inputs = [
      input("a finger lands on the button") { _ in .touch(.began(1, 20, 20)) },
      input("a finger lands beside it") { _ in .touch(.began(1, 400, 20)) },
      input("it moves onto the button") { _ in .touch(.moved(1, 30, 20)) },
      input("it moves away") { _ in .touch(.moved(1, 400, 20)) },
      input("it lifts where it is") { card in
        if case .pressed(_, isInside: false) = card.state { return .touch(.ended(1, 400, 20)) }
        return .touch(.ended(1, 30, 20))
      },
      input("it is taken away") { _ in .touch(.cancelled(1)) },
      input("another finger lands on it") { _ in .touch(.began(2, 20, 20)) },
      input("another finger lifts") { _ in .touch(.ended(2, 20, 20)) },
      input("another item") { card in .item(card.item == "tune" ? "song" : "tune") },
      input("no item") { _ in .item(nil) },
      input("nobody listens") { _ in .handler(false) },
      input("somebody listens") { _ in .handler(true) },
    ]
    return StateChart("TapCard", from: card, inputs) { card in
      let rest = (card.item == nil ? ", empty" : "") + (card.hasHandler ? "" : ", unheard")
      switch card.state {
      case .idle: return "idle" + rest
      case .pressed(_, let isInside): return (isInside ? "pressed" : "pressed outside") + rest
      }
    }
  }
}
