/// What a machine does in every state on every input, found by trying.
struct StateChart: Equatable, Sendable {
  /// One way from a state to a state, or back to the same one with something said.
  struct Arrow: Equatable, Sendable {
    var from: String
    var inputs: [String]
    var to: String
    var effects: [String]
  }

  /// The machine and its configuration.
  let name: String
  /// Its states, in the order in which they were reached; the first is where it starts.
  private(set) var states: [String] = []
  /// What changes something, in the order of the states and then of the inputs.
  private(set) var arrows: [Arrow] = []
  /// For each state the inputs that change nothing, whatever led to the state.
  private(set) var ignored: [[String]] = []

  /// Something that can happen to a machine of a kind.
  struct Input<Node> {
    var name: String
    /// Whether what follows it belongs to another chart: another layout, for example.
    var isLast: Bool = false
    /// Does it and says what came of it; nil where it cannot be done.
    var perform: (inout Node) -> [String]?
  }

  /// Machines in the same state that are tried; they differ in what led to it.
  private static let samples: Int = 12

  /// Sends every input to every state that can be reached.
  init<Node: Equatable>(
    _ name: String, from start: Node, _ inputs: [Input<Node>], state: (Node) -> String
  ) {
    self.name = name
    var nodes: [[Node]] = [[start]]
    states = [state(start)]
    var tried: [(state: Int, node: Node)] = [(0, start)]
    var found: [(state: Int, input: Int, to: String, effects: [String])] = []
    var index = 0
    while index < tried.count {
      let (place, node) = tried[index]
      index += 1
      for (number, input) in inputs.enumerated() {
        var next = node
        guard let effects = input.perform(&next) else { continue }
        let to = state(next)
        if !found.contains(where: {
          $0.state == place && $0.input == number && $0.to == to && $0.effects == effects
        }) {
          found.append((place, number, to, effects))
        }
        if input.isLast { continue }
        let known = states.firstIndex(of: to) ?? states.count
        if known == states.count {
          states.append(to)
          nodes.append([])
        }
        if nodes[known].count < StateChart.samples, !nodes[known].contains(next) {
          nodes[known].append(next)
          tried.append((known, next))
        }
      }
    }
    for place in states.indices {
      let here = found.filter { $0.state == place }.sorted { $0.input < $1.input }
      for one in here where one.to != states[place] || !one.effects.isEmpty {
        add(inputs[one.input].name, from: states[place], to: one.to, one.effects)
      }
      ignored.append(
        inputs.indices.filter { number in
          let outcomes = here.filter { $0.input == number }
          return !outcomes.isEmpty
            && outcomes.allSatisfy { $0.to == states[place] && $0.effects.isEmpty }
        }.map { inputs[$0].name })
    }
  }

  private mutating func add(_ input: String, from: String, to: String, _ effects: [String]) {
    if let index = arrows.firstIndex(where: {
      $0.from == from && $0.to == to && $0.effects == effects
    }) {
      arrows[index].inputs.append(input)
    } else {
      arrows.append(Arrow(from: from, inputs: [input], to: to, effects: effects))
    }
  }
}
