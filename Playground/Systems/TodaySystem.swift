public import Touchstone

/// A card that offers today's pick and plays it when its button is tapped.
///
/// Feed it touches, in points of the view in which the button was laid out.
public struct TodaySystem: Equatable, Sendable {
  /// The card as the engine has it.
  public private(set) var card: TapCard<TodaysPick>
  /// What plays; nil while nothing does.
  public private(set) var nowPlaying: String?
  /// What the last input led to, in words.
  public private(set) var lastDecision: String = ""
  /// Sum over every decision so far.
  public private(set) var digest = Digest()
  private var requests: [SystemRequest] = []

  /// Makes the system; a place that makes no sense is refused.
  public init(_ pick: TodaysPick?, button: Rect) throws(ConfigurationError) {
    card = try TapCard(button: button, item: pick)
  }

  /// A pick to begin with.
  public static let sample: TodaysPick = TodaysPick(
    artist: "Harbour", album: "Salt and Lanterns", title: "Low Tide")

  /// Takes in what fingers did.
  public mutating func handle(_ frame: TouchFrame) {
    for touch in frame.touches { send(.touch(touch), at: frame.time) }
  }

  /// The card shows another pick, or none.
  public mutating func show(_ pick: TodaysPick?, at time: Timestamp) {
    send(.item(pick), at: time)
  }

  /// The button is somewhere else.
  public mutating func layout(button: Rect, at time: Timestamp) {
    send(.layout(button), at: time)
  }

  /// Presses and lifts in the middle of the button, for people without a pointer.
  public mutating func tap(at time: Timestamp) {
    let finger = TouchID(.max)
    send(.touch(Touch(id: finger, phase: .began, position: card.button.center)), at: time)
    send(.touch(Touch(id: finger, phase: .ended, position: card.button.center)), at: time)
  }

  /// Hands over what the host shall do, in order.
  public mutating func takeRequests() -> [SystemRequest] {
    let taken = requests
    requests.removeAll(keepingCapacity: true)
    return taken
  }

  private mutating func send(_ input: TapCard<TodaysPick>.Input, at time: Timestamp) {
    lastDecision = card.decision(on: input).text
    digest.combine(time)
    digest.combine(lastDecision)
    for effect in card.send(input) {
      switch effect {
      case .tap(let pick):
        nowPlaying = pick.title
        requests.append(.play(pick.command))
      case .highlight, .unhandled: continue
      }
    }
  }
}
