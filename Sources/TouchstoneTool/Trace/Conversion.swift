import Touchstone
import TouchstoneTraces

/// Turns the blocks of one format into those of another.
struct Conversion {
  private enum Writer {
    case native(TraceWriter)
    case evemu(EvemuWriter)
    case pointer(PointerWriter)
  }

  private let options: TraceOptions
  private var source: TraceSource
  private var writer: Writer

  /// The format that the options or the name of the file ask for.
  static func format(_ arguments: Arguments, _ path: String) throws(ToolError) -> TraceFormat {
    let names = [TraceFormat.native, .evemu, .pointer]
    if arguments.value("--to") != nil {
      let name = try arguments.choice("--to", of: names.map(\.name), default: "")
      return names.first { $0.name == name } ?? .native
    }
    if path.hasSuffix(".trace.jsonl") || path == "-" { return .native }
    if path.hasSuffix(".evemu") { return .evemu }
    if path.hasSuffix(".jsonl") { return .pointer }
    throw .usage("the name '\(path)' says no format; --to is one of native, evemu, pointer")
  }

  init(_ format: TraceFormat, _ options: TraceOptions) {
    self.options = options
    source = TraceSource(options)
    switch format {
    case .evemu: writer = .evemu(EvemuWriter())
    case .pointer: writer = .pointer(PointerWriter())
    default: writer = .native(TraceWriter())
    }
  }

  /// Takes a block of the input, or nil at its end; the answer is what it adds to the output.
  mutating func take(_ block: [UInt8]?) throws(TraceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var failure: TraceError?
    let view = options.view
    switch writer {
    case .native(var native):
      try source.lines(of: block) { line in
        Conversion.attempt(&failure) { () throws(TraceError) in
          try native.write(Conversion.line(line, view), to: &bytes)
        }
      }
      // A trace that lost its end stays as it is; other recordings have no such line.
      if block == nil && source.format != .native { native.writeEnd(to: &bytes) }
      writer = .native(native)
    case .evemu(var evemu):
      try source.lines(of: block) { line in
        Conversion.attempt(&failure) { () throws(TraceError) in
          try evemu.write(Conversion.line(line, view), to: &bytes)
        }
      }
      writer = .evemu(evemu)
    case .pointer(var pointer):
      func write(_ event: TraceEvent) {
        Conversion.attempt(&failure) { () throws(TraceError) in
          try pointer.write(event, to: &bytes)
        }
      }
      if let block { try source.feed(block, write) } else { try source.finish(write) }
      writer = .pointer(pointer)
    }
    if let failure { throw failure }
    return bytes
  }

  /// A header with the view that the options ask for.
  private static func line(_ line: TraceLine, _ view: Size?) -> TraceLine {
    guard let view, case .header(var header) = line.content else { return line }
    header.view = view
    return TraceLine(.header(header), number: line.number)
  }

  private static func attempt(
    _ failure: inout TraceError?, _ body: () throws(TraceError) -> Void
  ) {
    guard failure == nil else { return }
    do throws(TraceError) { try body() } catch { failure = error }
  }

  /// What was odd about the input.
  var warnings: TraceWarnings { source.warnings }

  /// What the output has no words for.
  var leftOut: [(name: String, count: Int)] {
    switch writer {
    case .native: []
    case .evemu(let evemu): evemu.leftOut
    case .pointer(let pointer): pointer.leftOut
    }
  }
}
