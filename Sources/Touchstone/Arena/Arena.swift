/// Recognizers that look at the same touches, and who of them gets the touch.
///
/// Feed it frames and let time pass; it appends what happened, in order. A copy is a save point.
///
/// ```swift
/// var arena = try Arena([.pan("swipe"), .longPress("menu")])
/// var events: [GestureEvent] = []
/// arena.handle(.at(milliseconds: 0, .began(1, 300, 30)), into: &events)
/// arena.handle(.at(milliseconds: 16, .moved(1, 280, 30)), into: &events)
/// // events: menu failed (moved 20 points, 10 allowed), swipe began (translation −10, 0)
/// ```
/// One event costs tens of nanoseconds; nothing is allocated after the first gesture.
public struct ArenaOf<Custom: Recognizer>: Equatable, Sendable {
  var slots: [ArenaSlot]
  var roster: Roster<Custom>
  var referee: Referee
  var contacts = Contacts()
  /// Members in the order in which they are asked: deepest first, then by registration.
  let order: [Int]
  var scratch = Scratch()
  /// The earliest deadline of all; kept so that frames before it cost nothing.
  var nextDeadline: Timestamp?
  /// The pan that has the touch for itself; nil where everyone must be asked.
  var drag: Drag?
  /// Whether `nextDeadline` must be looked for again with the next frame.
  var isDeadlineStale: Bool = false
  /// Whether any recognizer may begin without movement, so that the others need not be asked.
  let hasLonePans: Bool

  /// The newest moment that it has seen.
  public internal(set) var now: Timestamp = Timestamp(nanoseconds: .min)

  /// Whether events carry velocities; without them an event costs less.
  public var reportsVelocity: Bool = true

  /// Makes an arena; configurations, names and relations that make no sense are refused.
  public init(_ contenders: [ContenderOf<Custom>], relations: [Relation] = [])
    throws(ArenaError)
  {
    var roster = Roster<Custom>()
    slots = []
    for contender in contenders {
      if slots.contains(where: { $0.name == contender.name }) {
        throw .duplicateName(contender.name)
      }
      slots.append(
        ArenaSlot(name: contender.name, depth: contender.depth, isEnabled: contender.isEnabled))
      do {
        try roster.add(contender.kind)
      } catch {
        throw .configuration(recognizer: contender.name, error)
      }
    }
    self.roster = roster
    let depths = contenders.map { $0.depth }
    order = contenders.indices.sorted {
      depths[$0] == depths[$1] ? $0 < $1 : depths[$0] > depths[$1]
    }
    referee = Referee(count: contenders.count, order: order)
    hasLonePans = contenders.indices.contains { roster.mayBeginAlone($0) }
    spareTaps()
    for relation in relations { try apply(relation) }
  }

  /// How many recognizers it has.
  public var count: Int { slots.count }

  /// The recognizer with a name.
  public func id(named name: String) -> RecognizerID? {
    slots.firstIndex { $0.name == name }.map { RecognizerID($0) }
  }

  /// A recognizer's name.
  public func name(of id: RecognizerID) -> String { slots[id.index].name }

  /// Where a gesture stands.
  public func state(of id: RecognizerID) -> GestureState { slots[id.index].state }

  /// The recognizer that has to fail before this one, which wants to begin, may; nil if none.
  public func holder(of id: RecognizerID) -> RecognizerID? {
    referee.holder(of: id.index).map { RecognizerID($0) }
  }

  /// A gesture's numbers now.
  public func values(of id: RecognizerID) -> GestureValues { roster.values(id.index) }

  /// A gesture's velocity now, in points a second.
  public func velocity(of id: RecognizerID) -> Vector { roster.velocity(id.index, at: now) }

  /// Whether a recognizer takes part.
  public func isEnabled(_ id: RecognizerID) -> Bool { slots[id.index].isEnabled }

  /// When it wants to be driven although no finger does anything; nil if it waits for nothing.
  public var deadline: Timestamp? { nextDeadline }

  /// Touches that made no sense so far.
  public var faults: ArenaFaults { contacts.faults }

  /// What was decided between recognizers in the last call, in order.
  public var verdicts: [Referee.Verdict] { scratch.verdicts }

  /// Fingers that are down.
  public var numberOfFingers: Int { contacts.list.count }

  /// A tap that asks for more taps does not lose to one that asks for fewer.
  private mutating func spareTaps() {
    for member in slots.indices {
      guard let taps = roster.requiredTaps(member) else { continue }
      for other in slots.indices {
        guard let fewer = roster.requiredTaps(other), fewer < taps else { continue }
        referee.spare(member, from: other)
      }
    }
  }

  private func index(_ name: String) throws(ArenaError) -> Int {
    guard let id = id(named: name) else { throw .unknownName(name) }
    return id.index
  }

  private mutating func apply(_ relation: Relation) throws(ArenaError) {
    switch relation {
    case .simultaneous(let a, let b):
      referee.allow(try index(a), with: try index(b))
    case .allSimultaneous:
      for a in slots.indices { for b in slots.indices where a != b { referee.allow(a, with: b) } }
    case .requiresFailure(let a, let b):
      if let cycle = referee.requireFailure(of: try index(b), by: try index(a)) {
        throw .requirementCycle(cycle.map { slots[$0].name })
      }
    case .doesNotPrevent(let a, let b):
      referee.spare(try index(b), from: try index(a))
    }
  }
}

/// Recognizers of the built-in kinds that look at the same touches.
public typealias Arena = ArenaOf<Never>

/// What an arena keeps about one recognizer beside the recognizer itself.
struct ArenaSlot: Equatable, Sendable {
  var name: String
  var depth: Int
  var isEnabled: Bool
  /// Where its gesture stands, as the recognizer itself says.
  var state: GestureState = .possible
  /// When it wants to be driven; kept here so that looking for the earliest touches no recognizer.
  var deadline: Timestamp?
  /// Contests of live fingers that reach the recognizer, and of those that do not.
  var received: UInt64 = 0
  var ignored: UInt64 = 0
  /// What it will report when its claim is granted.
  var claim: Proposal = .none
  /// Whether it failed only to start over with the same frame.
  var isRestarting: Bool = false
}

/// A pan that is under way and the only one to hear of the only finger.
///
/// What most of a touch is: the moves of that finger go straight to it.
struct Drag: Equatable, Sendable {
  var finger: TouchID
  var id: RecognizerID
  /// Its place among the arena's pans.
  var pan: Int
}

/// Room for work in progress; it carries no state from one input to the next.
struct Scratch: Equatable, Sendable {
  var proposals: [Proposal] = []
  var verdicts: [Referee.Verdict] = []
  var frame = TouchFrame(time: .zero)
  var single = TouchFrame(time: .zero)

  static func == (left: Scratch, right: Scratch) -> Bool { true }
}
