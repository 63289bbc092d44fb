/// A card with a button that plays an item, if there is one.
///
/// It is the view under the recognizers, not one of them: hand it the touches that `TouchDelivery`
/// lets through, so that a scroll takes the touch away, or raw ones where there is no arena. One
/// finger presses it; the first that lands on the button.
///
/// | state | input | to | effect |
/// | --- | --- | --- | --- |
/// | idle, with an item | a finger lands on the button | pressed, inside | highlight on |
/// | pressed | the finger leaves the button, or comes back | pressed, outside or inside | highlight off, on |
/// | pressed, inside | the finger lifts | idle | highlight off; tap, or unhandled without a handler |
/// | pressed, outside | the finger lifts | idle | |
/// | pressed | the touch is taken away | idle | highlight off |
/// | pressed | another item is shown, or none | idle | highlight off: nothing is played that was not pressed |
/// | any | another finger | no change | |
public struct TapCard<Item: Equatable & Sendable>: Machine {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// A finger did something; one whose place is no number counts as where it was.
    case touch(Touch)
    /// The card shows an item from now on, or none.
    case item(Item?)
    /// Somebody wants to know about taps, or nobody.
    case handler(Bool)
    /// The button is somewhere else, in points of the view; takes effect with the next touch.
    case layout(Rect)
  }

  /// What its host shall do.
  public enum Effect: Equatable, Sendable {
    /// Show the button pressed, or not.
    case highlight(Bool)
    /// The item was tapped.
    case tap(Item)
    /// The item was tapped and nobody wants to know.
    case unhandled(Item)
  }

  /// What a finger does to it.
  public enum State: Hashable, Sendable {
    /// No finger presses the button.
    case idle
    /// A finger landed on the button and is on it, or beside it.
    case pressed(TouchID, isInside: Bool)
  }

  /// How far a finger may leave the button.
  public let configuration: TapCardConfiguration
  /// Where the button is, in points of the view.
  public private(set) var button: Rect
  /// What the card shows; nil for an empty card.
  public private(set) var item: Item?
  /// Whether somebody wants to know about taps.
  public private(set) var hasHandler: Bool
  /// What a finger does to it.
  public private(set) var state: State = .idle

  /// Makes a card that nobody presses; a configuration that makes no sense is refused.
  ///
  /// - Parameters:
  ///   - button: Where the button is, in points of the view.
  ///   - item: What it shows; nil for an empty card.
  ///   - hasHandler: Whether somebody wants to know about taps.
  ///   - configuration: How far a finger may leave the button.
  public init(
    button: Rect, item: Item? = nil, hasHandler: Bool = true,
    _ configuration: TapCardConfiguration = .standard
  ) throws(ConfigurationError) {
    try ConfigurationError.check("margin", configuration.margin)
    self.configuration = configuration
    self.button = button
    self.item = item
    self.hasHandler = hasHandler
  }

  /// What an input would lead to now, and why.
  public func decision(on input: Input) -> TapDecision {
    switch (state, input) {
    case (.idle, .touch(let touch)):
      guard touch.phase == .began else { return .ignores(.notPressed) }
      if item == nil { return .ignores(.empty) }
      return button.contains(touch.position) ? .presses : .ignores(.besideButton)
    case (.pressed(let finger, let wasInside), .touch(let touch)):
      guard touch.id == finger else { return .ignores(.otherFinger) }
      let isInside = touch.position.isFinite ? holds(touch.position) : wasInside
      switch touch.phase {
      case .began: return .startsAnew(lands: button.contains(touch.position))
      case .moved: return isInside == wasInside ? .ignores(.same) : isInside ? .enters : .leaves
      case .ended: return isInside ? hasHandler ? .taps : .isUnhandled : .liftsOutside
      case .cancelled: return .isTakenAway
      }
    case (.idle, .item(let new)): return new == item ? .ignores(.same) : .showsItem
    case (.pressed, .item(let new)): return new == item ? .ignores(.same) : .losesItem
    case (_, .handler(let isThere)): return isThere == hasHandler ? .ignores(.same) : .takesHandler
    case (_, .layout(let rect)): return rect == button ? .ignores(.same) : .takesLayout
    }
  }

  /// Handles one input and appends what the host shall do, in order.
  public mutating func send(_ input: Input, into effects: inout [Effect]) {
    let decision = decision(on: input)
    switch input {
    case .touch(let touch): handle(touch, decision, &effects)
    case .item(let new):
      if decision == .losesItem { release(&effects) }
      item = new
    case .handler(let isThere): hasHandler = isThere
    case .layout(let rect): button = rect
    }
  }

  private mutating func handle(
    _ touch: Touch, _ decision: TapDecision, _ effects: inout [Effect]
  ) {
    switch decision {
    case .presses:
      press(touch.id, &effects)
    case .startsAnew(let lands):
      release(&effects)
      if lands { press(touch.id, &effects) }
    case .enters, .leaves:
      state = .pressed(touch.id, isInside: decision == .enters)
      effects.append(.highlight(decision == .enters))
    case .taps, .isUnhandled:
      release(&effects)
      if let item { effects.append(decision == .taps ? .tap(item) : .unhandled(item)) }
    case .liftsOutside, .isTakenAway:
      release(&effects)
    case .ignores, .showsItem, .losesItem, .takesHandler, .takesLayout:
      break
    }
  }

  /// Whether a finger that presses the button is still on it at a place.
  private func holds(_ place: Point) -> Bool {
    let margin = -configuration.margin
    return button.inset(by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
      .contains(place)
  }

  private mutating func press(_ finger: TouchID, _ effects: inout [Effect]) {
    state = .pressed(finger, isInside: true)
    effects.append(.highlight(true))
  }

  private mutating func release(_ effects: inout [Effect]) {
    if case .pressed(_, true) = state { effects.append(.highlight(false)) }
    state = .idle
  }
}
