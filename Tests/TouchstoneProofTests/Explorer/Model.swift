/// A machine, what can be done to it, and what must be true of it, ready to be explored.
protocol Model {
  /// The machine with all that is known about its past.
  associatedtype Node: Equatable
  associatedtype Step: CustomStringConvertible

  /// What it is called in a story.
  var name: String { get }
  /// Where it starts.
  var roots: [Node] { get }
  /// What can be done to it now, always in the same order.
  func steps(of node: Node) -> [Step]
  /// Does something to it; the answer is the law that this broke.
  func take(_ step: Step, _ node: inout Node) -> BrokenLaw?
  /// The law that a state breaks, whatever led to it.
  func judge(_ node: Node) -> BrokenLaw?
  /// A number that equal nodes share and others rarely do.
  func key(of node: Node) -> Int
  /// How it stands now, in a few words.
  func picture(of node: Node) -> String
  /// What came of the last step, in a few words.
  func news(of step: Step, _ node: Node) -> String
}
