import Touchstone

/// One recognizer or velocity tracker of a setup.
enum RecognizerSetup {
  case contender(Contender)
  case tracker(TraceSetup.Tracker)

  /// A limit that is not there where a configuration needs a number: 31 years.
  private static let never: Double = 1e9

  /// Reads a recognizer: its profile's values, changed by the keys that are given.
  static func decode(
    _ value: JSONValue, view: Size, line: Int
  ) throws(TraceError) -> RecognizerSetup {
    var naming = try KeyedObject(value, path: "a recognizer", line: line)
    let name = try naming.text("name")
    var object = try KeyedObject(value, path: "recognizer '\(name)'", line: line)
    _ = object.value("name")
    let kind = try object.text("kind")
    if kind == "velocity" {
      var velocity = VelocityConfiguration.uiKit
      try profile(&object).map { velocity = $0.pan.velocity }
      try VelocitySetup.decode(&object, into: &velocity)
      try object.finish()
      return .tracker(TraceSetup.Tracker(name: name, velocity: velocity))
    }
    let profile = try profile(&object) ?? .uiKit
    var depth = 0
    var isEnabled = true
    try object.count("depth", into: &depth)
    try object.flag("enabled", into: &isEnabled)
    let decoded: Contender.Kind
    switch kind {
    case "pan": decoded = .pan(try pan(&object, profile, view))
    case "longPress": decoded = .longPress(try longPress(&object, profile))
    case "tap": decoded = .tap(try tap(&object, profile))
    case "swipe": decoded = .swipe(try swipe(&object, profile))
    case "pinch": decoded = .pinch(try pinch(&object, profile))
    case "rotation": decoded = .rotation(try rotation(&object, profile))
    default:
      throw TraceError(
        line: line,
        expected: "kind of recognizer '\(name)' to be one of pan, longPress, tap, swipe, pinch, "
          + "rotation, velocity",
        found: "'\(kind)'")
    }
    try object.finish()
    return .contender(Contender(name, decoded, depth: depth, isEnabled: isEnabled))
  }

  private static func profile(
    _ object: inout KeyedObject
  ) throws(TraceError) -> GestureProfile? {
    guard let value = object.value("profile") else { return nil }
    guard let profile = value.string.flatMap({ GestureProfile.named($0) }) else {
      var names = ""
      for profile in GestureProfile.all { names += (names.isEmpty ? "" : ", ") + profile.name }
      throw object.bad("profile", "one of \(names)", value)
    }
    return profile
  }

  private static func touches(
    _ object: inout KeyedObject, into touches: inout TouchCount
  ) throws(TraceError) {
    guard let value = object.value("touches") else { return }
    guard let elements = value.elements, elements.count == 2, let minimum = elements[0].integer,
      let minimum = Int(exactly: minimum)
    else { throw object.bad("touches", "[minimum, maximum or null]", value) }
    let maximum = elements[1].integer.flatMap { Int(exactly: $0) }
    guard maximum != nil || elements[1].isNull else {
      throw object.bad("touches", "[minimum, maximum or null]", value)
    }
    touches = TouchCount(minimum, maximum)
  }

