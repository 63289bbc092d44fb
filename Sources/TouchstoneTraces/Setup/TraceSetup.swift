public import Touchstone

/// Which recognizers and rows the touches of a trace meet.
public struct TraceSetup: Equatable, Sendable {
  /// The recognizers, in the order in which they are registered.
  public var contenders: [Contender] = []
  /// Bare velocity trackers, in order.
  public var trackers: [Tracker] = []
  /// How the recognizers stand to each other.
  public var relations: [Relation] = []
  /// The list of rows that the touches drive; nil without one.
  public var list: ListSetup?

  /// A velocity tracker that is asked for its answer and nothing else.
  public struct Tracker: Equatable, Sendable {
    /// What it is called in expectations.
    public var name: String
    /// How it estimates.
    public var velocity: VelocityConfiguration

    /// Makes a tracker.
    public init(name: String, velocity: VelocityConfiguration) {
      self.name = name
      self.velocity = velocity
    }
  }

  /// Makes a setup without anything.
  public init() {}

  /// Reads a setup; unknown keys are errors that name the nearest known one.
  ///
  /// `view` is the size of the view in points, for recognizers at its edges.
  public init(_ value: JSONValue, view: Size, line: Int) throws(TraceError) {
    var object = try KeyedObject(value, path: "setup", line: line)
    for entry in try TraceSetup.elements("recognizers", of: &object) {
      try take(entry, view: view, line: line)
    }
    try checkNames(line: line)
    for entry in try TraceSetup.elements("relations", of: &object) {
      try relations.append(contentsOf: TraceSetup.relations(entry, line: line))
    }
    if let list = object.value("list") { self.list = try ListSetup(list, line: line) }
    try object.finish()
  }

  private static func elements(
    _ key: String, of object: inout KeyedObject
  ) throws(TraceError) -> [JSONValue] {
    guard let value = object.value(key) else { return [] }
    guard let elements = value.elements else { throw object.bad(key, "a list", value) }
    return elements
  }

  private mutating func take(
    _ value: JSONValue, view: Size, line: Int
  ) throws(TraceError) {
    switch try RecognizerSetup.decode(value, view: view, line: line) {
    case .contender(let contender): contenders.append(contender)
    case .tracker(let tracker): trackers.append(tracker)
    }
  }

  private func checkNames(line: Int) throws(TraceError) {
    let names = contenders.map { $0.name } + trackers.map { $0.name }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw TraceError(line: line, expected: "every name once", found: "'\(name)' twice")
    }
  }

  private static func relations(
    _ value: JSONValue, line: Int
  ) throws(TraceError) -> [Relation] {
    var object = try KeyedObject(value, path: "a relation", line: line)
    if let names = object.value("simultaneous") {
      try object.finish()
      if names.string == "all" { return [.allSimultaneous] }
      let list = names.elements?.compactMap { $0.string } ?? []
      guard list.count >= 2, list.count == names.elements?.count else {
        throw object.bad("simultaneous", "\"all\" or at least two names", names)
      }
      var pairs: [Relation] = []
      for (index, name) in list.enumerated() {
        for other in list[(index + 1)...] { pairs.append(.simultaneous(name, other)) }
      }
      return pairs
    }
    let name = try object.text("r")
    let other = try object.text("requiresFailureOf")
    try object.finish()
    return [.requiresFailure(name, of: other)]
  }
}
