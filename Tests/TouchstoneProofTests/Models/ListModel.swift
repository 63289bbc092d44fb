import Touchstone

/// A list of two rows and an alphabet of what happens to it.
///
/// A finger reports 32 times a second; what the app does takes no time.
struct ListModel: Model {
  let name: String
  let configuration: SwipeRowConfiguration
  let roots: [Node]
  private let alphabet: [ListStep]
  /// What stands between the list and the laws; nothing, but in a test of the laws.
  private let tamper: Tamper?

  /// Changes what a list says, to see whether the laws notice.
  typealias Tamper = @Sendable (SwipeList.Input, inout [SwipeListEvent]) -> Void

  struct Node: Equatable {
    var list: SwipeList
    var laws: ListLaws
    var fingers: [Finger] = []
  }

  struct Finger: Equatable {
    var id: Int64
    var place: Point
  }

  /// Makes a model; every prelude is played before a root.
  init(
    _ name: String, _ configuration: SwipeRowConfiguration, _ alphabet: [ListStep],
    after preludes: [[ListStep]] = [[]], obeying laws: SwipeRowConfiguration? = nil,
    tamper: Tamper? = nil
  ) throws {
    self.name = name
    self.configuration = configuration
    self.alphabet = alphabet
    self.tamper = tamper
    let list = try SwipeList(["A", "B"], width: 320, configuration)
    let start = Node(list: list, laws: ListLaws(list, laws ?? configuration))
    var roots: [Node] = []
    for prelude in preludes {
      var node = start
      for step in prelude {
        if let broken = ListModel.play(step, &node, tamper) { throw broken }
      }
      roots.append(node)
    }
    self.roots = roots
  }

  func steps(of node: Node) -> [ListStep] {
    alphabet.filter { step in
      switch step {
      case .land(let id, _): !node.fingers.contains { $0.id == id }
      case .move(let id, let way):
        node.fingers.contains { $0.id == id && (0...320).contains($0.place.x + way.x) }
      case .lift(let id), .cancel(let id): node.fingers.contains { $0.id == id }
      case .swipe: node.fingers.isEmpty
      case .wait, .host: true
      }
    }
  }

  func take(_ step: ListStep, _ node: inout Node) -> BrokenLaw? {
    ListModel.play(step, &node, tamper)
  }

  func judge(_ node: Node) -> BrokenLaw? { node.laws.rests(node.list) }

  func key(of node: Node) -> Int {
    var hasher = Hasher()
    hasher.combine(node.list.now)
    hasher.combine(node.list.pointer)
    for index in 0..<node.list.count {
      let row = node.list[index]
      hasher.combine(row.offset(at: node.list.now))
      hasher.combine(row.rest)
      hasher.combine(row.deletion)
    }
    for finger in node.fingers { hasher.combine(finger.place) }
    return hasher.finalize()
  }

  func picture(of node: Node) -> String {
    node.list.rows.map { row in
      let offset = row.offset(at: node.list.now)
      return "\(row.id.text) \(row.stateName)" + (offset == 0 ? "" : " \(Decimals.short(offset))")
    }.joined(separator: ", ")
  }

  func news(of step: ListStep, _ node: Node) -> String {
    var list = node.list
    var news: [String] = []
    for input in ListModel.inputs(step, node) {
      var events = list.send(input)
      tamper?(input, &events)
      for event in events {
        switch event {
        case .gesture(let gesture):
          news.append("\(list.arena.name(of: gesture.recognizer)) \(gesture.state)")
        case .effect(let effect, at: _):
          news.append((effect.row.map { $0.text + " " } ?? "") + effect.name)
        case .decision, .settling: continue
        }
      }
    }
    return news.joined(separator: ", ")
  }
}

extension ListModel {
  /// Plays a step and judges everything that it leads to.
  static func play(_ step: ListStep, _ node: inout Node, _ tamper: Tamper?) -> BrokenLaw? {
    let start = node.list
    let inputs = inputs(step, node)
    for input in inputs {
      let before = node.list
      var events: [SwipeListEvent] = []
      node.list.send(input, into: &events)
      tamper?(input, &events)
      if let broken = node.laws.judge(input, before, events, node.list) { return broken }
    }
    move(step, &node)
    if case .wait(let time) = step { return split(start, time, node.list) }
    return nil
  }

  /// I10: time that passes in three steps leads to the same.
  private static func split(
    _ start: SwipeList, _ time: Int64, _ end: SwipeList
  ) -> BrokenLaw? {
    var list = start
    var events: [SwipeListEvent] = []
    for part in 1...3 as ClosedRange<Int64> {
      list.send(.tick(after(time * part * 1_000_000 / 3, start)), into: &events)
    }
    var whole: [SwipeListEvent] = []
    var other = start
    other.send(.tick(after(time * 1_000_000, start)), into: &whole)
    let isSame = list == end && whole == events
    return isSame ? nil : BrokenLaw("I10", "\(time) ms in three parts lead to something else")
  }

  private static func after(_ nanoseconds: Int64, _ list: SwipeList) -> Timestamp {
    max(list.now, .zero).advanced(byNanoseconds: nanoseconds)
  }

  /// What a step sends to the list.
  static func inputs(_ step: ListStep, _ node: Node) -> [SwipeList.Input] {
    let frame: Int64 = 31_250_000
    func touch(_ frames: Int64, _ id: Int64, _ phase: TouchPhase, _ place: Point) -> SwipeList.Input
    {
      let time = after(frame * frames, node.list)
      let touch = Touch(id: TouchID(id), phase: phase, position: place)
      return .touches(TouchFrame(time: time, touches: [touch]))
    }
    func place(_ id: Int64) -> Point { node.fingers.first { $0.id == id }?.place ?? .zero }
    switch step {
    case .land(let id, let point): return [touch(1, id, .began, point)]
    case .move(let id, let way): return [touch(1, id, .moved, place(id) + way)]
    case .lift(let id): return [touch(1, id, .ended, place(id))]
    case .cancel(let id): return [touch(1, id, .cancelled, place(id))]
    case .swipe(let row, let way):
      let y = Double(node.list.index(of: row) ?? 9) * 60 + 30
      let start = Point(x: 160 - way / 2, y: y)
      let end = Point(x: 160 + way / 2, y: y)
      return [
        touch(1, 9, .began, start), touch(2, 9, .moved, Point(x: 160, y: y)),
        touch(3, 9, .moved, end), touch(4, 9, .moved, end), touch(5, 9, .moved, end),
        touch(6, 9, .ended, end),
      ]
    case .wait(let time): return [.tick(after(time * 1_000_000, node.list))]
    case .host(let event): return [.host(event, at: max(node.list.now, .zero))]
    }
  }

  private static func move(_ step: ListStep, _ node: inout Node) {
    switch step {
    case .land(let id, let point): node.fingers.append(Finger(id: id, place: point))
    case .move(let id, let way):
      for index in node.fingers.indices where node.fingers[index].id == id {
        node.fingers[index].place = node.fingers[index].place + way
      }
    case .lift(let id), .cancel(let id): node.fingers.removeAll { $0.id == id }
    case .swipe, .wait, .host: break
    }
  }
}
