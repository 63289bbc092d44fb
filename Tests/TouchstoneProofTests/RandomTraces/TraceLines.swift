import Touchstone
import TouchstoneTraces

/// Inputs of a list as lines of a trace, and back.
enum TraceLines {
  static func lines(of inputs: [SwipeList.Input], setup: String) throws -> [TraceLine] {
    var header = TraceHeader()
    header.view = Size(width: 320, height: 640)
    var lines = [
      TraceLine(.header(header)),
      TraceLine(.setup(try JSONValue(Array(setup.utf8)), unknown: [])),
    ]
    for input in inputs {
      var record: TraceRecord
      switch input {
      case .touches(let frame):
        record = TraceRecord(time: frame.time)
        record.touches = frame.touches
      case .tick(let time):
        record = TraceRecord(time: time)
        record.isTick = true
      case .host(let event, at: let time):
        record = TraceRecord(time: time)
        record.members = [JSONMember("host", try JSONValue(Array(json(event).utf8)))]
      }
      lines.append(TraceLine(.record(record), number: lines.count + 1))
    }
    return lines
  }

  static func bytes(of lines: [TraceLine]) throws -> [UInt8] {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    for line in lines { try writer.write(line, to: &bytes) }
    return bytes
  }

  static func inputs(of lines: [TraceLine]) throws -> [SwipeList.Input] {
    var inputs: [SwipeList.Input] = []
    var known: [RowID] = ["A", "B", "C", "D", "E"]
    for event in try TraceSource.events(of: bytes(of: lines)) {
      switch event.kind {
      case .frame(let frame): inputs.append(.touches(frame))
      case .tick: inputs.append(.tick(event.time ?? .zero))
      case .host(let value):
        if let read = try HostEventReader.read(value, line: event.line, known: &known) {
          inputs.append(.host(read, at: event.time ?? .zero))
        }
      case .header, .setup, .control, .note, .expect, .end: continue
      }
    }
    return inputs
  }

  /// An event of the app, as traces spell it.
  private static func json(_ event: HostEvent) -> String {
    func op(_ name: String, _ rest: String = "") -> String { #"{"op":"\#(name)"\#(rest)}"# }
    func row(_ id: RowID) -> String { #","row":"\#(id.text)""# }
    switch event {
    case .open(let id, _): return op("open", row(id))
    case .close(let id): return op("close", row(id))
    case .scrollBegan: return op("scrollBegan")
    case .suspend: return op("suspend")
    case .enabled(let id, let value): return op("enabled", row(id) + #","value":\#(value)"#)
    case .remove(let id): return op("remove", row(id))
    case .rebind(let id, as: let new): return op("rebind", row(id) + #","as":"\#(new.text)""#)
    case .reload: return op("reload")
    case .insert(let id, let index): return op("insert", row(id) + #","index":\#(index)"#)
    case .move(let id, let index): return op("move", row(id) + #","index":\#(index)"#)
    case .layout(let width, let trailing, let leading, let direction):
      let word = direction == .rightToLeft ? "rtl" : "ltr"
      return op(
        "layout",
        (width.map { #","width":\#($0)"# } ?? "") + (trailing.map { #","trailing":\#($0)"# } ?? "")
          + (leading.map { #","leading":\#($0)"# } ?? "")
          + (direction == nil ? "" : #","direction":"\#(word)""#))
    case .reduceMotion(let value): return op("reduceMotion", #","value":\#(value)"#)
    // A trace knows one action a side, and every deletion in it begins with a tap.
    case .tapAction(let id), .perform(let id, _), .delete(let id): return op("tapAction", row(id))
    case .confirm(let token, let yes):
      return op("confirm", #","token":\#(token.number),"yes":\#(yes)"#)
    case .result(let token, let failure):
      return op("result", #","token":\#(token.number),"ok":\#(failure == nil)"#)
    case .undo(let token): return op("undo", #","token":\#(token.number)"#)
    }
  }
}
