/// The recognizers of an arena, each kind in an array of its own, so that they change in place.
///
/// A recognizer is only touched through `inout`: reading it any other way would copy it, rings and
/// all, for every event.
struct Roster<Custom: Recognizer>: Equatable, Sendable {
  /// The kind of a recognizer and its place in that kind's array.
  enum Seat: Equatable, Sendable {
    case pan(Int)
    case longPress(Int)
    case tap(Int)
    case swipe(Int)
    case pinch(Int)
    case rotation(Int)
    case custom(Int)
  }

  private var pans: [PanRecognizer] = []
  private var longPresses: [LongPressRecognizer] = []
  private var taps: [TapRecognizer] = []
  private var swipes: [SwipeRecognizer] = []
  private var pinches: [PinchRecognizer] = []
  private var rotations: [RotationRecognizer] = []
  private var customs: [Custom] = []
  private(set) var seats: [Seat] = []

  mutating func add(_ kind: ContenderOf<Custom>.Kind) throws(ConfigurationError) {
    switch kind {
    case .pan(let configuration):
      pans.append(try PanRecognizer(configuration))
      seats.append(.pan(pans.count - 1))
    case .longPress(let configuration):
      longPresses.append(try LongPressRecognizer(configuration))
      seats.append(.longPress(longPresses.count - 1))
    case .tap(let configuration):
      taps.append(try TapRecognizer(configuration))
      seats.append(.tap(taps.count - 1))
    case .swipe(let configuration):
      swipes.append(try SwipeRecognizer(configuration))
      seats.append(.swipe(swipes.count - 1))
    case .pinch(let configuration):
      pinches.append(try PinchRecognizer(configuration))
      seats.append(.pinch(pinches.count - 1))
    case .rotation(let configuration):
      rotations.append(try RotationRecognizer(configuration))
      seats.append(.rotation(rotations.count - 1))
    case .custom(let recognizer):
      customs.append(recognizer)
      seats.append(.custom(customs.count - 1))
    }
  }

  /// Shows a frame to a recognizer; its deadline afterwards goes to `deadline`.
  mutating func handle(
    _ member: Int, _ frame: TouchFrame, _ deadline: inout Timestamp?
  ) -> Proposal {
    switch seats[member] {
    case .pan(let i): Roster.handle(&pans[i], frame, &deadline)
    case .longPress(let i): Roster.handle(&longPresses[i], frame, &deadline)
    case .tap(let i): Roster.handle(&taps[i], frame, &deadline)
    case .swipe(let i): Roster.handle(&swipes[i], frame, &deadline)
    case .pinch(let i): Roster.handle(&pinches[i], frame, &deadline)
    case .rotation(let i): Roster.handle(&rotations[i], frame, &deadline)
    case .custom(let i): Roster.handle(&customs[i], frame, &deadline)
    }
  }

  private static func handle(
    _ recognizer: inout some Recognizer, _ frame: TouchFrame, _ deadline: inout Timestamp?
  ) -> Proposal {
    let proposal = recognizer.handle(frame)
    deadline = recognizer.deadline
    return proposal
  }

  /// What a recognizer made of a finger that moved.
  enum News {
    case nothing
    /// It went on, and that is reported already.
    case reported
    /// It made nothing of it but may have another deadline.
    case deadline(Timestamp?)
    /// It wants something, and has this deadline then.
    case proposal(Proposal, deadline: Timestamp?)
  }

  /// Shows a finger that moved to a recognizer.
  ///
  /// A gesture that goes on is reported at once where `mayReport` allows it.
  ///
  /// Never inlined: in a caller's loop the compiler would first make all seven arrays unique.
  @inline(never)
  mutating func follow(
    _ member: Int, _ touch: Touch, at time: Timestamp, mayReport: Bool, withVelocity: Bool,
    _ events: inout [GestureEvent]
  ) -> News {
    let id = RecognizerID(member)
    let options = (mayReport: mayReport, withVelocity: withVelocity)
    return switch seats[member] {
    case .pan(let i): Roster.follow(&pans[i], id, touch, time, options, &events)
    case .longPress(let i): Roster.follow(&longPresses[i], id, touch, time, options, &events)
    case .tap(let i): Roster.follow(&taps[i], id, touch, time, options, &events)
    case .swipe(let i): Roster.follow(&swipes[i], id, touch, time, options, &events)
    case .pinch(let i): Roster.follow(&pinches[i], id, touch, time, options, &events)
    case .rotation(let i): Roster.follow(&rotations[i], id, touch, time, options, &events)
    case .custom(let i): Roster.follow(&customs[i], touch, time)
    }
  }

