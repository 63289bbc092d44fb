public import Touchstone

extension TraceSetup {
  /// Makes the list that the setup asks for, with a pan and a press of its own beside the setup's
  /// recognizers; nil if the setup has no list.
  ///
  /// A key that nobody knows, or a configuration that makes no sense, is an error.
  public func swipeList(line: Int) throws(TraceError) -> SwipeList? {
    guard let list else { return nil }
    var keys = try KeyReader(list, line: line, place: "the list")
    let configurations: [(String, SwipeRowConfiguration)] = [
      ("standard", .standard), ("seed", .seed),
    ]
    let configuration = try keys.list(
      try keys.choice("config", configurations, SwipeRowConfiguration.standard))
    let width = try keys.number("width", 320)
    let height = try keys.number("rowHeight", 60)
    let rows = try TraceSetup.rows(&keys, line)
    try keys.finish()
    do throws(ArenaError) {
      return try SwipeList(
        rows.ids, width: width, rowHeight: height, configuration,
        contenders: configuration.contenders + contenders, relations: relations,
        open: rows.open, disabled: rows.disabled)
    } catch {
      throw TraceError(line: line, expected: "a list that makes sense", found: error.text)
    }
  }

  private static func rows(
    _ keys: inout KeyReader, _ line: Int
  ) throws(TraceError) -> (ids: [RowID], open: [RowID], disabled: [RowID]) {
    guard let value = keys.take("rows") else { return (["A", "B", "C"], [], []) }
    guard let elements = value.elements else {
      throw keys.error("rows", expected: "a list", found: value)
    }
    var ids: [RowID] = []
    var open: [RowID] = []
    var disabled: [RowID] = []
    for element in elements {
      var row = try KeyReader(element, line: line, place: "a row")
      guard let name = try row.text("id"), !name.isEmpty else {
        throw keys.error("rows", expected: "rows with an 'id'", found: element)
      }
      if ids.contains(RowID(name)) {
        throw keys.error("rows", expected: "different ids", found: element)
      }
      ids.append(RowID(name))
      if try row.choice("state", [("closed", false), ("open", true)], false) {
        open.append(RowID(name))
      }
      if try !row.flag("enabled", true) { disabled.append(RowID(name)) }
      try row.finish()
    }
    return (ids, open, disabled)
  }
}

extension KeyReader {
  /// The keys of a list's configuration; what is left out is the given one's.
  mutating func list(
    _ base: SwipeRowConfiguration
  ) throws(TraceError) -> SwipeRowConfiguration {
    var c = base
    c.trailing = try number("trailing", c.trailing)
    c.leading = try number("leading", c.leading)
    c.leftInset = try number("leftInset", c.leftInset)
    c.safeLeft = try number("safeLeft", c.safeLeft)
    c.minimumDistance = try number("minimumDistance", c.minimumDistance)
    c.panOrigin = try choice(
      "panOrigin", [("threshold", .threshold), ("touchDown", .touchDown)], c.panOrigin)
    c.hasAxisTest = try choice(
      "guard", [("none", false), ("translation", true)], c.hasAxisTest)
    c.edgeInset = try number("edgeInset", c.edgeInset)
    if let value = take("velocity") {
      var keys = try nested(value, "velocity")
      c.velocity = try keys.velocity(c.velocity)
      try keys.finish()
    }
    c.pressDuration = try limit("pressDuration", c.pressDuration)
    c.pressAllowance = try limit("pressAllowance", c.pressAllowance)
    c.base = try choice("base", [("presented", .presented), ("zero", .zero)], c.base)
    c.visible = try number("visible", c.visible)
    c.rubber = try number("rubber", c.rubber)
    c.fullSwipe = try limit("fullSwipe", c.fullSwipe)
    c.openDistance = try number("openDistance", c.openDistance)
    c.openVelocity = try number("openVelocity", c.openVelocity)
    c.closeVelocity = try number("closeVelocity", c.closeVelocity)
    c.cancelTarget = try choice(
      "cancelTarget", [("rest", .rest), ("release", .release)], c.cancelTarget)
    c.confirm = try flag("confirm", c.confirm)
    c.optimistic = try flag("optimistic", c.optimistic)
    c.allowMultiple = try flag("allowMultiple", c.allowMultiple)
    c.lockAxis = try flag("lockAxis", c.lockAxis)
    c.outsideTap = try choice(
      "outsideTap", [("consume", .consume), ("pass", .pass)], c.outsideTap)
    return c
  }
}
