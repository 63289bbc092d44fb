public import Touchstone

/// How a row of the list of timers is swiped away.
public enum TimerRow {
  /// A row opens beyond 40 points, or when it is flung to the left faster than 400 points a second.
  public static let configuration: SwipeRowConfiguration = {
    var configuration = SwipeRowConfiguration.seed
    configuration.openDistance = 40
    configuration.openVelocity = 400
    return configuration
  }()
}
