import Touchstone
import TouchstoneTraces

/// One run of `touchstone replay`.
struct ReplayRun {
  let path: String
  let profiles: [GestureProfile]
  let axis: PanConfiguration.Axis
  let kinds: [String]?
  /// What the list under the recording follows; nil for no list.
  let list: SwipeRowConfiguration?
  let listName: String
  let frameRate: FrameRate?
  let isJSON: Bool
  /// The last moment that is played; nil for all of the recording.
  var end: Timestamp?
  var options = TraceOptions()

  init(_ arguments: Arguments) throws(ToolError) {
    path = try arguments.onlyOperand("file")
    let names = GestureProfile.all.map(\.name)
    let profile = try arguments.choice("--profile", of: names + ["all"], default: "uiKit")
    profiles = GestureProfile.all.filter { profile == "all" || $0.name == profile }
    let axes: [(String, PanConfiguration.Axis)] = [
      ("free", .free), ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    let word = try arguments.choice("--axis", of: axes.map(\.0), default: "free")
    axis = axes.first { $0.0 == word }?.1 ?? .free
    if let list = arguments.value("--recognizers") {
      kinds = try ReplayRun.kinds(list)
    } else {
      kinds = nil
    }
    listName = try arguments.choice(
      "--list", of: ["seed", "standard", "none"], default: "seed")
    switch listName {
    case "seed": list = .seed
    case "standard": list = .standard
    default: list = nil
    }
    let rate = try arguments.integer("--frames", in: 0...1_000_000) ?? 60
    frameRate = FrameRate(rate)
    isJSON = try arguments.choice("--format", of: ["text", "json"], default: "text") == "json"
    options = try TraceArguments.traceOptions(arguments)
    options.clampsTime = true
  }

  static let kindNames = [
    "pan", "longPress", "tap", "doubleTap", "swipe", "pinch", "rotation",
  ]

  private static func kinds(_ list: String) throws(ToolError) -> [String] {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for (index, word) in words.enumerated() {
      guard kindNames.contains(word) else {
        throw .usage(
          "--recognizers takes \(kindNames.joined(separator: ", ")); found '\(word)'"
            + Arguments.suggestion(for: word, among: kindNames))
      }
      if words[..<index].contains(word) {
        throw .usage("--recognizers names '\(word)' twice")
      }
    }
    return words
  }

  /// The recognizers of the options under a profile.
  func setup(_ profile: GestureProfile) -> TraceSetup {
    var setup = TraceSetup()
    for kind in kinds ?? ["pan", "longPress", "tap"] {
      switch kind {
      case "pan": setup.contenders.append(.pan("pan", profile.pan(along: axis)))
      case "longPress": setup.contenders.append(.longPress("longPress", profile.longPress))
      case "tap": setup.contenders.append(.tap("tap", profile.tap))
      case "doubleTap":
        var taps = profile.tap
        taps.taps = 2
        setup.contenders.append(.tap("doubleTap", taps))
      case "swipe": setup.contenders.append(.swipe("swipe", profile.swipe))
      case "pinch": setup.contenders.append(.pinch("pinch", profile.pinch))
      default: setup.contenders.append(.rotation("rotation", profile.rotation))
      }
    }
    if kinds?.contains("doubleTap") ?? false, kinds?.contains("tap") ?? false {
      setup.relations.append(.requiresFailure("tap", of: "doubleTap"))
    }
    return setup
  }

  func run() throws(ToolError) -> Int32 {
    let recording = try Recording(path, options)
    var console = Console()
    if profiles.count > 1 {
      try compareProfiles(recording, &console)
    } else if isJSON {
      var output = ReplayJSON()
      try play(recording, profiles[0], &output, &console)
    } else {
      var output = ReplayText(showsFrames: frameRate)
      try play(recording, profiles[0], &output, &console)
    }
    try console.flush()
    return 0
  }
}
