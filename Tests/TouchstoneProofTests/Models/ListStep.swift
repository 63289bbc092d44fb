import Touchstone

/// Something that a person or an app does to a list, in coarse numbers.
enum ListStep: Hashable, CustomStringConvertible {
  /// A finger lands.
  case land(Int64, Point)
  /// A finger moves by so many points.
  case move(Int64, Vector)
  case lift(Int64)
  /// The system takes a finger's touch away.
  case cancel(Int64)
  /// A finger swipes a row in one go: lands, moves twice, rests, lifts.
  case swipe(RowID, by: Double)
  /// Time passes, in milliseconds.
  case wait(Int64)
  case host(HostEvent)

  var description: String {
    switch self {
    case .land(let id, let place): "finger \(id) lands at \(Self.text(place - .zero))"
    case .move(let id, let way): "finger \(id) moves by \(Self.text(way))"
    case .lift(let id): "finger \(id) lifts"
    case .cancel(let id): "finger \(id) is taken away"
    case .swipe(let row, let way): "\(row.text) is swiped by \(Decimals.short(way))"
    case .wait(let time): "\(time) ms pass"
    case .host(let event): Self.text(event)
    }
  }

  private static func text(_ vector: Vector) -> String {
    "(\(Decimals.short(vector.x)), \(Decimals.short(vector.y)))"
  }

  static func text(_ event: HostEvent) -> String {
    switch event {
    case .open(let row, let side): "the app opens \(row.text) at its \(side.name) side"
    case .close(let row): "the app closes \(row.text)"
    case .scrollBegan: "the person scrolls"
    case .suspend: "the app loses the screen"
    case .enabled(let row, let isEnabled):
      "the app \(isEnabled ? "enables" : "disables") \(row.text)"
    case .remove(let row): "the app removes \(row.text)"
    case .rebind(let row, as: let new): "the view of \(row.text) shows \(new.text)"
    case .reload: "the app reloads"
    case .insert(let row, let index): "the app inserts \(row.text) at \(index)"
    case .move(let row, let index): "the app moves \(row.text) to \(index)"
    case .layout(let width, let trailing, let leading, let direction):
      "the layout changes:"
        + (width.map { " width \(Decimals.short($0))" } ?? "")
        + (trailing.map { " trailing \(Decimals.short($0))" } ?? "")
        + (leading.map { " leading \(Decimals.short($0))" } ?? "")
        + (direction.map { $0 == .leftToRight ? " left to right" : " right to left" } ?? "")
    case .reduceMotion(let reduces): "motion is \(reduces ? "reduced" : "back")"
    case .tapAction(let row): "the action of \(row.text) is tapped"
    case .perform(let row, let action): "'\(action)' of \(row.text) is tapped"
    case .delete(let row): "the app deletes \(row.text)"
    case .confirm(let token, let yes): "the answer to \(token.number) is \(yes ? "yes" : "no")"
    case .result(let token, let failure):
      "the repository \(failure == nil ? "has done" : "fails at") \(token.number)"
    case .undo(let token): "\(token.number) is taken back"
    }
  }
}
