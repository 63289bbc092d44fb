public import Touchstone

extension TraceSetup {
  /// Makes the rows that the setup asks for, and adds the pan and the press that feed them.
  ///
  /// Nil if the setup has no list.
  ///
  /// A configuration that does not exist is an error.
  public mutating func rowStack(view: Size, line: Int) throws(TraceError) -> RowStack? {
    guard let list else { return nil }
    var keys = try KeyReader(list, line: line, place: "the list")
    let name = try keys.text("config") ?? "standard"
    guard name == "seed" else {
      throw keys.error("config", expected: "\"seed\"", found: .string(name))
    }
    let seed = SwipeRowConfiguration.seed
    let configuration = SwipeRowConfiguration(
      trailing: try keys.number("trailing", seed.trailing),
      leftInset: try keys.number("leftInset", seed.leftInset),
      safeLeft: try keys.number("safeLeft", seed.safeLeft),
      visible: try keys.number("visible", seed.visible),
      openDistance: try keys.number("openDistance", seed.openDistance),
      openVelocity: try keys.number("openVelocity", seed.openVelocity))
    let width = try keys.number("width", 320)
    let height = try keys.number("rowHeight", 60)
    var pan = PanConfiguration(
      minimumDistance: try keys.number("minimumDistance", 10))
    pan.origin = try keys.choice(
      "panOrigin", [("threshold", .threshold), ("touchDown", .touchDown)], pan.origin)
    var ids: [RowID] = ["A", "B", "C"]
    if let rows = keys.take("rows") {
      ids = []
      for element in rows.elements ?? [] {
        guard let id = element["id"]?.string else {
          throw keys.error("rows", expected: "rows with an 'id'", found: element)
        }
        ids.append(RowID(id))
      }
    }
    try keys.finish()
    contenders = [.pan("pan", pan), .longPress("press")] + contenders
    do throws(ConfigurationError) {
      return try RowStack(ids, width: width, rowHeight: height, configuration)
    } catch {
      throw TraceError(line: line, expected: "a list that makes sense", found: error.text)
    }
  }
}
