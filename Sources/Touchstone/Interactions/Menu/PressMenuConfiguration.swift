/// What becomes of a menu whose thing goes while it is shown.
public struct PressMenuConfiguration: Hashable, Sendable {
  /// Whether the menu stays, and what it offers is done to the thing's name alone.
  public var outlivesItem: Bool

  /// The menu goes with its thing.
  public static let standard: PressMenuConfiguration = PressMenuConfiguration(outlivesItem: false)

  /// A sheet that knows nothing of the list behind it: its action is still performed.
  public static let seed: PressMenuConfiguration = PressMenuConfiguration(outlivesItem: true)

  /// Makes a configuration.
  public init(outlivesItem: Bool) {
    self.outlivesItem = outlivesItem
  }
}
