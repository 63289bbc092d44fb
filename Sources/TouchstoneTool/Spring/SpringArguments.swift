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
    case png
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
    let numbers = try SpringNumbers(arguments, for: description.key)
    do throws(MotionError) {
      return try made(description.key, numbers)
    } catch {
      throw .input("\(error)")
    }
  }

  private static func made(
    _ key: String, _ numbers: SpringNumbers
  ) throws(MotionError) -> Spring {
    switch key {
    case "--preset":
      return presets.first { $0.name == numbers.preset }?.spring ?? .smooth
    case "--uikit":
      guard let velocity = numbers.coupled else {
        return try Spring(uiKitDuration: numbers.main, dampingRatio: numbers.damping)
      }
      return try Spring(
        uiKitDuration: numbers.main, dampingRatio: numbers.damping, coupledVelocity: velocity)
    case "--settling-duration":
      return try Spring(settlingDuration: numbers.main, dampingRatio: numbers.damping)
    case "--response":
      return try Spring(response: numbers.main, dampingRatio: numbers.damping)
    case "--stiffness":
      return try Spring(
        mass: numbers.mass, stiffness: numbers.main, damping: numbers.damping,
        allowOverDamping: true)
    default:
      return try Spring(duration: numbers.main, bounce: numbers.damping)
    }
  }

  /// The numbers of one description, missing ones refused.
  private struct SpringNumbers {
    var preset: String = ""
    /// Stiffness, duration, response or settling duration.
    var main: Double = 0
    /// Damping, damping ratio or bounce.
    var damping: Double = 0
    var mass: Double = 1
    var coupled: Double?

    init(_ arguments: Arguments, for key: String) throws(ToolError) {
      func number(_ option: String) throws(ToolError) -> Double {
        guard let value = try arguments.number(option) else {
          throw .usage("\(key) needs \(option), too")
        }
        return value
      }
      switch key {
      case "--preset":
        preset = try arguments.choice("--preset", of: presetNames, default: "")
      case "--uikit":
        main = try number("--duration")
        damping = try number("--damping-ratio")
        coupled = try arguments.number("--coupled")
      case "--settling-duration", "--response":
        main = try number(key)
        damping = try number("--damping-ratio")
      case "--stiffness":
        main = try number(key)
        damping = try number("--damping")
        mass = try arguments.number("--mass") ?? 1
      default:
        main = try arguments.number("--duration") ?? 0.5
        damping = try arguments.number("--bounce") ?? 0
      }
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
