public import Touchstone

extension HeaderCardScene {
  /// A card of the engine as it is shown: its pick, and its button pressed while a finger is on it.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - nowPlaying: What plays now; nil for silence.
  ///   - width: Width of the scene, in points.
  ///   - appearance: Light or dark colours.
  ///   - direction: Which way the layout runs.
  public init(
    _ card: TapCard<TodaysPick>, nowPlaying: String? = nil, width: Double = 390,
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight
  ) {
    var isPressed = false
    if case .pressed(_, true) = card.state { isPressed = true }
    self.init(
      item: card.item, nowPlaying: nowPlaying, isPressed: isPressed, width: width,
      appearance: appearance, direction: direction)
  }
}