  private static func pan(
    _ object: inout KeyedObject, _ profile: GestureProfile, _ view: Size
  ) throws(TraceError) -> PanConfiguration {
    var axis = PanConfiguration.Axis.free
    try object.word(
      "axis", [("free", .free), ("horizontal", .horizontal), ("vertical", .vertical)], into: &axis)
    var pan = profile.pan(along: axis)
    try touches(&object, into: &pan.touches)
    var edge = pan.edge
    try object.word(
      "edge", [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)], into: &edge)
    pan.edge = edge
    if edge != nil { pan.bounds = Rect(origin: .zero, size: view) }
    try object.number("edgeInset", into: &pan.edgeInset, unlimited: never)
    try object.number("minimumDistance", into: &pan.minimumDistance, unlimited: 0)
    try object.flag("strict", into: &pan.isStrict)
    try object.word(
      "measure",
      [
        ("displacement", .displacement), ("axis", .axis), ("perAxis", .perAxis), ("path", .path),
      ], into: &pan.measure)
    try object.word(
      "origin",
      [("touchDown", .touchDown), ("threshold", .threshold), ("acceptance", .acceptance)],
      into: &pan.origin)
    try object.word(
      "guard", [("none", .none), ("velocity", .velocity), ("translation", .translation)],
      into: &pan.directionGuard)
    try object.word(
      "tracking", [("centroid", .centroid), ("latest", .latest), ("sum", .sum)],
      into: &pan.tracking)
    try object.word(
      "exceedingMaximum", [("ignore", .ignore), ("fail", .fail), ("end", .end)],
      into: &pan.exceedingMaximum)
    try object.flag("beginsWhenAlone", into: &pan.beginsWhenAlone)
    if let value = object.value("velocity") {
      var nested = try KeyedObject(value, path: "velocity of \(object.path)", line: object.line)
      try VelocitySetup.decode(&nested, into: &pan.velocity)
      try nested.finish()
    }
    return pan
  }

  private static func longPress(
    _ object: inout KeyedObject, _ profile: GestureProfile
  ) throws(TraceError) -> LongPressConfiguration {
    var press = profile.longPress
    try touches(&object, into: &press.touches)
    try object.number("minimumDuration", into: &press.minimumDuration, unlimited: 0)
    try object.limit("allowableMovement", into: &press.allowableMovement)
    try object.flag("strict", into: &press.isStrict)
    try object.count("taps", into: &press.taps)
    return press
  }

  private static func tap(
    _ object: inout KeyedObject, _ profile: GestureProfile
  ) throws(TraceError) -> TapConfiguration {
    var tap = profile.tap
    try touches(&object, into: &tap.touches)
    try object.count("taps", into: &tap.taps)
    try object.limit("allowableMovement", into: &tap.allowableMovement)
    try object.flag("strict", into: &tap.isStrict)
    try object.limit("maximumDuration", into: &tap.maximumDuration)
    try object.number("maximumInterval", into: &tap.maximumInterval, unlimited: never)
    try object.number("minimumInterval", into: &tap.minimumInterval, unlimited: 0)
    try object.word("intervalFrom", [("up", .up), ("down", .down)], into: &tap.intervalFrom)
    try object.limit("maximumSeparation", into: &tap.maximumSeparation)
    return tap
  }

  private static func swipe(
    _ object: inout KeyedObject, _ profile: GestureProfile
  ) throws(TraceError) -> SwipeConfiguration {
    var swipe = profile.swipe
    try touches(&object, into: &swipe.touches)
    if let value = object.value("directions") {
      guard let elements = value.elements, !elements.isEmpty else {
        throw object.bad("directions", "a list of directions", value)
      }
      swipe.directions = []
      for element in elements {
        guard let direction = element.string.flatMap({ SwipeDirection(name: $0) }) else {
          throw object.bad("directions", "right, left, up, down", value)
        }
        swipe.directions.append(direction)
      }
    }
    try object.number("minimumDistance", into: &swipe.minimumDistance, unlimited: 0)
    try object.number("minimumVelocity", into: &swipe.minimumVelocity, unlimited: 0)
    try object.limit("maximumDuration", into: &swipe.maximumDuration)
    // Beyond 45 degrees another direction is nearer.
    try object.number("maximumAngle", into: &swipe.maximumAngle, unlimited: 45)
    return swipe
  }

  private static func pinch(
    _ object: inout KeyedObject, _ profile: GestureProfile
  ) throws(TraceError) -> PinchConfiguration {
    var pinch = profile.pinch
    try twoTouches(&object)
    try object.number("minimumSpanChange", into: &pinch.minimumSpanChange, unlimited: 0)
    try object.number("minimumSpan", into: &pinch.minimumSpan, unlimited: 0)
    return pinch
  }

  private static func rotation(
    _ object: inout KeyedObject, _ profile: GestureProfile
  ) throws(TraceError) -> RotationConfiguration {
    var rotation = profile.rotation
    try twoTouches(&object)
    try object.number("minimumRotation", into: &rotation.minimumRotation, unlimited: 0)
    return rotation
  }

  /// Pinch and rotation take two fingers, whatever a setup says.
  private static func twoTouches(_ object: inout KeyedObject) throws(TraceError) {
    var count = TouchCount.exactly(2)
    try touches(&object, into: &count)
    guard count.minimum == 2 else {
      throw TraceError(
        line: object.line, expected: "touches of \(object.path) to start at 2",
        found: "\(count.minimum)")
    }
  }
}
