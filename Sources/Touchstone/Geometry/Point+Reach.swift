extension Point {
  /// Whether a touch can be there: at most a billion points from the corner each way.
  ///
  /// That is far beyond every screen, and near enough that squares, spans and velocities of touches
  /// stay finite numbers. False for what is no number.
  var isWithinReach: Bool { x.magnitude <= 1e9 && y.magnitude <= 1e9 }
}
