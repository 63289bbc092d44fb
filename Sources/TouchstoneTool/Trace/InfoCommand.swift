import TouchstoneTraces

extension Command {
  /// `touchstone info`: what is in a recording.
  static let info: Command = Command(
    name: "info",
    summary: "Say what is in a recording: device, fingers, times, faults.",
    operands: "FILE",
    discussion: """
      FILE is a trace or a recording of evemu, getevent, evtest, libinput, a device node, a
      browser, or a list of WebDriver actions; - is standard input. Positions are points of the
      view, with --raw units of the device.
      """,
    options: [
      Option("--format", "text|json", "text for people (default) or one JSON object"),
      Option("--raw", nil, "units of the device instead of points"),
    ] + TraceArguments.options
  ) { (arguments) throws(ToolError) in
    let path = try arguments.onlyOperand("FILE")
    let isJSON = try arguments.choice("--format", of: ["text", "json"], default: "text") == "json"
    var options = try TraceArguments.traceOptions(arguments)
    options.acceptsUntimed = true
    var survey = TraceSurvey(options, isRaw: arguments.has("--raw"))
    var report = TraceReport(path: path, isJSON: isJSON)
    var failure: ToolError?
    try TraceFile.read(path) { (block) throws(TraceError) in
      try survey.take(block)
      do throws(ToolError) {
        for contact in survey.takeContacts() { try report.write(contact, of: survey) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    try report.finish(survey)
    return 0
  }
}
