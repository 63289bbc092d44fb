import Testing
import Touchstone

/// Every string of inputs up to a length, for every recognizer and every pair with each relation.
///
/// The strings form a tree that is walked with copies of the arena, so each input is run once.
@Suite struct SmallWorldTests {
  #if DEBUG
    static let depth = 4
  #else
    static let depth = 6
  #endif

  enum Input: CaseIterable, Sendable {
    case down, moveSmall, moveFar, up, cancel, wait, secondDown, secondMove, secondUp, disable
  }

  struct World: Sendable, CustomTestStringConvertible {
    var contenders: [Contender]
    var relations: [Relation]
    var testDescription: String {
      contenders.map(\.name).joined(separator: "+") + (relations.isEmpty ? "" : " \(relations)")
    }
  }

  static let kinds: [Contender] = [
    .pan("pan"), .longPress("press"), .tap("tap"), .tap("double", TapConfiguration(taps: 2)),
    .swipe("swipe"), .pinch("pinch"), .rotation("rotation"),
    .pan("lone", PanConfiguration(beginsWhenAlone: true)),
  ]

  static let worlds: [World] = {
    var worlds = kinds.map { World(contenders: [$0], relations: []) }
    for (i, a) in kinds.enumerated() {
      for b in kinds[(i + 1)...] {
        for relations in [
          [], [Relation.simultaneous(a.name, b.name)],
          [Relation.requiresFailure(a.name, of: b.name)],
          [Relation.requiresFailure(b.name, of: a.name)],
        ] { worlds.append(World(contenders: [a, b], relations: relations)) }
      }
    }
    return worlds
  }()

  /// What is known about a run so far, beside the arena itself.
  struct Node {
    var arena: Arena
    var states: [GestureState]
    var first: Point?
    var second: Point?
    var path: [Input] = []
    var time: Int64 = 0
  }

  @Test(arguments: worlds)
  func `no string of inputs breaks a law`(_ world: World) throws {
    let arena = try Arena(world.contenders, relations: world.relations)
    var walk = Walk(world: world)
    let root = Node(arena: arena, states: world.contenders.map { _ in .possible })
    walk.visit(root)
    #expect(walk.broken == [])
  }
}

/// The walk through one world.
private struct Walk {
  let world: SmallWorldTests.World
  var broken: [String] = []
  private var events: [GestureEvent] = []

  init(world: SmallWorldTests.World) {
    self.world = world
  }

  private var areSimultaneous: Bool {
    world.relations.contains { if case .simultaneous = $0 { true } else { false } }
  }

  mutating func visit(_ node: SmallWorldTests.Node) {
    guard broken.count < 3 else { return }
    checkRest(node)
    guard node.path.count < SmallWorldTests.depth else { return }
    for input in SmallWorldTests.Input.allCases {
      guard let next = step(node, input) else { continue }
      visit(next)
    }
  }

  /// One input; nil where the fingers cannot do it.
  private mutating func step(
    _ node: SmallWorldTests.Node, _ input: SmallWorldTests.Input
  ) -> SmallWorldTests.Node? {
    var next = node
    next.path.append(input)
    next.time += 20
    events.removeAll(keepingCapacity: true)
    switch input {
    case .down:
      guard node.first == nil else { return nil }
      next.first = Point(x: 100, y: 100)
      send(&next, Touch.began(1, 100, 100))
    case .moveSmall, .moveFar:
      guard let place = node.first else { return nil }
      let point = place + Vector(x: input == .moveFar ? 30 : 4, y: 1)
      next.first = point
      send(&next, Touch.moved(1, point.x, point.y))
    case .up:
      guard let place = node.first else { return nil }
      next.first = nil
      send(&next, Touch.ended(1, place.x, place.y))
    case .cancel:
      guard node.first != nil else { return nil }
      next.first = nil
      send(&next, Touch.cancelled(1))
    case .wait:
      next.time += 600
      next.arena.advance(to: .milliseconds(next.time), into: &events)
    case .secondDown:
      guard node.second == nil else { return nil }
      next.second = Point(x: 200, y: 120)
      send(&next, Touch.began(2, 200, 120))
    case .secondMove:
      guard let place = node.second else { return nil }
      let point = place + Vector(x: 5, y: 40)
      next.second = point
      send(&next, Touch.moved(2, point.x, point.y))
    case .secondUp:
      guard let place = node.second else { return nil }
      next.second = nil
      send(&next, Touch.ended(2, place.x, place.y))
    case .disable:
      next.arena.setEnabled(false, RecognizerID(0), at: .milliseconds(next.time), into: &events)
      next.arena.setEnabled(true, RecognizerID(0), at: .milliseconds(next.time), into: &events)
    }
    checkSplitTicks(from: node, to: next, input)
    checkEvents(&next)
    return next
  }

  private mutating func send(_ node: inout SmallWorldTests.Node, _ touch: Touch) {
    let frame = TouchFrame(time: .milliseconds(node.time), touches: [touch])
    node.arena.handle(frame, into: &events)
  }

  /// Only arrows of the drawing, each reported with the arena's own state, one winner at most.
  private mutating func checkEvents(_ node: inout SmallWorldTests.Node) {
    for event in events {
      let before = node.states[event.recognizer.index]
      // A final state is left in silence when all its fingers are up.
      let isLegal =
        before.canBecome(event.state)
        || (before.isFinal && GestureState.possible.canBecome(event.state))
      if !isLegal { report(node, "\(before) → \(event.state)") }
      node.states[event.recognizer.index] = event.state
    }
    for index in node.states.indices {
      let state = node.arena.state(of: RecognizerID(index))
      if state != node.states[index] && !(state == .possible && node.states[index].isFinal) {
        report(node, "silently \(node.states[index]) → \(state)")
      }
    }
    if node.states.count == 2, !areSimultaneous, node.states.allSatisfy(\.isActive) {
      report(node, "both are under way although they exclude each other")
    }
  }

  /// Time that passes in two steps instead of one changes nothing.
  private mutating func checkSplitTicks(
    from node: SmallWorldTests.Node, to next: SmallWorldTests.Node, _ input: SmallWorldTests.Input
  ) {
    guard input == .wait else { return }
    var arena = node.arena
    var split: [GestureEvent] = []
    for part in 1...4 {
      let time = node.time + (next.time - node.time) * Int64(part) / 4
      arena.advance(to: .milliseconds(time), into: &split)
    }
    if split != events || arena != next.arena { report(next, "split ticks differ") }
  }

  /// With every finger taken away and five seconds gone, everyone is possible again.
  private mutating func checkRest(_ node: SmallWorldTests.Node) {
    var arena = node.arena
    var late: [GestureEvent] = []
    arena.cancelAll(at: .milliseconds(node.time), into: &late)
    arena.advance(to: .milliseconds(node.time + 5_000), into: &late)
    for index in 0..<arena.count where arena.state(of: RecognizerID(index)) != .possible {
      report(node, "\(arena.name(of: RecognizerID(index))) is stuck")
    }
    if arena.deadline != nil { report(node, "a deadline is left over") }
    if arena.numberOfFingers != 0 { report(node, "a finger is left over") }
  }

  private mutating func report(_ node: SmallWorldTests.Node, _ what: String) {
    broken.append("\(world.testDescription): \(node.path): \(what)")
  }
}
