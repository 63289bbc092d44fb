import Touchstone
import TouchstoneTraces

/// A recording that is read twice: once for what it holds, once to be played.
///
/// A file is read in blocks each time; standard input is kept, because it comes only once.
struct Recording {
  let path: String
  let options: TraceOptions
  /// What a first reading found.
  let summary: Summary
  private let kept: [UInt8]?

  /// What a recording holds, in short.
  struct Summary {
    var header: TraceHeader = TraceHeader()
    var view: Size = Size(width: 400, height: 640)
    var format: TraceFormat = .native
    var contacts: [TraceContact] = []
    var contactCount: Int = 0
    var first: Timestamp?
    var last: Timestamp?
    var warnings: TraceWarnings = TraceWarnings()
    var setup: JSONValue?
    var setupLine: Int = 0

    /// Seconds from the first frame to the last.
    var span: Double {
      guard let first, let last else { return 0 }
      return last.seconds(since: first)
    }
  }

  /// Contacts that a summary shows; more are only counted.
  static let shownContacts = 10

  init(_ path: String, _ options: TraceOptions) throws(ToolError) {
    self.path = path
    self.options = options
    kept = path == "-" ? try FileReader.readAll(path) : nil
    var options = options
    options.contactCapacity = Recording.shownContacts
    var source = TraceSource(options)
    var found = Summary()
    try Recording.read(path, kept, &source) { event in
      switch event.kind {
      case .frame(let frame):
        if found.first == nil { found.first = frame.time }
        found.last = frame.time
      case .setup(let value):
        found.setup = value
        found.setupLine = event.line
      case .header, .tick, .control, .host, .note, .expect, .end:
        break
      }
    }
    found.header = source.header ?? TraceHeader()
    found.view = source.view ?? found.header.viewSize
    found.format = source.format ?? .native
    found.contacts = source.contacts
    found.contactCount = source.contactCount
    found.warnings = source.warnings
    summary = found
  }

  /// Plays every event again, in order; an error that `body` hands back ends the reading.
  func play(_ body: (TraceEvent) -> ToolError?) throws(ToolError) {
    var source = TraceSource(options)
    var failure: ToolError?
    try Recording.read(path, kept, &source) { event in
      if failure == nil { failure = body(event) }
    }
    if let failure { throw failure }
  }

  private static func read(
    _ path: String, _ kept: [UInt8]?, _ source: inout TraceSource,
    _ body: (TraceEvent) -> Void
  ) throws(ToolError) {
    if let kept {
      try feed(kept, path, &source, body)
    } else {
      var file = try FileReader(path)
      while true {
        let block = try file.next()
        if block.isEmpty { break }
        try feed(block, path, &source, body)
      }
    }
    do throws(TraceError) {
      try source.finish(body)
    } catch {
      throw .input("\(path): \(error.message)")
    }
  }

  private static func feed(
    _ block: [UInt8], _ path: String, _ source: inout TraceSource,
    _ body: (TraceEvent) -> Void
  ) throws(ToolError) {
    do throws(TraceError) {
      try source.feed(block, body)
    } catch {
      throw .input("\(path): \(error.message)")
    }
  }
}
