import Touchstone

/// The alphabets in which lists are explored, and the configurations.
enum ListWorlds {
  private static let a: Point = Point(x: 300, y: 30)
  private static let b: Point = Point(x: 300, y: 90)

  /// What fingers do, one or two of them.
  static let fingers: [ListStep] = [
    .land(1, a), .land(1, b), .land(1, Point(x: 15, y: 30)), .land(1, Point(x: 160, y: 200)),
    .move(1, Vector(x: -60, y: 0)), .move(1, Vector(x: -12, y: 0)), .move(1, Vector(x: 45, y: 2)),
    .move(1, Vector(x: 2, y: 30)), .lift(1), .cancel(1),
    .land(2, Point(x: 200, y: 30)), .land(2, Point(x: 200, y: 90)),
    .move(2, Vector(x: -60, y: 0)), .lift(2), .wait(125), .wait(600),
  ]

  /// What an app does to its rows while a finger swipes them.
  static let rows: [ListStep] = [
    .land(1, a), .move(1, Vector(x: -60, y: 0)), .lift(1), .swipe("A", by: -100),
    .swipe("B", by: -100), .wait(125), .host(.open("A", .trailing)), .host(.open("B", .leading)),
    .host(.close("A")), .host(.scrollBegan), .host(.suspend), .host(.enabled("A", false)),
    .host(.enabled("A", true)), .host(.remove("A")), .host(.rebind("A", as: "C")),
    .host(.insert("D", index: 0)), .host(.move("A", index: 1)), .host(.reload),
    .host(.layout(width: 60)), .host(.layout(trailing: 0)), .host(.layout(trailing: 120)),
    .host(.layout(direction: .rightToLeft)), .host(.reduceMotion(true)),
  ]

  /// What is deleted, answered and taken back.
  static let deletion: [ListStep] = [
    .land(1, a), .move(1, Vector(x: -60, y: 0)), .lift(1), .swipe("A", by: -100),
    .swipe("B", by: -280), .wait(125), .host(.tapAction("A")), .host(.tapAction("B")),
    .host(.delete("A")), .host(.confirm(DeletionToken(1), yes: true)),
    .host(.confirm(DeletionToken(1), yes: false)), .host(.confirm(DeletionToken(2), yes: true)),
    .host(.result(DeletionToken(1), failure: nil)),
    .host(.result(DeletionToken(1), failure: "offline")),
    .host(.result(DeletionToken(2), failure: nil)), .host(.undo(DeletionToken(1))),
    .host(.undo(DeletionToken(2))), .host(.remove("B")), .host(.insert("A", index: 1)),
    .host(.scrollBegan), .host(.layout(trailing: 0)),
  ]

  /// `standard` with everything that it can do switched on.
  static let full: SwipeRowConfiguration = {
    var full = SwipeRowConfiguration.standard
    full.leading = 60
    full.fullSwipe = 0.5
    full.rubber = 0.25
    full.lockAxis = false
    return full
  }()

  /// `seed` that asks nobody and closes the others.
  static let strictSeed: SwipeRowConfiguration = {
    var seed = SwipeRowConfiguration.seed
    seed.allowMultiple = false
    seed.edgeInset = 20
    return seed
  }()

  static let configurations: [(name: String, configuration: SwipeRowConfiguration)] = [
    ("seed", .seed), ("standard", .standard), ("full", full), ("strict seed", strictSeed),
  ]

  /// Closed, and in right-to-left; with A open, with A being deleted where that is what matters.
  private static let turned: [ListStep] = [.host(.layout(direction: .rightToLeft))]
  private static let opened: [ListStep] = [.swipe("A", by: -100), .wait(600)]
  private static let asked: [ListStep] = opened + [.host(.tapAction("A"))]

  static let names: [String] = configurations.map { $0.name }

  /// The models of a configuration, with the depths for a few seconds and for a minute.
  static func worlds(of name: String) throws -> [(model: ListModel, quick: Int, long: Int)] {
    var worlds: [(model: ListModel, quick: Int, long: Int)] = []
    for (known, configuration) in configurations where known == name {
      worlds += [
        (
          try ListModel(
            "\(name), fingers", configuration, fingers, after: [[], turned, opened]), 3, 5
        ),
        (try ListModel("\(name), rows", configuration, rows, after: [[], opened]), 2, 4),
        (
          try ListModel("\(name), deletion", configuration, deletion, after: [opened, asked]), 2, 5
        ),
      ]
    }
    return worlds
  }
}
