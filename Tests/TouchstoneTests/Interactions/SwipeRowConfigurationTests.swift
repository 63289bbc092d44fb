import Testing
import Touchstone

@Suite struct SwipeRowConfigurationTests {
  /// What a configuration says, and what that is in the two that are handed out.
  private static let table: [(name: String, standard: String, seed: String)] = [
    ("trailing", "80.0", "80.0"), ("leading", "0.0", "0.0"), ("leftInset", "0.0", "0.0"),
    ("safeLeft", "0.0", "0.0"), ("actions", "0 and 0", "0 and 0"),
    ("minimumDistance", "10.0", "10.0"), ("panOrigin", "threshold", "threshold"),
    ("hasAxisTest", "true", "false"), ("edgeInset", "20.0", "0.0"),
    ("velocity", "fling", "uiKit"), ("pressDuration", "0.5", "0.5"),
    ("pressAllowance", "10.0", "10.0"), ("base", "presented", "zero"),
    ("deadSide", "fails", "keepsOffset"), ("visible", "25.0", "25.0"), ("rubber", "0.0", "0.0"),
    ("fullSwipe", "never", "never"), ("rule", "positional", "distanceOrVelocity"),
    ("openDistance", "40.0", "40.0"), ("openVelocity", "400.0", "400.0"),
    ("closeVelocity", "400.0", "400.0"), ("cancelTarget", "rest", "release"),
    (
      "animation", "settling(duration: 0.4, dampingRatio: 1.0, within: 0.1)",
      "uiKit(duration: 0.25, dampingRatio: 0.85, initialVelocity: 0.6, within: 0.001)"
    ),
    ("confirm", "false", "true"), ("optimistic", "true", "false"),
    ("spared", "closes", "staysOpen"), ("allowMultiple", "false", "true"),
    ("lockAxis", "true", "true"), ("outsideTap", "consume", "consume"),
  ]

  private static func values(_ it: SwipeRowConfiguration) -> [String] {
    let velocity = it.velocity == .fling ? "fling" : it.velocity == .uiKit ? "uiKit" : "another"
    let actions = "\(it.trailingActions.count) and \(it.leadingActions.count)"
    let first = [
      "\(it.trailing)", "\(it.leading)", "\(it.leftInset)", "\(it.safeLeft)", actions,
      "\(it.minimumDistance)", "\(it.panOrigin)", "\(it.hasAxisTest)", "\(it.edgeInset)",
      velocity, it.pressDuration.map { "\($0)" } ?? "never",
      it.pressAllowance.map { "\($0)" } ?? "any",
    ]
    let second = [
      "\(it.base)", "\(it.deadSide)", "\(it.visible)", "\(it.rubber)",
      it.fullSwipe.map { "\($0)" } ?? "never", "\(it.rule)", "\(it.openDistance)",
      "\(it.openVelocity)", "\(it.closeVelocity)", "\(it.cancelTarget)", "\(it.animation)",
    ]
    return first + second + [
      "\(it.confirm)", "\(it.optimistic)", "\(it.spared)", "\(it.allowMultiple)",
      "\(it.lockAxis)", "\(it.outsideTap)",
    ]
  }

  @Test func `the two configurations are the design's table, number for number`() {
    let found = zip(Self.values(.standard), Self.values(.seed))
    let rows = zip(Self.table, found).map { row, found in (row.name, found.0, found.1) }
    let wrong = zip(Self.table, rows).filter { $0.1 != $1.1 || $0.2 != $1.2 }
    #expect(rows.count == Self.table.count)
    #expect(wrong.map { "\($0.name): \($1.1) and \($1.2), not \($0.1) and \($0.2)" } == [])
  }

  @Test func `insets widen a side that reveals something, however little, and no other`() {
    var configuration = SwipeRowConfiguration.standard
    (configuration.leftInset, configuration.safeLeft) = (12, 4)
    let widths = [80, 0.25, 0].map { trailing in
      configuration.trailing = trailing
      return configuration.revealWidth
    }
    #expect(widths == [96, 16.25, 0])
  }
}
