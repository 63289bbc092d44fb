/// All states that a model can reach in a number of steps, each judged; the shortest way to the
/// first that breaks a law.
///
/// States are visited in the order of their distance. A state that equals one that was visited is
/// not entered again: a machine is a value, so it would do the same.
struct Exploration<M: Model> {
  /// Different states that were judged.
  private(set) var states: Int = 0
  /// Steps that were taken.
  private(set) var transitions: Int = 0
  /// Whether every state was entered and nothing lies beyond.
  private(set) var isComplete: Bool = false
  /// What went wrong, as a story; nil if nothing did.
  private(set) var counterexample: Story?

  /// What went wrong, to be read; empty if nothing did.
  var text: String { counterexample?.description ?? "" }

  private let model: M
  private var visited: [M.Node] = []
  /// The state from which another was reached first, and by which of its steps.
  private var origins: [(state: Int32, step: Int32)] = []
  /// The newest state with a key, and for each state the one before it with the same key.
  private var newest: [Int: Int32] = [:]
  private var older: [Int32] = []

  /// Explores to a depth: so many steps from the start at most.
  init(_ model: M, depth: Int) {
    self.model = model
    for root in model.roots {
      if let broken = model.judge(root) {
        counterexample = Story(model, broken, from: root, [])
        return
      }
      _ = remember(root, from: -1, by: -1)
    }
    var first = 0
    for distance in 0..<depth {
      let end = visited.count
      for state in first..<end where counterexample == nil {
        expand(state, isLast: distance == depth - 1)
      }
      guard counterexample == nil else { break }
      first = end
      isComplete = visited.count == end && (distance < depth - 1 || end == first && !hasBeyond)
      if isComplete { break }
    }
    states = visited.count
    visited = []
    newest = [:]
  }

  /// Whether the last layer led to states that are not known.
  private var hasBeyond: Bool = false

  private mutating func expand(_ state: Int, isLast: Bool) {
    let node = visited[state]
    for (index, step) in model.steps(of: node).enumerated() {
      transitions += 1
      var next = node
      let broken = model.take(step, &next)
      guard broken == nil else { return fail(broken, state, index) }
      if isLast {
        // What lies at the rim is judged but not kept.
        if !isKnown(next) {
          hasBeyond = true
          if let broken = model.judge(next) { return fail(broken, state, index) }
        }
      } else if remember(next, from: state, by: index), let broken = model.judge(next) {
        return fail(broken, state, index)
      }
    }
  }

  private func isKnown(_ node: M.Node) -> Bool {
    var place = newest[model.key(of: node)] ?? -1
    while place >= 0 {
      if visited[Int(place)] == node { return true }
      place = older[Int(place)]
    }
    return false
  }

  private mutating func remember(_ node: M.Node, from state: Int, by step: Int) -> Bool {
    guard !isKnown(node) else { return false }
    let key = model.key(of: node)
    older.append(newest[key] ?? -1)
    newest[key] = Int32(visited.count)
    visited.append(node)
    origins.append((Int32(state), Int32(step)))
    return true
  }

  private mutating func fail(_ broken: BrokenLaw?, _ state: Int, _ step: Int) {
    guard let broken else { return }
    var path = [step]
    var place = state
    while origins[place].state >= 0 {
      path.append(Int(origins[place].step))
      place = Int(origins[place].state)
    }
    counterexample = Story(model, broken, from: visited[place], path.reversed())
  }
}