  /// A person's own recognizer may have another deadline after every touch.
  private static func follow(
    _ recognizer: inout Custom, _ touch: Touch, _ time: Timestamp
  ) -> News {
    let proposal = recognizer.follow(touch, at: time)
    return proposal == .none
      ? .deadline(recognizer.deadline) : .proposal(proposal, deadline: recognizer.deadline)
  }

  /// A built-in recognizer keeps its deadline as long as it proposes nothing else than a change.
  @inline(__always)
  private static func follow(
    _ recognizer: inout some Recognizer, _ id: RecognizerID, _ touch: Touch, _ time: Timestamp,
    _ options: (mayReport: Bool, withVelocity: Bool), _ events: inout [GestureEvent]
  ) -> News {
    let proposal = recognizer.follow(touch, at: time)
    switch proposal {
    case .none:
      return .nothing
    case .change where options.mayReport:
      guard recognizer.state.isActive else { return .nothing }
      recognizer.enter(.changed, at: time)
      events.append(
        GestureEvent(
          recognizer: id, time: time, state: .changed, cause: .movement,
          values: recognizer.values,
          velocity: options.withVelocity ? recognizer.velocity(at: time) : nil))
      return .reported
    case .change, .begin, .recognize, .fail, .failAndRestart, .end, .cancel:
      return .proposal(proposal, deadline: recognizer.deadline)
    }
  }

  /// What a finger is to the pan that alone hears of it; nil for other recognizers.
  func drag(of finger: TouchID, by member: Int) -> Drag? {
    guard case .pan(let i) = seats[member] else { return nil }
    return Drag(finger: finger, id: RecognizerID(member), pan: i)
  }

  /// Shows a finger that moved to a pan that is under way.
  @inline(__always)
  mutating func follow(
    _ drag: Drag, _ touch: Touch, at time: Timestamp, withVelocity: Bool,
    _ events: inout [GestureEvent]
  ) {
    Roster.follow(&pans[drag.pan], drag.id, touch, time, withVelocity, &events)
  }

  @inline(__always)
  private static func follow(
    _ pan: inout PanRecognizer, _ id: RecognizerID, _ touch: Touch, _ time: Timestamp,
    _ withVelocity: Bool, _ events: inout [GestureEvent]
  ) {
    guard pan.drag(touch, at: time) else { return }
    events.append(
      GestureEvent(
        recognizer: id, time: time, state: .changed, cause: .movement, values: pan.dragValues,
        velocity: withVelocity ? pan.velocity(at: time) : nil))
  }

  /// Lets time pass for a recognizer; its deadline afterwards goes to `deadline`.
  mutating func advance(
    _ member: Int, to time: Timestamp, _ deadline: inout Timestamp?
  ) -> Proposal {
    switch seats[member] {
    case .pan(let i): Roster.advance(&pans[i], to: time, &deadline)
    case .longPress(let i): Roster.advance(&longPresses[i], to: time, &deadline)
    case .tap(let i): Roster.advance(&taps[i], to: time, &deadline)
    case .swipe(let i): Roster.advance(&swipes[i], to: time, &deadline)
    case .pinch(let i): Roster.advance(&pinches[i], to: time, &deadline)
    case .rotation(let i): Roster.advance(&rotations[i], to: time, &deadline)
    case .custom(let i): Roster.advance(&customs[i], to: time, &deadline)
    }
  }

  private static func advance(
    _ recognizer: inout some Recognizer, to time: Timestamp, _ deadline: inout Timestamp?
  ) -> Proposal {
    let proposal = recognizer.advance(to: time)
    deadline = recognizer.deadline
    return proposal
  }

