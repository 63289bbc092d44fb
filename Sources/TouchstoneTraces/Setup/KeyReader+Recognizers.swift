import Touchstone

// The keys of each recognizer, spelt as the trace format does; what is left out is the profile's.
extension KeyReader {
  mutating func kind(
    _ kind: String, _ profile: GestureProfile, _ view: Size
  ) throws(TraceError) -> Contender.Kind {
    switch kind {
    case "pan": return .pan(try pan(profile, view))
    case "longPress": return .longPress(try longPress(profile.longPress))
    case "tap": return .tap(try tap(profile.tap))
    case "swipe": return .swipe(try swipe(profile.swipe))
    case "pinch":
      var configuration = profile.pinch
      configuration.minimumSpanChange = try number(
        "minimumSpanChange", configuration.minimumSpanChange)
      configuration.minimumSpan = try number("minimumSpan", configuration.minimumSpan)
      return .pinch(configuration)
    case "rotation":
      return .rotation(
        RotationConfiguration(
          minimumRotation: try number("minimumRotation", profile.rotation.minimumRotation)))
    default:
      throw error(
        "kind", expected: "pan, longPress, tap, swipe, pinch, rotation or velocity",
        found: .string(kind))
    }
  }

  private mutating func pan(
    _ profile: GestureProfile, _ view: Size
  ) throws(TraceError) -> PanConfiguration {
    let axis = try choice(
      "axis", [("free", .free), ("horizontal", .horizontal), ("vertical", .vertical)],
      PanConfiguration.Axis.free)
    var c = profile.pan(along: axis)
    c.touches = try touches(c.touches)
    let edges: [(String, ScreenEdge?)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ]
    c.edge = try choice("edge", edges, c.edge)
    c.edgeInset = try number("edgeInset", c.edgeInset)
    if c.edge != nil { c.bounds = Rect(origin: .zero, size: view) }
    c.minimumDistance = try number("minimumDistance", c.minimumDistance)
    c.isStrict = try flag("strict", c.isStrict)
    c.measure = try choice(
      "measure",
      [
        ("displacement", .displacement), ("axis", .axis), ("perAxis", .perAxis), ("path", .path),
      ], c.measure)
    c.origin = try choice(
      "origin",
      [("touchDown", .touchDown), ("threshold", .threshold), ("acceptance", .acceptance)],
      c.origin)
    c.directionGuard = try choice(
      "guard", [("none", .none), ("velocity", .velocity), ("translation", .translation)],
      c.directionGuard)
    c.tracking = try choice(
      "tracking", [("centroid", .centroid), ("latest", .latest), ("sum", .sum)], c.tracking)
    c.exceedingMaximum = try choice(
      "exceedingMaximum", [("ignore", .ignore), ("fail", .fail), ("end", .end)],
      c.exceedingMaximum)
    c.beginsWhenAlone = try flag("beginsWhenAlone", c.beginsWhenAlone)
    if let value = take("velocity") {
      var keys = try nested(value, "velocity")
      c.velocity = try keys.velocity(c.velocity)
      try keys.finish()
    }
    return c
  }

  private mutating func longPress(
    _ profile: LongPressConfiguration
  ) throws(TraceError) -> LongPressConfiguration {
    var c = profile
    c.minimumDuration = try number("minimumDuration", c.minimumDuration)
    c.allowableMovement = try limit("allowableMovement", c.allowableMovement)
    c.isStrict = try flag("strict", c.isStrict)
    c.taps = try count("taps", c.taps)
    c.touches = try touches(c.touches)
    return c
  }

  private mutating func tap(_ profile: TapConfiguration) throws(TraceError) -> TapConfiguration {
    var c = profile
    c.taps = try count("taps", c.taps)
    c.touches = try touches(c.touches)
    c.allowableMovement = try limit("allowableMovement", c.allowableMovement)
    c.isStrict = try flag("strict", c.isStrict)
    c.maximumDuration = try limit("maximumDuration", c.maximumDuration)
    c.maximumInterval = try number("maximumInterval", c.maximumInterval)
    c.minimumInterval = try number("minimumInterval", c.minimumInterval)
    c.intervalFrom = try choice("intervalFrom", [("up", .up), ("down", .down)], c.intervalFrom)
    c.maximumSeparation = try limit("maximumSeparation", c.maximumSeparation)
    return c
  }

  private mutating func swipe(
    _ profile: SwipeConfiguration
  ) throws(TraceError) -> SwipeConfiguration {
    var c = profile
    let names: [(String, SwipeDirection)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    if let value = take("directions") {
      c.directions = []
      for element in value.elements ?? [] {
        guard let entry = names.first(where: { $0.0 == element.string }) else {
          throw error("directions", expected: "right, left, up or down", found: element)
        }
        c.directions.append(entry.1)
      }
    }
    c.touches = try touches(c.touches)
    c.minimumDistance = try number("minimumDistance", c.minimumDistance)
    c.minimumVelocity = try number("minimumVelocity", c.minimumVelocity)
    c.maximumDuration = try limit("maximumDuration", c.maximumDuration)
    c.maximumAngle = try number("maximumAngle", c.maximumAngle)
    return c
  }

  /// The keys of a velocity, inside a pan or on their own.
  mutating func velocity(
    _ profile: VelocityConfiguration
  ) throws(TraceError) -> VelocityConfiguration {
    var c = profile
    c.strategy = try strategy(c.strategy)
    c.horizon = try limit("horizon", c.horizon)
    c.gap = try limit("gap", c.gap)
    c.liftGap = try limit("liftGap", c.liftGap)
    c.minimumSamples = try count("minimumSamples", c.minimumSamples)
    c.samples = try count("samples", c.samples, unlimited: 128)
    c.maximum = try limit("maximum", c.maximum)
    c.clamp = try choice("clamp", [("axis", .axis), ("magnitude", .magnitude)], c.clamp)
    c.liftCounts = try flag("liftCounts", c.liftCounts)
    c.stale = try choice("stale", [("keep", .keep), ("zero", .zero)], c.stale)
    return c
  }

  private mutating func strategy(
    _ profile: VelocityStrategy
  ) throws(TraceError) -> VelocityStrategy {
    let degree = try count("degree", 2)
    let weighting = try choice(
      "weighting",
      [("none", .none), ("delta", .delta), ("central", .central), ("recent", .recent)],
      VelocityStrategy.Weighting.none)
    var weights: [Double] = []
    if let value = take("weights") {
      for element in value.elements ?? [] {
        guard let weight = element.number else {
          throw error("weights", expected: "numbers", found: element)
        }
        weights.append(weight)
      }
    }
    return try choice(
      "strategy",
      [
        ("uiKit", .uiKit), ("lastInterval", .lastInterval),
        ("weightedIntervals", .weightedIntervals(weights)),
        ("leastSquares", .leastSquares(degree: degree)),
        ("restrictedLeastSquares", .restrictedLeastSquares(degree: degree)),
        ("weightedLeastSquares", .weightedLeastSquares(degree: degree, weighting: weighting)),
        ("impulse", .impulse), ("filter", .filter),
      ], profile)
  }
}
