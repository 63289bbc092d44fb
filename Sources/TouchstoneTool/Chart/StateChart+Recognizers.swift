import Touchstone

extension StateChart {
  /// A recognizer alone in its arena, and the fingers on the screen.
  struct ArenaNode: Equatable {
    var arena: Arena
    var now: Timestamp = .zero
    var first: Point?
    var second: Point?
    var landed: Int64 = 0
  }

  /// Every kind of recognizer, by the name of its chart.
  static let recognizers: [(name: String, contender: Contender)] = [
    ("pan", .pan("pan")), ("longPress", .longPress("longPress")), ("tap", .tap("tap")),
    ("swipe", .swipe("swipe")), ("pinch", .pinch("pinch")), ("rotation", .rotation("rotation")),
  ]

  /// A recognizer with UIKit's numbers, alone.
  static func recognizer(_ name: String, _ contender: Contender) throws(ToolError) -> StateChart {
    guard let arena = try? Arena([contender]) else {
      throw .input("the recognizer '\(name)' makes no sense")
    }
    let title = name.prefix(1).uppercased() + name.dropFirst() + "Recognizer"
    return StateChart(title, from: ArenaNode(arena: arena), arenaInputs) { node in
      let fingers = node.arena.numberOfFingers
      return "\(node.arena.state(of: RecognizerID(0)))"
        + (fingers == 0 ? "" : fingers == 1 ? ", 1 finger" : ", \(fingers) fingers")
    }
  }

  private static var arenaInputs: [Input<ArenaNode>] {
    [
      input("a finger lands") { node in
        guard node.first == nil else { return nil }
        node.first = Point(x: 100, y: 100)
        return .began(1, 100, 100)
      },
      input("a second finger lands") { node in
        guard node.first != nil, node.second == nil else { return nil }
        node.second = Point(x: 160, y: 100)
        return .began(2, 160, 100)
      },
      input("a finger moves by 4") { node in
        guard let place = node.first else { return nil }
        node.first = Point(x: place.x - 4, y: place.y)
        return .moved(1, place.x - 4, place.y)
      },
      input("a finger moves by 60") { node in
        guard let place = node.first else { return nil }
        node.first = Point(x: place.x - 60, y: place.y)
        return .moved(1, place.x - 60, place.y)
      },
      input("the second finger turns") { node in
        guard let place = node.second, let center = node.first else { return nil }
        let way = place - center
        let turned = center + Vector(x: -way.y, y: way.x)
        node.second = turned
        return .moved(2, turned.x, turned.y)
      },
      input("a finger lifts") { node in
        guard let place = node.first else { return nil }
        node.first = nil
        return .ended(1, place.x, place.y)
      },
      input("the second finger lifts") { node in
        guard let place = node.second else { return nil }
        node.second = nil
        return .ended(2, place.x, place.y)
      },
      input("a finger is taken away") { node in
        guard node.first != nil else { return nil }
        node.first = nil
        return .cancelled(1)
      },
      Input(name: "its time is up") { node in
        guard let deadline = node.arena.deadline else { return nil }
        node.now = max(node.now, deadline)
        var events: [GestureEvent] = []
        node.arena.advance(to: node.now, into: &events)
        return events.map { "\($0.state)" }
      },
      Input(name: "reset") { node in
        var events: [GestureEvent] = []
        node.arena.reset(RecognizerID(0), at: node.now, into: &events)
        return events.map { "\($0.state)" }
      },
    ]
  }

  private static func input(
    _ name: String, _ touch: @escaping @Sendable (inout ArenaNode) -> Touch?
  ) -> Input<ArenaNode> {
    Input(name: name) { node in
      guard let touch = touch(&node) else { return nil }
      node.now = node.now.advanced(bySeconds: 0.015625)
      var events: [GestureEvent] = []
      node.arena.handle(TouchFrame(time: node.now, touches: [touch]), into: &events)
      return events.map { "\($0.state)" }
    }
  }
}
