import TouchstoneTraces

/// One run of `touchstone shrink`.
struct ShrinkRun {
  private let path: String
  private let target: String
  private let line: Int?
  private let expectations: [JSONValue]

  init(_ arguments: Arguments) throws(ToolError) {
    guard (1...2).contains(arguments.operands.count) else {
      throw .usage("expected FILE and perhaps OUT, found \(arguments.operands.count) operands")
    }
    path = arguments.operands[0]
    target = arguments.operands.count > 1 ? arguments.operands[1] : "-"
    line = try arguments.integer("--line", in: 1...Int.max)
    var expectations: [JSONValue] = []
    for text in arguments.all("--until") {
      do throws(TraceError) {
        expectations.append(try JSONValue(Array(text.utf8)))
      } catch {
        throw .usage("--until needs an expectation as in a trace; \(error.message)")
      }
    }
    if line != nil, !expectations.isEmpty {
      throw .usage("--line names an expectation of the file and --until others; give one of them")
    }
    self.expectations = expectations
  }

  func run() throws(ToolError) -> Int32 {
    let lines = try read()
    let goal = try goal(of: lines)
    var shrinker = TraceShrinker { goal.holds($0) }
    let smallest = shrinker.shrink(goal.lines)
    var bytes: [UInt8] = []
    var writer = TraceWriter()
    do throws(TraceError) {
      for line in smallest { try writer.write(line, to: &bytes) }
    } catch {
      throw .input("\(path): \(error.message)")
    }
    var file = try FileWriter(target)
    try file.write(bytes)
    try file.commit()
    Console.complain(
      "\(path): \(ShrinkRun.touches(lines)) touches in \(lines.count) lines became "
        + "\(ShrinkRun.touches(smallest)) in \(smallest.count), "
        + "\(shrinker.attempts) candidates tried; kept: \(goal.text)")
    return 0
  }

  /// The most lines of a trace, which is kept whole.
  private static let lineLimit: Int = 200_000

  private func read() throws(ToolError) -> [TraceLine] {
    var reader = TraceReader()
    var lines: [TraceLine] = []
    try TraceFile.read(path) { (block) throws(TraceError) in
      guard lines.count <= ShrinkRun.lineLimit else {
        throw TraceError(
          expected: "at most \(ShrinkRun.lineLimit) lines to shrink", found: "more",
          advice: "cut out the part that fails first")
      }
      if let block {
        try reader.feed(block) { lines.append($0) }
      } else {
        try reader.finish { lines.append($0) }
      }
    }
    return lines
  }

  private func goal(of lines: [TraceLine]) throws(ToolError) -> ShrinkGoal {
    let goal: ShrinkGoal?
    do throws(TraceError) {
      goal =
        expectations.isEmpty
        ? try ShrinkGoal(failing: line, of: lines)
        : try ShrinkGoal(until: expectations, of: lines)
    } catch {
      throw .input("\(path): \(error.message)")
    }
    if let goal { return goal }
    guard expectations.isEmpty else {
      throw .input("\(path): what --until asks for is not so in the whole trace")
    }
    let place = line.map { "in line \($0)" } ?? ""
    throw .input(
      "\(path): expected an expectation \(place) that is not met, found none; "
        + "--until says what else to keep")
  }

  private static func touches(_ lines: [TraceLine]) -> Int {
    var count = 0
    for line in lines {
      if case .record(let record) = line.content { count += record.touches.count }
    }
    return count
  }
}
