import Testing
import Touchstone
import TouchstoneTraces

@Suite struct PointerReaderTests {
  private let lines = """
    {"type":"pointermove","pointerId":1,"clientX":0,"clientY":0,"timeStamp":90}
    {"type":"pointerdown","pointerId":1,"clientX":10.5,"clientY":20,"pressure":0.5,"timeStamp":100}
    {"type":"pointermove","pointerId":1,"clientX":11,"clientY":20,"timeStamp":108.3}
    {"type":"pointercancel","pointerId":1,"clientX":0,"clientY":0,"timeStamp":120}
    {"type":"click","pointerId":1,"clientX":0,"clientY":0,"timeStamp":121}
    {"type":"what","pointerId":1,"clientX":0,"clientY":0,"timeStamp":121}

    """

  @Test func `events one a line, a mouse that hovers, a cancel at the corner`() {
    let reading = Reading(lines)
    #expect(
      reading.story == [
        "10000: began 1 10.5,20", "18300: moved 1 11,20", "30000: cancelled 1 11,20",
      ])
    #expect(reading.faults == ["moveInIdleSlot 1", "skippedLine 1"])
  }

  @Test func `a list, also in an object, laid out over many lines, gives the same`() {
    let objects = lines.split(separator: "\n")
    let list = "[\n  " + objects.joined(separator: ",\n  ") + "\n]"
    let wrapped = "{\"device\":\"x\",\"events\":\(list),\"tail\":[1,{\"a\":2}]}"
    let spread = list.replacing(",\"", with: ",\n\t\"")
    for text in [list, wrapped, spread] {
      for block in [1, 5, 100_000] {
        #expect(Reading(text, block: block).story == Reading(lines).story)
      }
    }
  }

  @Test func `other names for the same things`() {
    let text = """
      {"event":"down","id":7,"x":1,"y":2,"t":5}
      {"phase":"moved","identifier":7,"pageX":3,"pageY":4,"timestamp":6}
      {"type":"TOUCHEND","pointer":7,"screenX":3,"screenY":4,"time":8,"force":0}

      """
    #expect(Reading(text).story == ["0: began 1 1,2", "1000: moved 1 3,4", "3000: ended 1 3,4"])
  }

  @Test func `touch events carry several fingers in changedTouches`() {
    let text = """
      {"type":"touchstart","timeStamp":0,"changedTouches":[{"identifier":9,"clientX":1,"clientY":1},\
      {"identifier":4,"clientX":5,"clientY":5}]}
      {"type":"touchmove","timeStamp":8,"changedTouches":{"0":{"identifier":4,"clientX":6,\
      "clientY":5},"length":1}}
      {"type":"touchend","timeStamp":16,"touches":[],"changedTouches":[{"identifier":4,\
      "clientX":6,"clientY":5},{"identifier":9,"clientX":1,"clientY":1}]}

      """
    #expect(
      Reading(text).story == [
        "0: began 1 1,1, began 2 5,5", "8000: moved 2 6,5", "16000: ended 2 6,5, ended 1 1,1",
      ])
  }

  @Test func `fingers that move at the same moment are one frame, one finger twice is two`() {
    let text = """
      {"type":"pointerdown","pointerId":1,"x":1,"y":1,"t":0}
      {"type":"pointerdown","pointerId":2,"x":9,"y":9,"t":0}
      {"type":"pointermove","pointerId":1,"x":2,"y":1,"t":8}
      {"type":"pointermove","pointerId":2,"x":8,"y":9,"t":8}
      {"type":"pointermove","pointerId":2,"x":7,"y":9,"t":8}
      {"type":"pointerup","pointerId":2,"x":7,"y":9,"t":8}

      """
    #expect(
      Reading(text).story == [
        "0: began 1 1,1, began 2 9,9", "8000: moved 1 2,1, moved 2 8,9", "8000: moved 2 7,9",
        "8000: ended 2 7,9", "8000: cancelled 1 2,1",
      ])
  }

  @Test func `coalesced samples come with their frame`() {
    let text = """
      {"type":"pointerdown","pointerId":1,"x":1,"y":1,"t":0}
      {"type":"pointermove","pointerId":1,"x":4,"y":1,"t":12,"coalescedEvents":\
      [{"x":2,"y":1,"t":4},{"x":3,"y":1,"t":8},{"x":4,"y":1,"t":12}]}

      """
    guard case .record(let record) = Reading(text).lines[2].content else { return }
    #expect(record.coalesced.map(\.time) == [.milliseconds(4), .milliseconds(8)])
    #expect(record.coalesced.map(\.position.x) == [2, 3])
  }

  @Test(arguments: [
    ("{\"type\":\"down\",\"x\":1,\"y\":1}", "line 1: expected a time in milliseconds (timeStamp"),
    ("{\"type\":\"down\",\"t\":1,\"x\":1}", "line 1: expected a position (clientX"),
    ("{\"type\":\"down\",\n\"t\":x}", "line 2, column 5: expected a value"),
    ("{\"type\":\"down\",\"t\":1,\"x\":1,\"y\":1}\nwhat", "line 2: expected an event as an object"),
  ])
  func `what is missing is named`(text: String, message: String) {
    let found = Reading(text).error?.message ?? "no error"
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `a list that is cut off says so`() {
    let text = "[{\"type\":\"down\",\"x\":1,\"y\":1,\"t\":0},{\"type\":\"mo"
    #expect(Reading(text).faults == ["cutOff 1", "openAtEnd 1"])
  }
}
