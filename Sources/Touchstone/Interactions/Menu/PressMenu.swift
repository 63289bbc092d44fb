/// Shows a menu for the thing under a resting finger, and remembers which thing that was.
///
/// It acts when the press begins, so the finger may lift anywhere. One menu is shown at a time. It
/// knows its thing by name, so the list may change behind the menu.
///
/// ```swift
/// var menu = PressMenu()
/// for event in events where event.recognizer == press && event.state == .began {
///   let row = list.index(atHeight: event.values.location.y).map { list[$0].id }
///   perform(menu.send(.began(on: row, owner.verdict)))
/// }
/// ```
///
/// | state | input | to | effect |
/// | --- | --- | --- | --- |
/// | possible | a press began on a thing, allowed | active | show |
/// | possible | a press began on a thing, not allowed | possible | refuse, with the reason |
/// | possible | a press began on nothing | possible | |
/// | active | choose | possible | perform |
/// | active | cancel | possible | dismiss |
/// | active | the thing is gone | possible, or active if the menu outlives it | dismiss |
/// | active | another press began | active | |
public struct PressMenu: Machine {
  /// What can happen to it.
  public enum Input: Hashable, Sendable {
    /// A press began; nil if no thing lies under the finger.
    case began(on: RowID?, OwnerRule.Verdict)
    /// The person chooses the menu's action.
    case choose
    /// The person closes the menu.
    case cancel
    /// A thing does not exist any more.
    case gone(RowID)
  }

  /// What its host shall do.
  public enum Effect: Hashable, Sendable {
    /// Show the menu for a thing.
    case show(RowID)
    /// Say why there is no menu.
    case refuse(RowID, OwnerRule.Verdict)
    /// Do to a thing what the menu offers.
    case perform(RowID)
    /// Take the menu away.
    case dismiss(RowID)
  }

  /// Whether a menu is shown.
  public enum State: Hashable, Sendable {
    /// No menu is shown; a press may ask for one.
    case possible
    /// The menu of a thing is shown.
    case active(RowID)
  }

  /// What becomes of the menu when its thing goes.
  public let configuration: PressMenuConfiguration
  /// Whether a menu is shown.
  public private(set) var state: State = .possible

  /// Makes a menu that is not shown.
  public init(_ configuration: PressMenuConfiguration = .standard) {
    self.configuration = configuration
  }

  /// The thing whose menu is shown; nil for none.
  public var item: RowID? {
    if case .active(let item) = state { item } else { nil }
  }

  /// What an input would lead to now, and why.
  public func decision(on input: Input) -> Decision {
    switch (state, input) {
    case (.possible, .began(nil, _)): .ignores(.nothingUnderFinger)
    case (.possible, .began(let item?, .allowed)): .shows(item)
    case (.possible, .began(let item?, let verdict)): .refuses(item, verdict)
    case (.possible, .choose), (.possible, .cancel): .ignores(.noMenu)
    case (.possible, .gone(let item)): .ignores(.otherItem(item))
    case (.active(let shown), .began): .ignores(.busy(shown))
    case (.active(let shown), .choose): .performs(shown)
    case (.active(let shown), .cancel): .dismisses(shown)
    case (.active(let shown), .gone(let item)) where item == shown:
      configuration.outlivesItem ? .ignores(.outlives(shown)) : .losesItem(shown)
    case (.active, .gone(let item)): .ignores(.otherItem(item))
    }
  }

  /// Handles one input and appends what the host shall do, in order.
  public mutating func send(_ input: Input, into effects: inout [Effect]) {
    switch decision(on: input) {
    case .shows(let item):
      state = .active(item)
      effects.append(.show(item))
    case .refuses(let item, let verdict):
      effects.append(.refuse(item, verdict))
    case .performs(let item):
      state = .possible
      effects.append(.perform(item))
    case .dismisses(let item), .losesItem(let item):
      state = .possible
      effects.append(.dismiss(item))
    case .ignores:
      break
    }
  }
}

extension PressMenu {
  /// What an input leads to.
  public enum Decision: Hashable, Sendable {
    /// The menu of a thing is shown.
    case shows(RowID)
    /// The person may not change the thing.
    case refuses(RowID, OwnerRule.Verdict)
    /// What the menu offers is done.
    case performs(RowID)
    /// The person closed the menu.
    case dismisses(RowID)
    /// The menu goes with its thing.
    case losesItem(RowID)
    /// Nothing.
    case ignores(Ignored)
  }

  /// Why an input leads to nothing.
  public enum Ignored: Hashable, Sendable {
    /// The finger rests beside everything.
    case nothingUnderFinger
    /// The menu of a thing is shown already.
    case busy(RowID)
    /// No menu is shown.
    case noMenu
    /// Another thing went.
    case otherItem(RowID)
    /// The menu stays although its thing went.
    case outlives(RowID)
  }
}
