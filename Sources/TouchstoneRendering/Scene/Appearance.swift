/// Whether a scene is shown in light or in dark colours.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
