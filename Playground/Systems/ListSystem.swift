public import Touchstone

/// A system whose rows fingers swipe: what the timers and the playlist have in common.
public protocol ListSystem: Equatable, Sendable {
  /// The rows as the engine has them.
  var list: SwipeList { get }
  /// The question in front; nil for none.
  var question: SystemQuestion? { get }
  /// What went wrong last; nil for nothing.
  var failure: String? { get }
  /// Whether the next frame looks different although nothing happens.
  var isMoving: Bool { get }

  /// Hands an input to the list, and does what its rows ask for.
  mutating func send(_ input: SwipeList.Input)
  /// The person answers the question in front.
  mutating func answer(_ yes: Bool, at time: Timestamp)
  /// The person has read what went wrong.
  mutating func dismissFailure()
  /// Hands over what the host shall do, in order.
  mutating func takeRequests() -> [SystemRequest]
  /// Hands over what gestures and rows did, in order.
  mutating func takeEvents() -> [SwipeListEvent]
  /// What is shown at a moment that is not before the newest.
  func view(at time: Timestamp) -> SystemView
}

extension ListSystem {
  /// When it wants to be driven although nothing happens; nil if it waits for nothing.
  public var deadline: Timestamp? { list.deadline }

  /// Takes in what fingers did; behind a question or a failure one that is down may finish, and none
  /// may land.
  public mutating func handle(_ frame: TouchFrame) {
    var frame = frame
    if question != nil || failure != nil { frame.touches.removeAll { $0.phase == .began } }
    send(.touches(frame))
  }

  /// Lets time pass.
  public mutating func advance(to time: Timestamp) { send(.tick(time)) }

  /// Takes in what the app around it did: a layout, a loss of focus, a row opened by a key.
  public mutating func perform(_ event: HostEvent, at time: Timestamp) {
    send(.host(event, at: time))
  }
}

extension Array {
  /// The elements with a name, the first of each.
  func named(by name: (Element) -> String) -> [Element] {
    var known: [Element] = []
    for element in self where !name(element).isEmpty {
      if !known.contains(where: { name($0) == name(element) }) { known.append(element) }
    }
    return known
  }
}