  /// Puts a recognizer into a state and reports it; its deadline afterwards goes to `deadline`.
  mutating func enter(
    _ member: Int, _ report: Report, _ deadline: inout Timestamp?, _ events: inout [GestureEvent]
  ) {
    let id = RecognizerID(member)
    switch seats[member] {
    case .pan(let i): Roster.enter(&pans[i], id, report, &deadline, &events)
    case .longPress(let i): Roster.enter(&longPresses[i], id, report, &deadline, &events)
    case .tap(let i): Roster.enter(&taps[i], id, report, &deadline, &events)
    case .swipe(let i): Roster.enter(&swipes[i], id, report, &deadline, &events)
    case .pinch(let i): Roster.enter(&pinches[i], id, report, &deadline, &events)
    case .rotation(let i): Roster.enter(&rotations[i], id, report, &deadline, &events)
    case .custom(let i): Roster.enter(&customs[i], id, report, &deadline, &events)
    }
  }

  private static func enter(
    _ recognizer: inout some Recognizer, _ id: RecognizerID, _ report: Report,
    _ deadline: inout Timestamp?, _ events: inout [GestureEvent]
  ) {
    recognizer.enter(report.state, at: report.time)
    deadline = recognizer.deadline
    events.append(
      GestureEvent(
        recognizer: id, time: report.time, state: report.state, cause: report.cause,
        values: recognizer.values,
        velocity: report.hasVelocity ? recognizer.velocity(at: report.time) : nil))
  }

  /// Makes a recognizer possible again; its deadline afterwards goes to `deadline`.
  mutating func reset(_ member: Int, at time: Timestamp, _ deadline: inout Timestamp?) {
    switch seats[member] {
    case .pan(let i): Roster.reset(&pans[i], at: time, &deadline)
    case .longPress(let i): Roster.reset(&longPresses[i], at: time, &deadline)
    case .tap(let i): Roster.reset(&taps[i], at: time, &deadline)
    case .swipe(let i): Roster.reset(&swipes[i], at: time, &deadline)
    case .pinch(let i): Roster.reset(&pinches[i], at: time, &deadline)
    case .rotation(let i): Roster.reset(&rotations[i], at: time, &deadline)
    case .custom(let i): Roster.reset(&customs[i], at: time, &deadline)
    }
  }

  private static func reset(
    _ recognizer: inout some Recognizer, at time: Timestamp, _ deadline: inout Timestamp?
  ) {
    recognizer.enter(.possible, at: time)
    deadline = recognizer.deadline
  }

  /// A recognizer's numbers, for a question from outside.
  func values(_ member: Int) -> GestureValues {
    switch seats[member] {
    case .pan(let i): pans[i].values
    case .longPress(let i): longPresses[i].values
    case .tap(let i): taps[i].values
    case .swipe(let i): swipes[i].values
    case .pinch(let i): pinches[i].values
    case .rotation(let i): rotations[i].values
    case .custom(let i): customs[i].values
    }
  }

  /// A recognizer's velocity, for a question from outside.
  func velocity(_ member: Int, at time: Timestamp) -> Vector {
    switch seats[member] {
    case .pan(let i): pans[i].velocity(at: time)
    case .longPress(let i): longPresses[i].velocity(at: time)
    case .tap(let i): taps[i].velocity(at: time)
    case .swipe(let i): swipes[i].velocity(at: time)
    case .pinch(let i): pinches[i].velocity(at: time)
    case .rotation(let i): rotations[i].velocity(at: time)
    case .custom(let i): customs[i].velocity(at: time)
    }
  }

  /// Whether it would begin at once if no rival were left.
  func wantsToBeginAlone(_ member: Int) -> Bool {
    if case .pan(let i) = seats[member] { pans[i].wantsToBeginAlone } else { false }
  }

  /// Whether it may ever begin without movement.
  func mayBeginAlone(_ member: Int) -> Bool {
    if case .pan(let i) = seats[member] { pans[i].configuration.beginsWhenAlone } else { false }
  }

  /// Replaces a pan's translation; nothing for other kinds.
  mutating func setTranslation(_ member: Int, _ translation: Vector) {
    if case .pan(let i) = seats[member] { pans[i].setTranslation(translation) }
  }

  /// Taps that a tap recognizer asks for; nil for other kinds.
  func requiredTaps(_ member: Int) -> Int? {
    if case .tap(let i) = seats[member] { taps[i].configuration.taps } else { nil }
  }
}
