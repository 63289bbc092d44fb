import Touchstone
import TouchstoneRendering
import TouchstoneTraces

/// Writes what a spring does: as a table with a plot, or in a form for programs.
struct SpringReport {
  private let arguments: SpringArguments
  private let samples: [Sample]

  /// More frames than anyone reads.
  private static let frameLimit = 100_000

  private struct Sample {
    var time: Double
    var value: Double
    var velocity: Double
  }

  init(_ arguments: SpringArguments) throws(ToolError) {
    self.arguments = arguments
    let motion = arguments.motion
    if let times = arguments.times {
      samples = times.map { time in
        Sample(
          time: time,
          value: motion.spring.value(
            fromValue: motion.start, toValue: motion.target,
            initialVelocity: motion.initialVelocity, time: time),
          velocity: motion.spring.velocity(
            fromValue: motion.start, toValue: motion.target,
            initialVelocity: motion.initialVelocity, time: time))
      }
      return
    }
    let frames: MotionFrames<Motion<Double>>
    if motion.settlingTime == nil {
      let seconds = 4 * motion.spring.response + motion.delay
      let wanted = min(
        seconds * Double(arguments.rate.framesPerSecond), Double(SpringReport.frameLimit))
      frames = motion.frames(at: arguments.rate, limit: Int(wanted) + 1)
    } else {
      frames = motion.frames(at: arguments.rate)
    }
    guard frames.count <= SpringReport.frameLimit + 1 else {
      throw .usage(
        "the motion has \(frames.count) frames, more than \(SpringReport.frameLimit); take fewer a "
          + "second, a larger --settle, or times with --at")
    }
    samples = frames.map { Sample(time: $0.time, value: $0.value, velocity: $0.velocity) }
  }

  func write() throws(ToolError) {
    var console = Console()
    switch arguments.format {
    case .text: try writeText(&console)
    case .json: try console.writeLine(json.text)
    case .csv: try writeCSV(&console)
    case .svg:
      switch picture(.svg(), size: nil) {
      case .success(let text): try console.write(text)
      case .failure(let problem): throw .input(problem.text)
      }
    case .png:
      switch picture(.png(scale: 2), size: nil) {
      case .success(let bytes): try console.write(bytes: bytes)
      case .failure(let problem): throw .input(problem.text)
      }
    }
    try console.flush()
  }

  // MARK: Text

  private func writeText(_ console: inout Console) throws(ToolError) {
    let motion = arguments.motion
    let spring = motion.spring
    func short(_ number: Double) -> String { Decimals.short(number) }
    try console.writeLine(
      "spring   mass \(short(spring.mass)), stiffness \(short(spring.stiffness)), "
        + "damping \(short(spring.damping))")
    try console.writeLine(
      "         damping ratio \(short(spring.dampingRatio)), response "
        + "\(short(spring.response)) s, bounce \(short(spring.bounce))")
    try console.writeLine(
      "motion   from \(short(motion.start)) to \(short(motion.target)), initial velocity "
        + "\(short(motion.initialVelocity)) a second")
    let settling = motion.settlingTime.map { Decimals.fixed($0, decimals: 5) + " s" } ?? "never"
    try console.writeLine("settles  \(settling) (\(ruleText))")
    if samples.count > 1 {
      try console.writeLine()
      let cells = Renderer.text(cell: Size(width: 9, height: 18), colors: Console.isTerminal)
      switch picture(cells, size: Size(width: 640, height: 288)) {
      case .success(let plot): try console.write(plot)
      // The table is worth having without it.
      case .failure(let problem): try console.writeLine("no plot: \(problem.text)")
      }
    }
    try console.writeLine()
    let numbersFrames = arguments.times == nil
    try console.writeLine(
      (numbersFrames ? SpringReport.padded("frame", 6) : "") + SpringReport.padded("t", 11)
        + SpringReport.padded("x", 15) + SpringReport.padded("v", 17))
    for (index, sample) in samples.enumerated() {
      try console.writeLine(
        (numbersFrames ? SpringReport.padded("\(index)", 6) : "")
          + SpringReport.padded(Decimals.fixed(sample.time, decimals: 5), 11)
          + SpringReport.padded(Decimals.fixed(sample.value, decimals: 6), 15)
          + SpringReport.padded(Decimals.fixed(sample.velocity, decimals: 6), 17))
    }
    if motion.settlingTime == nil, numbersFrames {
      try console.writeLine("without damping it goes on like this; shown are four swings")
    }
  }

