/// What happened in a run, in order; two runs are the same if their journals are.
///
/// It takes down frames, gesture events and the effects of machines. Ticks without an event leave
/// no trace, so that time may pass in any number of steps.
public struct Journal: Equatable, Sendable {
  /// One line of the journal.
  public enum Entry: Equatable, Sendable {
    /// Fingers did something.
    case frame(Timestamp)
    /// A gesture changed its state.
    case gesture(GestureEvent)
    /// A machine told its host to do something.
    case effect(Timestamp, RowEffect)
    /// A machine said what it decided, and why.
    case note(Timestamp, String)
  }

  /// Everything, in order.
  public private(set) var entries: [Entry] = []
  /// Sum over the events and effects so far.
  public private(set) var digest = Digest()

  /// Starts an empty journal.
  public init() {}

  /// Takes down that fingers did something at a moment.
  public mutating func record(frame time: Timestamp) {
    entries.append(.frame(time))
  }

  /// Takes down what gestures did.
  public mutating func record(_ events: [GestureEvent]) {
    for event in events {
      entries.append(.gesture(event))
      digest.combine(event)
    }
  }

  /// Takes down what a machine told its host.
  public mutating func record(_ effects: [RowEffect], at time: Timestamp) {
    for effect in effects {
      entries.append(.effect(time, effect))
      digest.combine(effect, at: time)
    }
  }

  /// Takes down what a machine decided, in words: also that it does nothing, and why.
  public mutating func record(note text: String, at time: Timestamp) {
    entries.append(.note(time, text))
    digest.combine(time)
    digest.combine(text)
  }

  /// Every note, in order.
  public var notes: [String] {
    entries.compactMap { if case .note(_, let text) = $0 { text } else { nil } }
  }

  /// Every gesture event, in order.
  public var events: [GestureEvent] {
    entries.compactMap { if case .gesture(let event) = $0 { event } else { nil } }
  }

  /// Every effect, in order.
  public var effects: [RowEffect] {
    entries.compactMap { if case .effect(_, let effect) = $0 { effect } else { nil } }
  }

  /// The states of one recognizer, in order.
  public func states(of recognizer: RecognizerID) -> [GestureState] {
    events.filter { $0.recognizer == recognizer }.map { $0.state }
  }
}
