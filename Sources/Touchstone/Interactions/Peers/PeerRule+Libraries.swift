// Figures read in the libraries' sources, with the version; those of ItemTouchHelper are from
// documentation. Libraries whose rule is not public, or needs a platform's own prediction, are
// left out.
extension PeerRule {
  /// Every rule, in the order in which a comparison lists them.
  public static let all: [PeerRule] = [
    PeerRule(
      name: "SwipeCellKit", distance: .any, velocity: .back, fullSwipe: .row(1, plus: -30)),
    PeerRule(
      name: "MGSwipeTableCell", distance: .pane(0.5, plus: 0), velocity: .limit(100),
      fullSwipe: .pane(1.3, plus: 0)),
    PeerRule(name: "SWTableViewCell", distance: .pane(0.5, plus: 0), velocity: .limit(500)),
    PeerRule(name: "Dismissible", distance: .row(0.4, plus: 0), velocity: .limit(700)),
    PeerRule(
      name: "flutter_slidable", distance: .pane(0.5, plus: 0), velocity: .sign,
      fullSwipe: .row(0.75, plus: 0)),
    PeerRule(name: "ItemTouchHelper", distance: .row(0.5, plus: 0), velocity: .limit(120)),
    PeerRule(name: "SwipeToDismissBox", distance: .points(56), velocity: .limit(125)),
    PeerRule(
      name: "ReanimatedSwipeable", distance: .pane(0.5, plus: 0), velocity: .ignored,
      prediction: 0.05),
    PeerRule(
      name: "Ionic", distance: .pane(0.5, plus: 0), velocity: .limit(300),
      fullSwipe: .pane(1, plus: 30)),
    PeerRule(
      name: "Framework7", distance: .pane(0.5, plus: 0), velocity: .ignored,
      quick: Quick(duration: 0.3, distance: 10), fullSwipe: .pane(1.2, plus: 0)),
    PeerRule(
      name: "react-swipeable-list", distance: .row(0.5, plus: 0), velocity: .ignored),
  ]
}
