import Touchstone
import TouchstoneTraces

/// A recording in some format: what is read does not depend on the blocks, and what is written is
/// read back the same.
enum Importing {
  private struct Result: Equatable {
    var lines: [TraceLine] = []
    var contacts: [TraceContact] = []
    var error: TraceError?
    var warnings: TraceWarnings?
  }

  static func run(_ bytes: [UInt8], _ format: TraceFormat?) {
    guard let first = bytes.first else { return }
    var options = TraceOptions()
    options.format = format
    options.isStrict = first & 1 != 0
    options.clampsTime = first & 2 != 0
    options.liftsOpenContacts = first & 4 != 0
    options.acceptsUntimed = first & 8 != 0
    if first & 16 != 0 { options.frameRate = FrameRate(60) }
    options.contactCapacity = first & 32 != 0 ? 1000 : 2
    let content = Array(bytes.dropFirst())
    let whole = read(content, options, block: max(1, content.count))
    let cut = read(content, options, block: 1 + Int(first >> 6) * 7)
    require(whole == cut, "blocks change what is read")
    events(content, options)
    write(whole.lines)
  }

  private static func read(_ bytes: [UInt8], _ options: TraceOptions, block: Int) -> Result {
    var result = Result()
    var reader = TraceReader(options)
    do throws(TraceError) {
      for start in stride(from: 0, to: bytes.count, by: block) {
        try reader.feed(Array(bytes[start..<min(bytes.count, start + block)])) { line in
          result.lines.append(line)
        }
      }
      try reader.finish { line in result.lines.append(line) }
    } catch {
      require(!error.message.isEmpty, "an error says nothing")
      result.error = error
    }
    result.contacts = reader.contacts
    result.warnings = reader.warnings
    for warning in reader.warnings.list {
      require(!warning.message.isEmpty, "a warning says nothing")
    }
    return result
  }

  /// Points of the view, into the exporter that takes them, and back.
  private static func events(_ bytes: [UInt8], _ options: TraceOptions) {
    guard let events = try? TraceSource.events(of: bytes, options) else { return }
    var writer = PointerWriter()
    var text: [UInt8] = []
    for event in events {
      guard (try? writer.write(event, to: &text)) != nil else { return }
    }
    var back = TraceOptions()
    back.format = .pointer
    _ = try? TraceSource.events(of: text, back)
  }

  private static func write(_ lines: [TraceLine]) {
    guard case .header = lines.first?.content else { return }
    var writer = TraceWriter()
    var text: [UInt8] = []
    for line in lines {
      guard (try? writer.write(line, to: &text)) != nil else { return }
    }
    var options = TraceOptions()
    options.format = .native
    options.clampsTime = true
    let again = read(text, options, block: 65536)
    require(again.error == nil, "what was written is refused: \(again.error?.message ?? "")")
    var second: [UInt8] = []
    writer = TraceWriter()
    for line in again.lines { try? writer.write(line, to: &second) }
    require(second == text, "a canonical trace is written otherwise than it was read")
    var evemu = EvemuWriter()
    var events: [UInt8] = []
    for line in lines {
      guard (try? evemu.write(line, to: &events)) != nil else { return }
    }
    options.format = .evemu
    let imported = read(events, options, block: 65536)
    require(imported.error == nil, "evemu text is refused: \(imported.error?.message ?? "")")
  }
}
