public import Touchstone

/// Rows under each other that one pan of an arena moves, each of the same height.
///
/// The row on which the pan started follows it. A tap on the revealed action of an open row taps
/// the action. Rows do not know of each other.
public struct RowStack: Equatable, Sendable {
  /// The rows from the top.
  public private(set) var rows: [SwipeRow]
  /// Width of every row, in points.
  public let width: Double
  /// Height of every row, in points.
  public let rowHeight: Double
  private var active: Int?

  /// The most rows that a stack holds; a view that is higher is covered in part.
  public static let capacity: Int = 1000

  /// Covers a view with closed rows named from A to Z, then A1, B1 and so on.
  public init(
    covering view: Size, rowHeight: Double = 60, _ configuration: SwipeRowConfiguration = .seed
  ) throws(ConfigurationError) {
    let count = max(1, min((view.height / rowHeight).rounded(.up), Double(RowStack.capacity)))
    var ids: [RowID] = []
    for index in 0..<Int(count) {
      let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
      ids.append(RowID(index < 26 ? letter : "\(letter)\(index / 26)"))
    }
    try self.init(ids, width: view.width, rowHeight: rowHeight, configuration)
  }

  /// Makes closed rows with names of their own.
  public init(
    _ ids: [RowID], width: Double, rowHeight: Double = 60,
    _ configuration: SwipeRowConfiguration = .seed
  ) throws(ConfigurationError) {
    rows = []
    for id in ids { rows.append(try SwipeRow(id: id, configuration: configuration)) }
    self.width = width
    self.rowHeight = rowHeight
  }

  /// The row with a name.
  public subscript(id: RowID) -> SwipeRow? { rows.first { $0.id == id } }

  /// When the first of the moving rows is at rest.
  public var deadline: Timestamp? {
    var earliest: Timestamp?
    for row in rows {
      guard let deadline = row.deadline else { continue }
      earliest = earliest.map { min($0, deadline) } ?? deadline
    }
    return earliest
  }

  /// The row at a height; nil below the last.
  func index(atHeight y: Double) -> Int? {
    let place = (y / rowHeight).rounded(.down)
    return place >= 0 && place < Double(rows.count) ? Int(place) : nil
  }

  /// Lets time pass for every row.
  mutating func advance(to time: Timestamp, into events: inout [ReplayEvent]) {
    for index in rows.indices { send(.tick(time), to: index, into: &events) }
  }

  /// Takes in what the pan did.
  mutating func follow(_ event: GestureEvent, into events: inout [ReplayEvent]) {
    guard let update = PanUpdate(event) else { return }
    if update.phase == .began { active = index(atHeight: event.values.startLocation.y) }
    guard let index = active else { return }
    send(.pan(update), to: index, into: &events)
    guard update.phase == .ended || update.phase == .cancelled else { return }
    active = nil
    if let decision = rows[index].lastDecision {
      events.append(.decision(rows[index].id, decision, at: event.time))
    }
    if case .settling(let settling) = rows[index].movement {
      events.append(.settling(rows[index].id, settling))
    }
  }

  /// Takes in a tap; on the revealed action of an open row it taps that.
  mutating func tap(_ event: GestureEvent, into events: inout [ReplayEvent]) {
    guard let index = index(atHeight: event.values.location.y), case .open = rows[index].movement,
      event.values.location.x >= width + rows[index].offset(at: event.time)
    else { return }
    send(.tapAction(event.time), to: index, into: &events)
  }

  /// Hands an input to the row with a name; false if there is none.
  mutating func send(
    _ input: SwipeRow.Input, to id: RowID, into events: inout [ReplayEvent]
  ) -> Bool {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
    send(input, to: index, into: &events)
    return true
  }

  /// Hands an answer to every row; only the one that waits for its token takes it.
  mutating func sendToAll(_ input: SwipeRow.Input, into events: inout [ReplayEvent]) {
    for index in rows.indices { send(input, to: index, into: &events) }
  }

  private mutating func send(
    _ input: SwipeRow.Input, to index: Int, into events: inout [ReplayEvent]
  ) {
    for effect in rows[index].send(input) { events.append(.effect(effect, at: input.time)) }
  }
}
