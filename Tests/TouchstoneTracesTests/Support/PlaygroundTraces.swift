import Testing
import Touchstone
import TouchstoneTraces

/// The traces of the playground, each as the script that makes it and what it must show.
enum PlaygroundTraces {
  struct Entry: Sendable, CustomTestStringConvertible {
    var name: String
    var title: String
    var setup: String
    var script: TouchScript
    /// Microseconds and what the app does then.
    var host: [(time: Int64, text: String)] = []
    /// Microseconds and what must be true then; nil for what holds for the whole file.
    var expectations: [(time: Int64?, text: String)]

    var testDescription: String { name }

    func bytes() throws -> [UInt8] {
      var header = TraceHeader()
      header.view = Size(width: 390, height: 300)
      header.title = title
      header.source = "TouchScript"
      var records = script.frames().map { frame in
        var record = TraceRecord(time: frame.time)
        record.touches = frame.touches
        return record
      }
      let members: [(time: Int64?, key: String, text: String)] =
        host.map { ($0.time, "host", $0.text) } + expectations.map { ($0.time, "expect", $0.text) }
      for (time, key, text) in members {
        var record = TraceRecord(time: time.map { Timestamp(nanoseconds: $0 * 1000) })
        record.members = [JSONMember(key, try JSONValue(Array(text.utf8)))]
        // Behind everything of the same moment; without a moment behind everything.
        let place = records.firstIndex { other in
          guard let time = record.time, let otherTime = other.time else { return false }
          return otherTime > time
        }
        records.insert(record, at: place ?? records.endIndex)
      }
      var bytes: [UInt8] = []
      var writer = TraceWriter()
      try writer.write(TraceLine(.header(header)), to: &bytes)
      let setup = try JSONValue(Array(setup.utf8))
      try writer.write(TraceLine(.setup(setup, unknown: [])), to: &bytes)
      for record in records { try writer.write(record, to: &bytes) }
      writer.writeEnd(to: &bytes)
      return bytes
    }
  }

  private static let rows = #"{"list":{"config":"seed","width":390}}"#

  /// In the second row.
  private static let start: Point = Point(x: 330, y: 92)

  static let all: [Entry] = basics + drags + fingers + events

  private static let basics: [Entry] = [
    Entry(
      name: "slow-drag-opens", title: "A slow drag to the left by 96 points opens the row",
      setup: rows,
      script: .drag(by: Vector(x: -96, y: 2), over: .milliseconds(700), from: start),
      expectations: [
        (708_333, #"{"r":"pan","state":"ended","translation":[-86,1.33],"tol":0.1,"vTol":100}"#),
        (708_333, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"r":"press","exactly":["failed"]}"#),
        (nil, #"{"effects":{"willOpen":1,"didOpen:B":1,"show:B":1,"hide":0}}"#),
      ]),
    Entry(
      name: "flick-opens",
      title: "A flick of 40 points, 30 beyond the threshold, opens the row by its velocity",
      setup: rows,
      script: .flick(
        velocity: Vector(x: -750, y: 30), over: .milliseconds(100), from: start),
      expectations: [
        (
          108_333,
          #"{"r":"pan","state":"ended","translation":[-30,1.24],"velocity":[-700,35],"tol":0.1,"vTol":1}"#
        ),
        (108_333, #"{"row":"B","state":"settling"}"#),
        (700_000, #"{"row":"B","state":"open","offset":-80}"#),
        (700_000, #"{"row":"A","state":"closed","offset":0}"#),
      ]),
    Entry(
      name: "short-drag-stays-closed",
      title: "A slow drag to the left by 42 points, 32 beyond the threshold, closes again",
      setup: rows,
      script: .drag(by: Vector(x: -42, y: -1), over: .milliseconds(600), from: start)
        .resting(for: .milliseconds(100)),
      expectations: [
        (708_333, #"{"r":"pan","state":"ended","translation":[-32,-0.71],"tol":0.1}"#),
        (1_400_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show:B":1,"hide:B":1,"willOpen":0,"didOpen":0}}"#),
      ]),
    Entry(
      name: "vertical-scroll", title: "A drag upwards opens no row",
      setup: rows,
      script: .drag(by: Vector(x: -6, y: -140), over: .milliseconds(350), from: start),
      expectations: [
        (1_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show":0,"willOpen":0}}"#),
      ]),
    Entry(
      name: "long-press", title: "A finger rests for 0.8 s: the press begins after 0.5 s",
      setup: rows,
      script: .hold(for: .milliseconds(800), at: Point(x: 180, y: 150)),
      expectations: [
        (500_000, #"{"r":"press","state":"began","touches":1}"#),
        (808_333, #"{"r":"press","state":"ended"}"#),
        (nil, #"{"r":"press","never":["began"],"before":500000}"#),
        (nil, #"{"r":"pan","exactly":["failed"]}"#),
      ]),
    Entry(
      name: "tap", title: "A short touch is a tap",
      setup: #"{"recognizers":[{"name":"tap","kind":"tap"},{"name":"pan","kind":"pan"}]}"#,
      script: .tap(at: Point(x: 120, y: 35)),
      expectations: [
        (91_667, #"{"r":"tap","state":"recognized","taps":1}"#),
        (nil, #"{"r":"tap","exactly":["recognized"]}"#),
        (nil, #"{"r":"pan","exactly":["failed"]}"#),
      ]),
    Entry(
      name: "cancel", title: "The system takes the touch away in the middle of a drag",
      setup: rows,
      script: .drag(by: Vector(x: -70, y: 4), over: .milliseconds(300), from: start)
        .cancelled(),
      expectations: [
        (308_333, #"{"r":"pan","state":"cancelled","translation":[-60,3.52],"tol":0.1}"#),
        (nil, #"{"r":"pan","never":["ended"]}"#),
        (1_000_000, #"{"row":"B","state":"open","offset":-80}"#),
      ]),
    Entry(
      name: "two-fingers",
      title: "A second finger lands while the first one drags; both move together",
      setup: #"{"recognizers":[{"name":"pan","kind":"pan"},{"name":"pinch","kind":"pinch"}]}"#,
      script: .drag(by: Vector(x: -80, y: 6), over: .milliseconds(500), from: start)
        .with(
          .drag(
            by: Vector(x: -60, y: -4), over: .milliseconds(400), from: Point(x: 250, y: 210)),
          after: .milliseconds(120)),
      expectations: [
        (525_000, #"{"r":"pan","state":"ended","translation":[-63.46,0.7],"tol":0.1,"vTol":100}"#),
        (nil, #"{"r":"pan","never":["cancelled","failed"]}"#),
        (nil, #"{"r":"pinch","exactly":["failed"]}"#),
      ]),
  ]
}
