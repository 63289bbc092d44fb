import Touchstone

/// Touches, ticks and events of the app in any order, through a swipe list.
enum Listing {
  private static let names: [RowID] = ["A", "B", "C", "D"]

  static func run(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let width = source.byte() < 200 ? 320 : source.number()
    guard var list = try? SwipeList(["A", "B", "C"], width: width) else { return }
    var time: Int64 = 0
    while !source.isEmpty {
      time = source.time(after: time)
      let input = input(&source, Timestamp(nanoseconds: time))
      var copy = list
      let events = list.send(input)
      require(copy.send(input) == events, "a copy answers otherwise")
    }
    check(list)
    // Whatever happened, everything comes to rest.
    var steps = 0
    while let due = list.deadline, due < .max {
      _ = list.send(.tick(due))
      steps += 1
      require(steps < 10_000, "it never comes to rest")
    }
    check(list)
  }

  private static func check(_ list: SwipeList) {
    let ids = list.rows.map(\.id)
    require(Set(ids).count == ids.count, "a row is there twice")
    require(list.count == ids.count, "the count is wrong")
    for row in list.rows {
      require(row.offset(at: list.now).isFinite, "a row is at \(row.offset(at: list.now))")
    }
  }

  private static func input(_ source: inout ByteSource, _ time: Timestamp) -> SwipeList.Input {
    switch source.byte() {
    case 0..<160: .touches(Replaying.frame(&source, time))
    case 160..<190: .tick(time)
    default: .host(event(&source), at: time)
    }
  }

  private static func event(_ source: inout ByteSource) -> HostEvent {
    let row = names[source.below(names.count)]
    let token = DeletionToken(source.below(5))
    switch source.below(18) {
    case 0: return .open(row, .trailing)
    case 1: return .open(row, .leading)
    case 2: return .close(row)
    case 3: return .scrollBegan
    case 4: return .suspend
    case 5: return .enabled(row, source.byte() & 1 == 0)
    case 6: return .remove(row)
    case 7: return .rebind(row, as: names[source.below(names.count)])
    case 8: return .reload
    case 9: return .insert(row, index: Int(Int8(bitPattern: source.byte())))
    case 10: return .move(row, index: Int(Int8(bitPattern: source.byte())))
    case 11:
      return .layout(
        width: source.number(), trailing: source.number(), leading: source.number(),
        direction: source.byte() & 1 == 0 ? .leftToRight : .rightToLeft)
    case 12: return .reduceMotion(source.byte() & 1 == 0)
    case 13: return .tapAction(row)
    case 14: return .delete(row)
    case 15: return .confirm(token, yes: source.byte() & 1 == 0)
    case 16: return .result(token, failure: source.byte() & 1 == 0 ? nil : "no")
    default: return .undo(token)
    }
  }
}
