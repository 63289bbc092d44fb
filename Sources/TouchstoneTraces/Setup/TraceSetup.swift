public import Touchstone

/// Which recognizers the touches of a trace meet.
public struct TraceSetup: Equatable, Sendable {
  /// Recognizers for an arena, in order.
  public var contenders: [Contender] = []
  /// How they stand to each other.
  public var relations: [Relation] = []
  /// Velocity trackers that are asked without a recognizer.
  public var probes: [VelocityProbe] = []
  /// The swipe list under the fingers; nil for none.
  public var list: JSONValue?

  /// A setup with nothing in it.
  public init() {}

  /// Reads the setup of a trace; a key that nobody knows is an error.
  ///
  /// - Parameters:
  ///   - view: Size of the view in points, for the edges of screen-edge pans.
  ///   - line: Where it stands in the file.
  public init(_ value: JSONValue, view: Size, line: Int) throws(TraceError) {
    var keys = try KeyReader(value, line: line, place: "setup")
    for entry in try TraceSetup.elements(keys.take("recognizers"), "recognizers", line) {
      try add(entry, view, line)
    }
    for entry in try TraceSetup.elements(keys.take("relations"), "relations", line) {
      relations += try TraceSetup.relations(entry, line)
    }
    list = keys.take("list")
    try keys.finish()
  }

  /// Makes an arena of the recognizers; nonsense is an error that names recognizer and key.
  public func arena(line: Int) throws(TraceError) -> Arena {
    do throws(ArenaError) {
      return try Arena(contenders, relations: relations)
    } catch {
      throw TraceError(line: line, expected: "a setup that makes sense", found: error.text)
    }
  }

  private static func elements(
    _ value: JSONValue?, _ key: String, _ line: Int
  ) throws(TraceError) -> [JSONValue] {
    guard let value else { return [] }
    guard let elements = value.elements else {
      throw TraceError(line: line, expected: "a list for '\(key)'", found: value.kind)
    }
    return elements
  }

  private static func relations(
    _ value: JSONValue, _ line: Int
  ) throws(TraceError) -> [Relation] {
    var keys = try KeyReader(value, line: line, place: "a relation")
    if let together = keys.take("simultaneous") {
      try keys.finish()
      if together.string == "all" { return [.allSimultaneous] }
      let names = together.elements?.compactMap { $0.string } ?? []
      guard names.count >= 2, names.count == together.elements?.count else {
        throw keys.error(
          "simultaneous", expected: "at least two names or \"all\"", found: together)
      }
      var pairs: [Relation] = []
      for (index, name) in names.enumerated() {
        for other in names[(index + 1)...] { pairs.append(.simultaneous(name, other)) }
      }
      return pairs
    }
    guard let name = try keys.text("r"), let other = try keys.text("requiresFailureOf") else {
      throw TraceError(
        line: line, expected: "'simultaneous', or 'r' with 'requiresFailureOf', in a relation",
        found: value.text)
    }
    try keys.finish()
    return [.requiresFailure(name, of: other)]
  }

  private mutating func add(_ value: JSONValue, _ view: Size, _ line: Int) throws(TraceError) {
    var keys = try KeyReader(value, line: line, place: "a recognizer")
    guard let name = try keys.text("name"), let kind = try keys.text("kind") else {
      throw TraceError(
        line: line, expected: "'name' and 'kind' in a recognizer", found: value.text)
    }
    keys = try KeyReader(value, line: line, place: "recognizer \"\(name)\"")
    _ = keys.take("name")
    _ = keys.take("kind")
    let profile = try keys.choice(
      "profile", GestureProfile.all.map { ($0.name, $0) }, GestureProfile.uiKit)
    if kind == "velocity" {
      let configuration = try keys.velocity(profile.pan.velocity)
      try keys.finish()
      do throws(ConfigurationError) {
        probes.append(try VelocityProbe(name: name, configuration))
      } catch {
        throw TraceError(
          line: line, expected: "a velocity that makes sense", found: error.text)
      }
      return
    }
    let isEnabled = try keys.flag("enabled", true)
    let depth = try keys.count("depth", 0)
    let contender = Contender(
      name, try keys.kind(kind, profile, view), depth: depth, isEnabled: isEnabled)
    try keys.finish()
    contenders.append(contender)
  }
}
