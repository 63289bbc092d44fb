/// The recognizers of an arena, each kind in an array of its own, so that they change in place.
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

  func state(_ member: Int) -> GestureState {
    switch seats[member] {
    case .pan(let i): pans[i].state
    case .longPress(let i): longPresses[i].state
    case .tap(let i): taps[i].state
    case .swipe(let i): swipes[i].state
    case .pinch(let i): pinches[i].state
    case .rotation(let i): rotations[i].state
    case .custom(let i): customs[i].state
    }
  }

  func deadline(_ member: Int) -> Timestamp? {
    switch seats[member] {
    case .pan, .pinch, .rotation: nil
    case .longPress(let i): longPresses[i].deadline
    case .tap(let i): taps[i].deadline
    case .swipe(let i): swipes[i].deadline
    case .custom(let i): customs[i].deadline
    }
  }

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

  func velocity(_ member: Int, at time: Timestamp) -> Vector {
    switch seats[member] {
    case .pan(let i): pans[i].velocity(at: time)
    case .longPress, .tap, .swipe: .zero
    case .pinch(let i): pinches[i].velocity(at: time)
    case .rotation(let i): rotations[i].velocity(at: time)
    case .custom(let i): customs[i].velocity(at: time)
    }
  }

  mutating func handle(_ member: Int, _ frame: TouchFrame) -> Proposal {
    switch seats[member] {
    case .pan(let i): pans[i].handle(frame)
    case .longPress(let i): longPresses[i].handle(frame)
    case .tap(let i): taps[i].handle(frame)
    case .swipe(let i): swipes[i].handle(frame)
    case .pinch(let i): pinches[i].handle(frame)
    case .rotation(let i): rotations[i].handle(frame)
    case .custom(let i): customs[i].handle(frame)
    }
  }

  mutating func advance(_ member: Int, to time: Timestamp) -> Proposal {
    switch seats[member] {
    case .pan(let i): pans[i].advance(to: time)
    case .longPress(let i): longPresses[i].advance(to: time)
    case .tap(let i): taps[i].advance(to: time)
    case .swipe(let i): swipes[i].advance(to: time)
    case .pinch(let i): pinches[i].advance(to: time)
    case .rotation(let i): rotations[i].advance(to: time)
    case .custom(let i): customs[i].advance(to: time)
    }
  }

  mutating func enter(_ member: Int, _ state: GestureState, at time: Timestamp) {
    switch seats[member] {
    case .pan(let i): pans[i].enter(state, at: time)
    case .longPress(let i): longPresses[i].enter(state, at: time)
    case .tap(let i): taps[i].enter(state, at: time)
    case .swipe(let i): swipes[i].enter(state, at: time)
    case .pinch(let i): pinches[i].enter(state, at: time)
    case .rotation(let i): rotations[i].enter(state, at: time)
    case .custom(let i): customs[i].enter(state, at: time)
    }
  }

  /// Whether it would begin at once if no rival were left.
  func wantsToBeginAlone(_ member: Int) -> Bool {
    if case .pan(let i) = seats[member] { pans[i].wantsToBeginAlone } else { false }
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
