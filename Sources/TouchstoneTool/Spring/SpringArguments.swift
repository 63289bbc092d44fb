import Touchstone

/// A spring, a motion with it and what to show of it, from the command line.
struct SpringArguments {
  /// What pulls.
  let spring: Spring
  /// From start to target, settled by the rule that was asked for.
  let motion: Motion<Double>
  /// The times that were asked for; nil for frames.
  let times: [Double]?
  /// Frames a second.
  let rate: FrameRate
  /// How to write it.
  let format: Format

  /// How to write it.
  enum Format: String, CaseIterable {
    case text
    case json
    case csv
    case svg
  }

  /// The presets by name.
  private static let presets: [(name: String, spring: Spring)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("swiftUIDefault", .swiftUIDefault), ("swiftUISpring", .swiftUISpring),
    ("swiftUIInteractive", .swiftUIInteractive), ("coreAnimation", .coreAnimation),
    ("compose", .compose), ("androidX", .androidX), ("reactNative", .reactNative),
    ("reactNativeOrigami", .reactNativeOrigami), ("flutterScroll", .flutterScroll),
  ]

  /// The names of the presets.
  static var presetNames: [String] { presets.map(\.name) }

  /// The options that describe a spring, each way with those that it may take.
  private static let descriptions: [(key: String, options: [String])] = [
    ("--preset", ["--preset"]),
    ("--uikit", ["--uikit", "--duration", "--damping-ratio", "--coupled"]),
    ("--settling-duration", ["--settling-duration", "--damping-ratio"]),
    ("--response", ["--response", "--damping-ratio"]),
    ("--stiffness", ["--mass", "--stiffness", "--damping"]),
    ("--duration", ["--duration", "--bounce"]),
    ("--bounce", ["--duration", "--bounce"]),
  ]

  init(_ arguments: Arguments) throws(ToolError) {
    if let word = arguments.operands.first {
      throw .usage("'touchstone spring' takes options only, found '\(word)'")
    }
    spring = try SpringArguments.spring(arguments)
    let start = try arguments.number("--from") ?? 0
    let target = try arguments.number("--to") ?? 1
    let relative = try arguments.number("--relative-velocity")
    let velocity = try arguments.number("--velocity")
    if relative != nil, velocity != nil {
      throw .usage("--velocity and --relative-velocity exclude each other")
    }
    motion = Motion(
      spring, from: start, to: target,
      initialVelocity: velocity ?? (relative ?? 0) * (target - start),
      delay: try arguments.number("--delay") ?? 0,
      settling: try SpringArguments.rule(arguments))
    let frames = try arguments.integer("--frames", in: 1...1_000_000)
    times = try SpringArguments.times(arguments)
    if frames != nil, times != nil { throw .usage("--frames and --at exclude each other") }
    rate = frames.flatMap { FrameRate($0) } ?? .sixty
    let word = try arguments.choice(
      "--format", of: Format.allCases.map(\.rawValue), default: Format.text.rawValue)
    format = Format(rawValue: word) ?? .text
  }

  private static func spring(_ arguments: Arguments) throws(ToolError) -> Spring {
    guard let description = descriptions.first(where: { arguments.has($0.key) }) else {
      throw .usage(
        "expected a spring: --stiffness and --damping, --duration and --bounce, --response and "
          + "--damping-ratio, --uikit with --duration and --damping-ratio, or --preset")
    }
    let known = Set(descriptions.flatMap(\.options))
    for option in known.sorted() where arguments.has(option) {
      guard description.options.contains(option) else {
        throw .usage("\(option) does not go with \(description.key): one description at a time")
      }
    }
    func number(_ option: String) throws(ToolError) -> Double {
      guard let value = try arguments.number(option) else {
        throw .usage("\(description.key) needs \(option), too")
      }
      return value
    }
    if description.key == "--preset" {
      let name = try arguments.choice("--preset", of: presetNames, default: "")
      return presets.first { $0.name == name }?.spring ?? .smooth
    }
    let ratio = description.options.contains("--damping-ratio") ? try number("--damping-ratio") : 0
    let duration = try arguments.number("--duration") ?? 0.5
    let bounce = try arguments.number("--bounce") ?? 0
    let coupled = try arguments.number("--coupled")
    let mass = try arguments.number("--mass") ?? 1
    let first = description.key == "--uikit" ? try number("--duration") : 0
    let main =
      description.key.hasPrefix("--s") || description.key == "--response"
      ? try number(description.key) : 0
    let damping = description.key == "--stiffness" ? try number("--damping") : 0
    do throws(MotionError) {
      switch description.key {
      case "--uikit":
        if let coupled {
          return try Spring(
            uiKitDuration: first, dampingRatio: ratio, coupledVelocity: coupled)
        }
        return try Spring(uiKitDuration: first, dampingRatio: ratio)
      case "--settling-duration":
        return try Spring(settlingDuration: main, dampingRatio: ratio)
      case "--response":
        return try Spring(response: main, dampingRatio: ratio)
      case "--stiffness":
        return try Spring(
          mass: mass, stiffness: main, damping: damping, allowOverDamping: true)
      default:
        return try Spring(duration: duration, bounce: bounce)
      }
    } catch {
      throw .input("\(error)")
    }
  }

  private static func rule(_ arguments: Arguments) throws(ToolError) -> SettlingRule {
    guard let text = arguments.value("--settle") else { return .thousandth }
    let isPoints = text.hasSuffix("pt")
    guard let number = Double(isPoints ? String(text.dropLast(2)) : text), number > 0,
      number.isFinite
    else {
      throw .usage("--settle needs a part of the way, or points as in 0.1pt; found '\(text)'")
    }
    return isPoints ? .points(number) : .fraction(number)
  }

  private static func times(_ arguments: Arguments) throws(ToolError) -> [Double]? {
    guard let text = arguments.value("--at") else { return nil }
    var times: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let time = Double(String(part)), time.isFinite else {
        throw .usage("--at needs times in seconds, parted by commas; found '\(part)'")
      }
      times.append(time)
    }
    return times
  }
}
