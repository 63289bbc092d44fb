public import Touchstone

/// What a trace says must be true, with the line that says it.
public struct Expectation: Equatable, Sendable {
  /// What must be true.
  public enum Claim: Equatable, Sendable {
    /// A recognizer came to a state, with these numbers, at the expectation's time.
    case entered(String, GestureState, Numbers)
    /// A recognizer or tracker answers this velocity at the expectation's time.
    case velocity(String, Vector)
    /// These are all states of a recognizer over the file, in order.
    case exactly(String, [GestureState])
    /// A recognizer never came to these states, or not before a time.
    case never(String, [GestureState], before: Timestamp?)
    /// A row is so at the expectation's time.
    case row(RowID, state: String?, offset: Double?, index: Int?)
    /// Effects were told so often over the file.
    case effects([Count])
  }

  /// Numbers of a gesture; nil where nothing is expected.
  public struct Numbers: Equatable, Sendable {
    /// Movement in points.
    public var translation: Vector?
    /// Points a second.
    public var velocity: Vector?
    /// Points of the view.
    public var location: Vector?
    /// Factor of a pinch.
    public var scale: Double?
    /// Degrees of a rotation.
    public var rotation: Double?
    /// Direction of a swipe.
    public var direction: SwipeDirection?
    /// Taps counted.
    public var taps: Int?
    /// Fingers that take part.
    public var touches: Int?
  }

  /// An effect by its name, `name:row` or `name` for any row, and how often it must be told.
  public struct Count: Equatable, Sendable {
    /// The effect's name.
    public var name: String
    /// The row; nil for any.
    public var row: String?
    /// How often.
    public var count: Int
  }

  /// The line in the file.
  public var line: Int
  /// When it is judged; nil for the end.
  public var time: Timestamp?
  /// What must be true.
  public var claim: Claim
  /// The expectation as the trace spells it.
  public var source: JSONValue
  /// Allowed difference of every number.
  public var tolerance: Double = 1e-9
  /// Allowed difference of a velocity beside a state.
  public var velocityTolerance: Double = 1e-9
  /// Allowed difference of the time, in seconds.
  public var timeTolerance: Double = 0

  /// Reads an expectation; a key that nobody knows is an error.
  ///
  /// - Parameter nanosecondsPerTick: For times inside it, which count in the file's ticks.
  public init(
    _ value: JSONValue, time: Timestamp?, line: Int, nanosecondsPerTick: Int64
  ) throws(TraceError) {
    self.line = line
    self.time = time
    source = value
    var keys = try KeyReader(value, line: line, place: "an expectation")
    tolerance = try keys.number("tol", 1e-9)
    velocityTolerance = try keys.number("vTol", tolerance)
    timeTolerance = try keys.number("tTol", 0)
    if let name = try keys.text("r") {
      claim = try Expectation.gesture(name, &keys, value, line, nanosecondsPerTick)
    } else if let row = try keys.text("row") {
      claim = .row(
        RowID(row), state: try keys.text("state"), offset: try keys.limit("offset", nil),
        index: try keys.take("index").map { value throws(TraceError) in
          guard let index = value.integer, let int = Int(exactly: index) else {
            throw keys.error("index", expected: "a whole number", found: value)
          }
          return int
        })
    } else if let effects = keys.take("effects") {
      claim = .effects(try Expectation.counts(effects, keys))
    } else {
      throw TraceError(
        line: line, expected: "'r', 'row' or 'effects' in an expectation", found: value.text)
    }
    try keys.finish()
  }

  private static let states: [(String, GestureState)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
    ("failed", .failed), ("recognized", .recognized),
  ]

  private static func gesture(
    _ name: String, _ keys: inout KeyReader, _ value: JSONValue, _ line: Int, _ tick: Int64
  ) throws(TraceError) -> Claim {
    if let list = keys.take("exactly") { return .exactly(name, try states(list, keys)) }
    if let list = keys.take("never") {
      let before = try keys.take("before").map { value throws(TraceError) in
        guard let ticks = value.integer else {
          throw keys.error("before", expected: "ticks", found: value)
        }
        return Timestamp(nanoseconds: ticks.multipliedReportingOverflow(by: tick).partialValue)
      }
      return .never(name, try states(list, keys), before: before)
    }
    var numbers = Numbers()
    numbers.velocity = try vector("velocity", &keys)
    guard let state = keys.take("state") else {
      guard let velocity = numbers.velocity else {
        throw TraceError(
          line: line, expected: "'state', 'velocity', 'exactly' or 'never' about \"\(name)\"",
          found: value.text)
      }
      return .velocity(name, velocity)
    }
    guard let entered = states.first(where: { $0.0 == state.string })?.1 else {
      throw keys.error("state", expected: "a gesture state", found: state)
    }
    numbers.translation = try vector("translation", &keys)
    numbers.location = try vector("location", &keys)
    numbers.scale = try keys.limit("scale", nil)
    numbers.rotation = try keys.limit("rotation", nil)
    let directions: [(String, SwipeDirection?)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    numbers.direction = try keys.choice("direction", directions, nil)
    let none = -1
    let taps = try keys.count("taps", none)
    let touches = try keys.count("touches", none)
    numbers.taps = taps == none ? nil : taps
    numbers.touches = touches == none ? nil : touches
    return .entered(name, entered, numbers)
  }

  private static func vector(
    _ key: String, _ keys: inout KeyReader
  ) throws(TraceError) -> Vector? {
    guard let value = keys.take(key) else { return nil }
    guard let pair = value.elements, pair.count == 2, let x = pair[0].number,
      let y = pair[1].number
    else { throw keys.error(key, expected: "[x, y]", found: value) }
    return Vector(x: x, y: y)
  }

  private static func states(
    _ value: JSONValue, _ keys: KeyReader
  ) throws(TraceError) -> [GestureState] {
    guard let elements = value.elements else {
      throw keys.error("states", expected: "a list of states", found: value)
    }
    var list: [GestureState] = []
    for element in elements {
      guard let state = states.first(where: { $0.0 == element.string })?.1 else {
        throw keys.error("states", expected: "a gesture state", found: element)
      }
      list.append(state)
    }
    return list
  }

  private static func counts(
    _ value: JSONValue, _ keys: KeyReader
  ) throws(TraceError) -> [Count] {
    guard let members = value.members else {
      throw keys.error("effects", expected: "an object of counts", found: value)
    }
    var counts: [Count] = []
    for member in members {
      guard let number = member.value.integer, let count = Int(exactly: number) else {
        throw keys.error(member.key, expected: "a whole number", found: member.value)
      }
      let parts = member.key.split(separator: ":", maxSplits: 1)
      guard let name = parts.first else {
        throw keys.error("effects", expected: "an effect's name", found: .string(member.key))
      }
      counts.append(
        Count(name: String(name), row: parts.count > 1 ? String(parts[1]) : nil, count: count))
    }
    return counts
  }
}
