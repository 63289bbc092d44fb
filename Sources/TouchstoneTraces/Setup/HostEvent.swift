/// Something that happens in the app of a list, beside touches.
public enum HostEvent: Equatable, Sendable {
  /// The app opens a row.
  case open(row: String)
  /// The app closes a row.
  case close(row: String)
  /// The person starts to scroll the list.
  case scrollBegan
  /// The app goes to the background, a call comes in, the window loses the focus.
  case suspend
  /// A row reacts to fingers, or no longer does.
  case setEnabled(row: String, Bool)
  /// A row leaves the list.
  case remove(row: String)
  /// The view of a row shows another one.
  case rebind(row: String, to: String)
  /// The list is shown anew with the same rows.
  case reload
  /// A row comes into the list.
  case insert(row: String, at: Int)
  /// A row moves within the list.
  case move(row: String, to: Int)
  /// The list is laid out anew; nil stays as it was.
  case layout(width: Double?, trailing: Double?, leading: Double?, isRightToLeft: Bool?)
  /// The person prefers less motion, or no longer does.
  case reduceMotion(Bool)
  /// The action of a row is tapped.
  case tapAction(row: String)
  /// The answer to a question.
  case confirm(token: Int, Bool)
  /// The outcome of a deletion.
  case result(token: Int, isSuccess: Bool, reason: String?)
  /// The person takes a deletion back.
  case undo(token: Int)

  private static let operations: [String] = [
    "open", "close", "scrollBegan", "suspend", "enabled", "remove", "rebind", "reload", "insert",
    "move", "layout", "reduceMotion", "tapAction", "confirm", "result", "undo",
  ]

  /// Reads a `host`; unknown operations and keys are errors.
  public init(_ value: JSONValue, line: Int) throws(TraceError) {
    var object = try KeyedObject(value, path: "host", line: line)
    let operation = try object.text("op")
    switch operation {
    case "open": self = .open(row: try object.text("row"))
    case "close": self = .close(row: try object.text("row"))
    case "scrollBegan": self = .scrollBegan
    case "suspend": self = .suspend
    case "enabled":
      self = .setEnabled(row: try object.text("row"), try HostEvent.flag("value", &object))
    case "remove": self = .remove(row: try object.text("row"))
    case "rebind": self = .rebind(row: try object.text("row"), to: try object.text("as"))
    case "reload": self = .reload
    case "insert":
      self = .insert(row: try object.text("row"), at: try HostEvent.count("index", &object, 0))
    case "move":
      self = .move(row: try object.text("row"), to: try HostEvent.count("index", &object, 0))
    case "layout": self = try HostEvent.layout(&object)
    case "reduceMotion": self = .reduceMotion(try HostEvent.flag("value", &object))
    case "tapAction": self = .tapAction(row: try object.text("row"))
    case "confirm":
      self = .confirm(
        token: try HostEvent.count("token", &object, 1), try HostEvent.flag("yes", &object))
    case "result":
      let token = try HostEvent.count("token", &object, 1)
      let isSuccess = try HostEvent.flag("ok", &object)
      let reason = object.value("reason")?.string
      self = .result(token: token, isSuccess: isSuccess, reason: reason)
    case "undo": self = .undo(token: try HostEvent.count("token", &object, 1))
    default:
      let nearest = EditDistance.nearest(to: operation, among: HostEvent.operations)
      throw TraceError(
        line: line, expected: "a known op of host", found: "'\(operation)'",
        advice: nearest.map { "did you mean \($0)?" } ?? "")
    }
    try object.finish()
  }

  private static func flag(
    _ key: String, _ object: inout KeyedObject
  ) throws(TraceError) -> Bool {
    guard let value = object.value(key) else { throw object.missing(key) }
    guard let flag = value.bool else { throw object.bad(key, "true or false", value) }
    return flag
  }

  private static func count(
    _ key: String, _ object: inout KeyedObject, _ least: Int
  ) throws(TraceError) -> Int {
    guard let value = object.value(key) else { throw object.missing(key) }
    guard let count = value.integer.flatMap({ Int(exactly: $0) }), count >= least else {
      throw object.bad(key, "a whole number of at least \(least)", value)
    }
    return count
  }

  private static func layout(_ object: inout KeyedObject) throws(TraceError) -> HostEvent {
    var width: Double?
    var trailing: Double?
    var leading: Double?
    var isRightToLeft: Bool?
    try object.limit("width", into: &width)
    try object.limit("trailing", into: &trailing)
    try object.limit("leading", into: &leading)
    try object.word("direction", [("ltr", false), ("rtl", true)], into: &isRightToLeft)
    return .layout(
      width: width, trailing: trailing, leading: leading, isRightToLeft: isRightToLeft)
  }
}
