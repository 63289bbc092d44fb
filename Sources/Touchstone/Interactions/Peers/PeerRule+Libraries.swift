// Each library with the version in which its rule was read. Libraries whose rule is not public, or
// needs a platform's own prediction, are left out. Where a source was not read for how a limit
// compares, "beyond" is taken.
extension PeerRule {
  /// Every rule, in the order in which a comparison lists them.
  public static let all: [PeerRule] = [
    swipeCellKit, mgSwipeTableCell, swTableViewCell, dismissible, slidable, itemTouchHelper,
    swipeToDismissBox, anchoredDraggable, reanimatedSwipeable, ionic, framework7,
    reactSwipeableList,
  ]

  /// SwipeCellKit: any movement opens unless the finger comes back.
  public static let swipeCellKit: PeerRule = {
    var rule = PeerRule(
      name: "SwipeCellKit", origin: "SwipeController.swift, 6d632bd, 2019-12", distance: .any)
    rule.velocity = .closesBack
    rule.fullSwipe = .row(1, plus: -30)
    return rule
  }()

  /// MGSwipeTableCell; its header says 1.5 for the full swipe, its code 1.3.
  public static let mgSwipeTableCell: PeerRule = {
    var rule = PeerRule(
      name: "MGSwipeTableCell", origin: "2d02e9d, 2022-05", distance: .pane(0.5, plus: 0))
    rule.velocity = .decides(from: 100)
    rule.fullSwipe = .pane(1.3, plus: 0)
    return rule
  }()

  /// SWTableViewCell: half the area, or half a point a millisecond.
  public static let swTableViewCell: PeerRule = {
    var rule = PeerRule(
      name: "SWTableViewCell", origin: "a8a20f8, 2015-06", distance: .pane(0.5, plus: 0))
    rule.velocity = .decides(from: 500)
    return rule
  }()

  /// Flutter's Dismissible: more than 0.4 of the row, or a fling that is mostly along it.
  public static let dismissible: PeerRule = {
    var rule = PeerRule(
      name: "Dismissible", origin: "flutter dismissible.dart, 01b403b",
      distance: .row(0.4, plus: 0))
    rule.velocity = .decides(from: 700)
    rule.across = .isLessBy(400)
    return rule
  }()

  /// flutter_slidable: a still release needs half the area, a moving one goes where it points.
  public static let slidable: PeerRule = {
    var rule = PeerRule(
      name: "flutter_slidable", origin: "4.0.0, a510f1e, 2025-01", distance: .pane(0.5, plus: 0))
    rule.velocity = .sign
    rule.fullSwipe = .row(0.75, plus: 0)
    return rule
  }()

  /// AndroidX ItemTouchHelper; the limits of its velocities are from memory, 120 and 800 a second.
  public static let itemTouchHelper: PeerRule = {
    var rule = PeerRule(
      name: "ItemTouchHelper", origin: "androidx, fragments; velocities from memory",
      distance: .row(0.5, plus: 0))
    rule.velocity = .opens(from: 120)
    rule.across = .isLess
    rule.greatestSpeed = 800
    return rule
  }()

  /// Compose's SwipeToDismissBox: 56 points, or 125 a second.
  public static let swipeToDismissBox: PeerRule = {
    var rule = PeerRule(
      name: "SwipeToDismissBox", origin: "androidx SwipeToDismissBox.kt, 070c0a4",
      distance: .points(56))
    rule.reachesDistance = true
    rule.velocity = .decides(from: 125)
    return rule
  }()

  /// Compose's anchoredDraggable with an anchor at the width of the area.
  public static let anchoredDraggable: PeerRule = {
    var rule = PeerRule(
      name: "anchoredDraggable", origin: "androidx AnchoredDraggable.kt, as its defaults",
      distance: .pane(0.5, plus: 0))
    rule.reachesDistance = true
    rule.velocity = .decides(from: 125)
    return rule
  }()

  /// react-native-gesture-handler: half the area, 0.05 s of the velocity added.
  public static let reanimatedSwipeable: PeerRule = {
    var rule = PeerRule(
      name: "ReanimatedSwipeable", origin: "gesture-handler, 439ded45d, 2026-08",
      distance: .pane(0.5, plus: 0))
    rule.prediction = 0.05
    return rule
  }()

  /// Ionic: half the area, or 0.3 points a millisecond towards it.
  public static let ionic: PeerRule = {
    var rule = PeerRule(
      name: "Ionic", origin: "item-sliding.tsx, 03a7114", distance: .pane(0.5, plus: 0))
    rule.velocity = .opens(from: 300)
    rule.fullSwipe = .pane(1, plus: 30)
    return rule
  }()

  /// Framework7: half the area, or 10 points in less than 0.3 s.
  public static let framework7: PeerRule = {
    var rule = PeerRule(
      name: "Framework7", origin: "swipeout.js, 963fc753e, 2026-07",
      distance: .pane(0.5, plus: 0))
    rule.quick = Quick(duration: 0.3, distance: 10)
    rule.fullSwipe = .pane(1.2, plus: 0)
    return rule
  }()

  /// react-swipeable-list: half the row.
  public static let reactSwipeableList: PeerRule = PeerRule(
    name: "react-swipeable-list", origin: "44e924a, 2024-04", distance: .row(0.5, plus: 0))
}
