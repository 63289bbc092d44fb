import Touchstone

extension Expectation {
  /// Reads an `expect`; unknown keys are errors, and so is one that expects nothing.
  ///
  /// `header` says how long a tick is.
  public init(_ value: JSONValue, header: TraceHeader, line: Int) throws(TraceError) {
    var object = try KeyedObject(value, path: "expect", line: line)
    if let effects = object.value("effects") {
      self = .effects(try Expectation.effects(effects, object))
    } else if value["row"] != nil {
      self = .row(try Expectation.row(&object))
    } else {
      let name = try object.text("r")
      if let states = object.value("exactly") {
        self = .exactly(of: name, try Expectation.states(states, "exactly", object))
      } else if let states = object.value("never") {
        let list = try Expectation.states(states, "never", object)
        guard !list.isEmpty else { throw object.bad("never", "at least one state", states) }
        self = .never(of: name, list, before: try Expectation.before(&object, header))
      } else if value["state"] != nil {
        self = .gesture(try Expectation.gesture(name, &object))
      } else {
        self = try Expectation.velocity(name, &object)
      }
    }
    try object.finish()
  }

  private static func effects(
    _ value: JSONValue, _ object: KeyedObject
  ) throws(TraceError) -> [EffectCount] {
    guard let members = value.members, !members.isEmpty else {
      throw object.bad("effects", "names with counts", value)
    }
    var counts: [EffectCount] = []
    for member in members {
      guard let count = member.value.integer.flatMap({ Int(exactly: $0) }), count >= 0 else {
        throw object.bad(member.key, "how often it happens", member.value)
      }
      counts.append(EffectCount(name: member.key, count: count))
    }
    return counts
  }

  private static func row(_ object: inout KeyedObject) throws(TraceError) -> RowExpectation {
    var row = RowExpectation(row: try object.text("row"))
    var words: [(name: String, word: RowExpectation.State?)] = []
    for state in RowExpectation.State.allCases { words.append((state.name, state)) }
    try object.word("state", words, into: &row.state)
    try object.limit("offset", into: &row.offset)
    row.index = try count("index", &object)
    try object.number("tol", into: &row.tolerance)
    guard row.state != nil || row.offset != nil || row.index != nil else {
      throw object.missing("state, offset or index")
    }
    return row
  }

  private static func gesture(
    _ name: String, _ object: inout KeyedObject
  ) throws(TraceError) -> GestureExpectation {
    let word = try object.text("state")
    guard let state = GestureState(name: word) else {
      throw object.bad(
        "state", "one of began, changed, ended, cancelled, failed, recognized", .string(word))
    }
    var gesture = GestureExpectation(name: name, state: state)
    gesture.translation = try object.pair("translation").map { Vector(x: $0.0, y: $0.1) }
    gesture.velocity = try object.pair("velocity").map { Vector(x: $0.0, y: $0.1) }
    gesture.location = try object.pair("location").map { Point(x: $0.0, y: $0.1) }
    try object.limit("scale", into: &gesture.scale)
    try object.limit("rotation", into: &gesture.rotation)
    if let value = object.value("direction") {
      guard let direction = value.string.flatMap({ SwipeDirection(name: $0) }) else {
        throw object.bad("direction", "one of right, left, up, down", value)
      }
      gesture.direction = direction
    }
    gesture.taps = try count("taps", &object)
    gesture.touches = try count("touches", &object)
    // The tolerance of all numbers holds for the velocity unless that has its own.
    try object.number("tol", into: &gesture.tolerance)
    gesture.velocityTolerance = gesture.tolerance
    try object.number("vTol", into: &gesture.velocityTolerance)
    try object.number("tTol", into: &gesture.timeTolerance)
    return gesture
  }

  private static func velocity(
    _ name: String, _ object: inout KeyedObject
  ) throws(TraceError) -> Expectation {
    guard let pair = try object.pair("velocity") else {
      throw object.missing("state, velocity, exactly or never")
    }
    var tolerance = Expectation.tolerance
    try object.number("tol", into: &tolerance)
    try object.number("vTol", into: &tolerance)
    return .velocity(of: name, Vector(x: pair.0, y: pair.1), tolerance: tolerance)
  }

  private static func states(
    _ value: JSONValue, _ key: String, _ object: KeyedObject
  ) throws(TraceError) -> [GestureState] {
    let states = value.elements?.compactMap { $0.string.flatMap { GestureState(name: $0) } }
    guard let states, states.count == value.elements?.count else {
      throw object.bad(key, "a list of states", value)
    }
    return states
  }

  private static func before(
    _ object: inout KeyedObject, _ header: TraceHeader
  ) throws(TraceError) -> Timestamp? {
    guard let ticks = try count("before", &object) else { return nil }
    let (nanoseconds, overflow) = Int64(ticks).multipliedReportingOverflow(
      by: header.nanosecondsPerTick)
    return overflow ? .max : Timestamp(nanoseconds: nanoseconds)
  }

  private static func count(
    _ key: String, _ object: inout KeyedObject
  ) throws(TraceError) -> Int? {
    guard let value = object.value(key) else { return nil }
    guard let count = value.integer.flatMap({ Int(exactly: $0) }), count >= 0 else {
      throw object.bad(key, "a whole number of at least 0", value)
    }
    return count
  }
}
