/// The list of rows that the touches of a trace drive.
public struct ListSetup: Equatable, Sendable {
  /// A row of the list.
  public struct Row: Equatable, Sendable {
    /// What it is called.
    public var id: String
    /// Whether it rests open at the start.
    public var isOpen: Bool = false
    /// Whether it reacts to fingers.
    public var isEnabled: Bool = true

    /// Makes a row at rest.
    public init(id: String) {
      self.id = id
    }
  }

  /// The named set of values: `standard` or `seed`.
  public var configuration: String = "standard"
  /// The list's width in points.
  public var width: Double = 320
  /// The height of every row in points.
  public var rowHeight: Double = 60
  /// Inset of the rows' content, in points.
  public var leftInset: Double = 0
  /// Safe area at the left, in points.
  public var safeLeft: Double = 0
  /// The rows from the top.
  public var rows: [Row] = [Row(id: "A"), Row(id: "B"), Row(id: "C")]
  /// Values of the configuration that are replaced, by the names of the format, in order.
  public var overrides: [JSONMember] = []

  /// The names of the values that can be replaced.
  public static let names: [String] = [
    "trailing", "leading", "minimumDistance", "panOrigin", "base", "visible", "openDistance",
    "openVelocity", "closeVelocity", "fullSwipe", "rubber", "edgeInset", "pressDuration",
    "pressAllowance", "confirm", "optimistic", "allowMultiple", "lockAxis", "cancelTarget",
    "outsideTap", "guard", "velocity",
  ]

  /// Makes the standard list.
  public init() {}

  /// Reads a list; unknown keys are errors.
  init(_ value: JSONValue, line: Int) throws(TraceError) {
    var object = try KeyedObject(value, path: "list", line: line)
    try object.word(
      "config", [("standard", "standard"), ("seed", "seed")], into: &configuration)
    try object.number("width", into: &width)
    try object.number("rowHeight", into: &rowHeight)
    try object.number("leftInset", into: &leftInset)
    try object.number("safeLeft", into: &safeLeft)
    if let value = object.value("rows") {
      guard let elements = value.elements else { throw object.bad("rows", "a list", value) }
      rows = []
      for element in elements { try take(element, line: line) }
    }
    for name in ListSetup.names {
      if let value = object.value(name) { overrides.append(JSONMember(name, value)) }
    }
    try object.finish()
  }

  private mutating func take(_ value: JSONValue, line: Int) throws(TraceError) {
    var object = try KeyedObject(value, path: "a row", line: line)
    var row = Row(id: try object.text("id"))
    try object.word("state", [("closed", false), ("open", true)], into: &row.isOpen)
    try object.flag("enabled", into: &row.isEnabled)
    try object.finish()
    guard !rows.contains(where: { $0.id == row.id }) else {
      throw TraceError(line: line, expected: "every row once", found: "'\(row.id)' twice")
    }
    rows.append(row)
  }
}
