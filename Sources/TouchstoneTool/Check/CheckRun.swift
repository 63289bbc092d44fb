import TouchstoneTraces

/// One run of `touchstone check`.
struct CheckRun {
  let isJSON: Bool
  /// Whether expectations that are not met are rewritten with what was found.
  let blesses: Bool

  func run(_ operands: [String]) throws(ToolError) -> Int32 {
    var paths: [String] = []
    for operand in operands { paths += try System.files(below: operand, ending: ".trace.jsonl") }
    var console = Console()
    var passed = 0
    var failed = 0
    var isBroken = false
    for (index, path) in paths.enumerated() {
      if Console.showsProgress && index % 10 == 9 {
        Console.showProgress("\r\(index + 1) of \(paths.count)")
      }
      switch judge(path) {
      case .success(let check):
        if check.judged == 0 {
          isBroken = true
          try report(path, 0, "at least one expectation", "none", &console)
        }
        passed += check.judged - check.failures.count
        failed += check.failures.count
        for failure in check.failures {
          try report(path, failure.line, failure.expected, failure.found, &console)
        }
      case .failure(let error):
        isBroken = true
        try report(path, error.line, error.expected, error.found, &console)
      }
    }
    if Console.showsProgress { Console.showProgress("\r") }
    if isJSON {
      try console.writeLine(
        JSONValue.object([
          JSONMember("passed", .integer(Int64(passed))),
          JSONMember("failed", .integer(Int64(failed))),
        ]).text)
    } else {
      try console.writeLine("\(passed) passed, \(failed) failed")
    }
    try console.flush()
    return failed > 0 || isBroken ? 1 : 0
  }

  /// Judges one file; why it cannot be read or understood is an answer too.
  private func judge(_ path: String) -> Result<TraceCheck, TraceError> {
    do throws(TraceError) {
      var check = TraceCheck()
      try read(path) { (block) throws(TraceError) in try check.feed(block) }
      try check.finish()
      return .success(blesses ? try bless(path, check) : check)
    } catch {
      return .failure(error)
    }
  }

  /// Rewrites what was not met and judges the file again.
  private func bless(
    _ path: String, _ check: TraceCheck
  ) throws(TraceError) -> TraceCheck {
    let count = check.failures.filter { $0.blessed != nil }.count
    guard count > 0 else { return check }
    var bytes: [UInt8] = []
    try read(path) { block in bytes += block }
    let blessed = try TraceBlessing.bless(bytes, check.failures)
    do throws(ToolError) {
      var file = try FileWriter(path)
      try file.write(blessed)
      try file.commit()
    } catch {
      throw TraceError(expected: "a file that can be written", found: "\(error)")
    }
    Console.complain("\(path): \(count) expectation\(count == 1 ? "" : "s") rewritten")
    return try TraceCheck(of: blessed)
  }

  /// Reads a file block by block; errors do not name the file, the report does.
  private func read(
    _ path: String, _ body: ([UInt8]) throws(TraceError) -> Void
  ) throws(TraceError) {
    var failure: TraceError?
    do throws(ToolError) {
      var file = try FileReader(path)
      while failure == nil {
        let block = try file.next()
        if block.isEmpty { return }
        do throws(TraceError) { try body(block) } catch { failure = error }
      }
    } catch {
      throw TraceError(expected: "a file that can be read", found: "\(error)")
    }
    if let failure { throw failure }
  }

  private func report(
    _ path: String, _ line: Int, _ expected: String, _ found: String, _ console: inout Console
  ) throws(ToolError) {
    if isJSON {
      try console.writeLine(
        JSONValue.object([
          JSONMember("file", .string(path)), JSONMember("line", .integer(Int64(line))),
          JSONMember("expected", .string(expected)), JSONMember("found", .string(found)),
        ]).text)
    } else {
      try console.writeLine("\(path):\(line): expected \(expected), found \(found)")
    }
  }
}
