import Touchstone
import TouchstoneTraces

/// A recording that was read to its end, or to an error.
struct Reading {
  var lines: [TraceLine] = []
  var contacts: [TraceContact] = []
  var warnings: TraceWarnings = TraceWarnings()
  var format: TraceFormat?
  var error: TraceError?

  init(_ text: String, _ options: TraceOptions = TraceOptions(), block: Int = 65536) {
    self.init(Array(text.utf8), options, block: block)
  }

  init(_ bytes: [UInt8], _ options: TraceOptions = TraceOptions(), block: Int = 65536) {
    var options = options
    options.contactCapacity = 1000
    var reader = TraceReader(options)
    var lines: [TraceLine] = []
    do throws(TraceError) {
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + block)
        try reader.feed(Array(bytes[start..<end])) { lines.append($0) }
        start = end
      }
      try reader.finish { lines.append($0) }
    } catch {
      self.error = error
    }
    self.lines = lines
    contacts = reader.contacts
    warnings = reader.warnings
    format = reader.format
  }

  /// The touches of each line that has any, spelt `time: phase id x,y`.
  var story: [String] {
    lines.compactMap { line -> String? in
      guard case .record(let record) = line.content, !record.touches.isEmpty else { return nil }
      let touches = record.touches.map { touch in
        "\(touch.phase) \(touch.id.rawValue) \(Reading.short(touch.position))"
      }
      let time = (record.time?.nanoseconds ?? -1000) / 1000
      return "\(time): " + touches.joined(separator: ", ")
    }
  }

  /// The kinds of warnings with their counts.
  var faults: [String] {
    warnings.list.map { "\($0.kind.name) \($0.count)" }
  }

  private static func short(_ point: Point) -> String {
    let x = JSONNumber(point.x)?.text ?? "?"
    let y = JSONNumber(point.y)?.text ?? "?"
    return "\(x),\(y)"
  }
}
