package import Touchstone

/// Reads what the app did, as a trace spells it.
package enum HostEventReader {
  private static let operations = [
    "open", "close", "scrollBegan", "suspend", "enabled", "remove", "rebind", "reload", "insert",
    "move", "layout", "reduceMotion", "tapAction", "confirm", "result", "undo",
  ]

  /// - Parameter known: Rows that there ever were; new ones are added, strange ones are errors.
  package static func read(
    _ value: JSONValue, line: Int, known: inout [RowID]
  ) throws(TraceError) -> HostEvent? {
    var keys = try KeyReader(value, line: line, place: "a host event")
    let operation = try keys.text("op") ?? ""
    let event: HostEvent
    switch operation {
    case "open": event = .open(try row(&keys, known), .trailing)
    case "close": event = .close(try row(&keys, known))
    case "scrollBegan": event = .scrollBegan
    case "suspend": event = .suspend
    case "enabled": event = .enabled(try row(&keys, known), try keys.flag("value", true))
    case "remove": event = .remove(try row(&keys, known))
    case "rebind":
      let old = try row(&keys, known)
      event = .rebind(old, as: try newRow("as", &keys, &known))
    case "reload": event = .reload
    case "insert":
      let new = try newRow("row", &keys, &known)
      event = .insert(new, index: try keys.count("index", .max))
    case "move": event = .move(try row(&keys, known), index: try keys.count("index", .max))
    case "layout": event = try layout(&keys)
    case "reduceMotion": event = .reduceMotion(try keys.flag("value", true))
    case "tapAction": event = .tapAction(try row(&keys, known))
    case "confirm": event = .confirm(try token(&keys), yes: try keys.flag("yes", false))
    case "result":
      let isOK = try keys.flag("ok", false)
      let reason = try keys.text("reason") ?? "no reason given"
      event = .result(try token(&keys), failure: isOK ? nil : reason)
    case "undo": event = .undo(try token(&keys))
    default:
      throw keys.error(
        "op", expected: "one of \(operations.joined(separator: ", "))",
        found: .string(operation))
    }
    try keys.finish()
    return event
  }

  private static func row(
    _ keys: inout KeyReader, _ known: [RowID]
  ) throws(TraceError) -> RowID {
    let name = try keys.text("row") ?? ""
    guard known.contains(RowID(name)) else {
      throw keys.error("row", expected: "a row that is or was there", found: .string(name))
    }
    return RowID(name)
  }

  private static func newRow(
    _ key: String, _ keys: inout KeyReader, _ known: inout [RowID]
  ) throws(TraceError) -> RowID {
    guard let name = try keys.text(key), !name.isEmpty else {
      throw keys.error(key, expected: "a row's name", found: .null)
    }
    if !known.contains(RowID(name)) { known.append(RowID(name)) }
    return RowID(name)
  }

  private static func token(_ keys: inout KeyReader) throws(TraceError) -> DeletionToken {
    DeletionToken(try keys.count("token", 0))
  }

  private static func layout(_ keys: inout KeyReader) throws(TraceError) -> HostEvent {
    let width = try keys.limit("width", nil)
    let trailing = try keys.limit("trailing", nil)
    let leading = try keys.limit("leading", nil)
    for (key, number) in [("width", width), ("trailing", trailing), ("leading", leading)] {
      if let number, number < 0 {
        throw keys.error(key, expected: "a number from 0", found: .number(number) ?? .null)
      }
    }
    let directions: [(String, LayoutDirection?)] = [("ltr", .leftToRight), ("rtl", .rightToLeft)]
    return .layout(
      width: width, trailing: trailing, leading: leading,
      direction: try keys.choice("direction", directions, nil))
  }
}
