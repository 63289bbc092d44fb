import Foundation
import Testing
import Touchstone
import TouchstoneTraces

@Suite struct EvemuGrammarTests {
  private let header = """
    # EVEMU 1.3
    N: A panel
    A: 2f 0 4 0 0 0
    A: 35 0 999 0 0 10
    A: 36 0 1999 0 0 10
    A: 3a 0 200 0 0 0

    """

  private func story(_ events: String) -> [String] { Reading(header + events).story }

  private func faults(_ events: String) -> [String] { Reading(header + events).faults }

  @Test func `a finger lands, moves along one axis and lifts`() {
    let events = """
      E: 10.000001 0003 0039 0007	# EV_ABS / ABS_MT_TRACKING_ID   7
      E: 10.000001 0003 0035 0100
      E: 10.000001 0003 0036 0200
      E: 10.000001 0000 0000 0000
      E: 10.008001 0003 0036 0210
      E: 10.008001 0000 0000 0000
      E: 10.016001 0003 0039 -001
      E: 10.016001 0000 0000 0000

      """
    #expect(
      story(events) == ["0: began 1 100,200", "8000: moved 1 100,210", "16000: ended 1 100,210"])
    #expect(faults(events) == [])
  }

  @Test func `the header becomes a header with device, ranges and source`() throws {
    let reading = Reading(header + "E: 0.000001 0000 0000 0000\n")
    guard case .header(let found)? = reading.lines.first?.content else {
      Issue.record("no header")
      return
    }
    #expect(found.device == "A panel")
    #expect(found.source == "evemu 1.3")
    #expect(found.axes == TraceAxes(minX: 0, maxX: 999, minY: 0, maxY: 1999))
    #expect(found.viewSize == Size(width: 400, height: 800))
  }

  @Test func `a value that is not sent again stays, also for the next finger in the slot`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0003 0036 0200
      E: 0.000001 0000 0000 0000
      E: 0.010001 0003 0039 -001
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0039 0002
      E: 0.020001 0003 0035 0300
      E: 0.020001 0000 0000 0000
      E: 0.030001 0003 0039 -001
      E: 0.030001 0000 0000 0000
      E: 0.040001 0003 0039 0003
      E: 0.040001 0000 0000 0000

      """
    #expect(
      story(events) == [
        "0: began 1 100,200", "10000: ended 1 100,200", "20000: began 2 300,200",
        "30000: ended 2 300,200", "40000: began 3 300,200", "40000: cancelled 3 300,200",
      ])
    #expect(faults(events) == ["downWithoutPosition 1", "openAtEnd 1"])
  }

  @Test func `a finger whose position was never sent is left out, not put into the corner`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0000 0000 0000
      E: 0.010001 0003 0036 0200
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 002f 0001
      E: 0.020001 0003 0039 0002
      E: 0.020001 0000 0000 0000
      E: 0.030001 0003 0039 -001
      E: 0.030001 0000 0000 0000

      """
    #expect(story(events) == ["10000: began 1 100,200", "30000: cancelled 1 100,200"])
  }

  @Test func `a finger that lands and lifts within one frame takes two lines`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0003 0036 0200
      E: 0.000001 0003 0039 -001
      E: 0.000001 0000 0000 0000

      """
    #expect(story(events) == ["0: began 1 100,200", "0: ended 1 100,200"])
  }

  @Test func `lost events cancel the fingers and nothing comes back to life`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0003 0036 0200
      E: 0.000001 0000 0000 0000
      E: 0.010001 0000 0003 0000
      E: 0.010001 0003 0035 0110
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0035 0120
      E: 0.020001 0000 0000 0000

      """
    #expect(story(events) == ["0: began 1 100,200", "10000: cancelled 1 100,200"])
    #expect(faults(events) == ["eventsDropped 1", "moveInIdleSlot 1"])
  }

  @Test func `a palm is cancelled and its lift is no surprise`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0003 0036 0200
      E: 0.000001 0000 0000 0000
      E: 0.010001 0003 0037 0002
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0039 -001
      E: 0.020001 0000 0000 0000

      """
    #expect(story(events) == ["0: began 1 100,200", "10000: cancelled 1 100,200"])
    #expect(faults(events) == ["palm 1"])
  }

  @Test func `the pressure of a frame that lifts does not count`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0003 0036 0200
      E: 0.000001 0003 003a 0050
      E: 0.000001 0000 0000 0000
      E: 0.010001 0003 003a 0000
      E: 0.010001 0003 0039 -001
      E: 0.010001 0000 0000 0000

      """
    let pressures = Reading(header + events).lines.compactMap { line -> Double? in
      if case .record(let record) = line.content { return record.touches.first?.pressure }
      return nil
    }
    #expect(pressures == [0.25, 0.25])
  }

  @Test func `a time that goes back is held and counted, and an error in strict reading`() {
    let events = """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0003 0036 0200
      E: 0.000001 0000 0000 0000
      E: 0.020001 0003 0035 0110
      E: 0.020001 0000 0000 0000
      E: 0.010001 0003 0035 0120
      E: 0.010001 0000 0000 0000
      E: 0.030001 0003 0039 -001
      E: 0.030001 0000 0000 0000

      """
    #expect(story(events)[2] == "20000: moved 1 120,200")
    #expect(faults(events) == ["timeWentBack 1"])
    var options = TraceOptions()
    options.isStrict = true
    #expect(Reading(header + events, options).error?.line == 14)
  }

  @Test func `one finger without slots is followed by its key`() {
    let events = """
      A: 00 0 99 0 0 0
      A: 01 0 99 0 0 0
      E: 5.000000 0003 0000 10
      E: 5.000000 0003 0001 20
      E: 5.000000 0000 0000 0
      E: 5.010000 0001 014a 1
      E: 5.010000 0000 0000 0
      E: 5.020000 0003 0000 12
      E: 5.020000 0000 0000 0
      E: 5.030000 0001 014a 0
      E: 5.030000 0000 0000 0

      """
    #expect(
      Reading(events).story == [
        "10000: began 1 10,20", "20000: moved 1 12,20", "30000: ended 1 12,20",
      ])
  }

  @Test func `slots beyond all devices, endless frames and unknown lines are counted`() {
    var events = """
      E: 0.000001 0003 002f 2000000000
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0100
      E: 0.000001 0000 0000 0000
      what is this
      E: 0.000002 0003

      """
    #expect(faults(events) == ["slotOutOfRange 1", "skippedLine 2"])
    events = String(repeating: "E: 0.000001 0004 0004 0001\n", count: 5000)
    #expect(faults(events).first == "longFrame 1")
  }

  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `a swipe on a tablet gives the events that Android gives`() throws {
    struct Expected: Decodable {
      struct Event: Decodable {
        var action: String
        var x: Double
        var y: Double
        var pressure: Double
      }
      var events: [Event]
    }
    let path = "traces/evemu/pixel-tablet-1f-swipe"
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(try SharedFolder.bytes(path + ".expected.json")))
    var options = TraceOptions()
    options.view = Size(width: 1600, height: 2560)
    let events = try TraceSource.events(of: try SharedFolder.bytes(path + ".evemu"), options)
    let touches = events.flatMap { event -> [Touch] in
      if case .frame(let frame) = event.kind { return frame.touches }
      return []
    }
    let names: [TouchPhase: String] = [.began: "DOWN", .moved: "MOVE", .ended: "UP"]
    let found = touches.map {
      "\(names[$0.phase] ?? "?") \($0.position.x) \($0.position.y) \($0.pressure ?? -1)"
    }
    #expect(found == expected.events.map { "\($0.action) \($0.x) \($0.y) \($0.pressure)" })
    #expect(events.last?.time == Timestamp(nanoseconds: 207_942_000))
  }
}
