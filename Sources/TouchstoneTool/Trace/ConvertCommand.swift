import TouchstoneTraces

extension Command {
  /// `touchstone convert`: a recording in another format.
  static let convert: Command = Command(
    name: "convert",
    summary: "Write a recording in another format.",
    operands: "IN OUT",
    discussion: """
      IN is any recording that 'touchstone info' reads, OUT a file; - is standard input or
      output. The format of OUT follows from its name (.trace.jsonl, .evemu, .jsonl) unless --to
      names it: native keeps everything, evemu and pointer keep touches only. What is left out is
      said.
      """,
    options: [
      Option("--to", "native|evemu|pointer", "the format to write")
    ] + TraceArguments.options
  ) { (arguments) throws(ToolError) in
    guard arguments.operands.count == 2 else {
      throw .usage("expected IN and OUT, found \(arguments.operands.count) operands")
    }
    let target = arguments.operands[1]
    let options = try TraceArguments.traceOptions(arguments)
    var conversion = Conversion(try Conversion.format(arguments, target), options)
    var output = try FileWriter(target)
    let path = arguments.operands[0]
    var failure: ToolError?
    try TraceFile.read(path) { (block) throws(TraceError) in
      let bytes = try conversion.take(block)
      do throws(ToolError) { try output.write(bytes) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    try output.commit()
    TraceFile.complain(about: path, conversion.warnings)
    for (name, count) in conversion.leftOut {
      Console.complain("\(target): left out: \(name) (\(count) times)")
    }
    return 0
  }
}
