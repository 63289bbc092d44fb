/// Which way a language runs, and with it a layout.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right; a row's actions lie at its right end.
  case leftToRight
  /// From right to left; a row's actions lie at its left end.
  case rightToLeft
}