  private var ruleText: String {
    switch arguments.motion.rule.distance {
    case .points(let points): "within \(points) points of the target"
    case .fraction(let part): "within \(part) of the way"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  // MARK: For programs

  private static func number(_ value: Double) -> JSONValue { .number(value) ?? .null }

  private var json: JSONValue {
    let motion = arguments.motion
    let spring = motion.spring
    let rows = samples.map { sample in
      JSONValue.array([
        SpringReport.number(sample.time), SpringReport.number(sample.value),
        SpringReport.number(sample.velocity),
      ])
    }
    return .object([
      JSONMember("mass", SpringReport.number(spring.mass)),
      JSONMember("stiffness", SpringReport.number(spring.stiffness)),
      JSONMember("damping", SpringReport.number(spring.damping)),
      JSONMember("dampingRatio", SpringReport.number(spring.dampingRatio)),
      JSONMember("response", SpringReport.number(spring.response)),
      JSONMember("settling", motion.settlingTime.map(SpringReport.number) ?? .null),
      JSONMember("samples", .array(rows)),
    ])
  }

  private func writeCSV(_ console: inout Console) throws(ToolError) {
    try console.writeLine("t,x,v")
    for sample in samples {
      let cells = [sample.time, sample.value, sample.velocity].map { SpringReport.number($0).text }
      try console.writeLine(cells.joined(separator: ","))
    }
  }

  // MARK: Pictures

  private func picture<Output>(
    _ renderer: Renderer<Output>, size: Size?
  ) -> Result<Output, PictureProblem> {
    let motion = arguments.motion
    let times = samples.map(\.time)
    let first = min(0, times.min() ?? 0)
    let last = max(times.max() ?? 0, first)
    // The curve is drawn from its equation, not from the few samples.
    let count = 480
    let curve = (0...count).map { index in
      let time = first + (last - first) * Double(index) / Double(count)
      return (time: time, state: motion.state(at: time))
    }
    let positions = PlotPanel(
      "position, points",
      [
        PlotSeries("x", curve.map { PlotSample(time: $0.time, value: $0.state.value) })
      ], thresholds: [PlotThreshold("target", value: motion.target)])
    let velocities = PlotPanel(
      "velocity, points a second",
      [PlotSeries("v", curve.map { PlotSample(time: $0.time, value: $0.state.velocity) })])
    let plot = Plot(
      title: "Spring, damping ratio \(Decimals.short(motion.spring.dampingRatio)), response "
        + "\(Decimals.short(motion.spring.response)) s",
      panels: size == nil ? [positions, velocities] : [positions], size: size)
    do {
      return .success(try renderer.render(plot.scene()))
    } catch let error as PlotError {
      return .failure(PictureProblem(text: error.message))
    } catch {
      return .failure(PictureProblem(text: "the plot cannot be drawn: \(error)"))
    }
  }

  /// Why there is no plot.
  private struct PictureProblem: Error {
    var text: String
  }

  // MARK: Digest

  /// The checksums of the library's arithmetic.
  static func writeDigest(isJSON: Bool) throws(ToolError) {
    let digest = MotionDigest()
    var report = DigestReport()
    report.rows = [
      ("exp", digest.exponentials), ("sin", digest.sines), ("cos", digest.cosines),
      ("log", digest.logarithms), ("springs", digest.springs), ("all", digest.combined),
    ]
    try report.write(isJSON: isJSON)
  }
}
