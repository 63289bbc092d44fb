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

  /// Puts a recognizer into a state; its deadline afterwards goes to `deadline`.
  mutating func enter(
    _ member: Int, _ state: GestureState, at time: Timestamp, _ deadline: inout Timestamp?
  ) {
    switch seats[member] {
    case .pan(let i): Roster.enter(&pans[i], state, at: time, &deadline)
    case .longPress(let i): Roster.enter(&longPresses[i], state, at: time, &deadline)
    case .tap(let i): Roster.enter(&taps[i], state, at: time, &deadline)
    case .swipe(let i): Roster.enter(&swipes[i], state, at: time, &deadline)
    case .pinch(let i): Roster.enter(&pinches[i], state, at: time, &deadline)
    case .rotation(let i): Roster.enter(&rotations[i], state, at: time, &deadline)
    case .custom(let i): Roster.enter(&customs[i], state, at: time, &deadline)
    }
  }

  private static func enter(
    _ recognizer: inout some Recognizer, _ state: GestureState, at time: Timestamp,
    _ deadline: inout Timestamp?
  ) {
    recognizer.enter(state, at: time)
    deadline = recognizer.deadline
  }

  /// Fills in a recognizer's numbers, and its velocity where that is asked for.
  mutating func report(_ member: Int, withVelocity: Bool, _ event: inout GestureEvent) {
    switch seats[member] {
    case .pan(let i): Roster.report(&pans[i], withVelocity, &event)
    case .longPress(let i): Roster.report(&longPresses[i], withVelocity, &event)
    case .tap(let i): Roster.report(&taps[i], withVelocity, &event)
    case .swipe(let i): Roster.report(&swipes[i], withVelocity, &event)
    case .pinch(let i): Roster.report(&pinches[i], withVelocity, &event)
    case .rotation(let i): Roster.report(&rotations[i], withVelocity, &event)
    case .custom(let i): Roster.report(&customs[i], withVelocity, &event)
    }
  }

  private static func report(
    _ recognizer: inout some Recognizer, _ withVelocity: Bool, _ event: inout GestureEvent
  ) {
    event.values = recognizer.values
    if withVelocity { event.velocity = recognizer.velocity(at: event.time) }
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
