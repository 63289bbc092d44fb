import Testing
import Touchstone
import TouchstoneTraces

@Suite struct GeteventGrammarTests {
  @Test func `names, a list of devices with ranges, a second device, carriage returns`() {
    let reading = Reading(
      """
      shell@phone:/ $ getevent -lp; getevent -lt\r
      add device 1: /dev/input/event0\r
        name:     "gpio-keys"\r
        events:\r
          KEY (0001): KEY_POWER\r
      add device 2: /dev/input/event4\r
        name:     "Panel"\r
        events:\r
          ABS (0003): ABS_MT_SLOT           : value 1, min 0, max 9, fuzz 0, flat 0, resolution 0\r
                      ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0\r
                      0036  : value 0, min 0, max 2399, fuzz 0, flat 0, resolution 0\r
      could not get driver version for /dev/input/mice, Not a typewriter\r
      [   12.000000] /dev/input/event0: EV_KEY       KEY_POWER            DOWN                \r
      [   12.000000] /dev/input/event0: EV_SYN       SYN_REPORT           00000000            \r
      [   12.500000] /dev/input/event4: EV_ABS       ABS_MT_TRACKING_ID   00000003            \r
      [   12.500000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    0000032a            \r
      [   12.500000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_Y    00000672            \r
      [   12.500000] /dev/input/event4: EV_KEY       BTN_TOUCH            DOWN                \r
      [   12.500000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000            \r
      [   12.600000] /dev/input/event4: EV_SYN       0004                 0000e2a1            \r
      [   12.600000] /dev/input/event4: EV_ABS       ABS_MT_TRACKING_ID   ffffffff            \r
      [   12.600000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000            \r

      """)
    #expect(reading.story == ["500000: began 1 810,1650", "600000: ended 1 810,1650"])
    #expect(reading.contacts.first?.slot == 1)
    guard case .header(let header)? = reading.lines.first?.content else { return }
    #expect(header.device == "Panel")
    #expect(header.axes == TraceAxes(minX: 0, maxX: 1079, minY: 0, maxY: 2399))
    #expect(reading.faults == ["carriageReturn 22"])
  }

  private let untimed = """
    0003 0039 00000001
    0003 0035 00000010
    0003 0036 00000020
    0000 0000 00000000
    0003 0035 00000011
    0000 0000 00000000
    0003 0035 00000012

    """

  @Test func `events without times need a rate, and an unfinished frame is left out`() {
    #expect(
      Reading(untimed).error?.message
        == "line 1: expected a time before every event, found none; record with getevent -lt, "
        + "or say how many frames a second it has with --rate")
    var options = TraceOptions()
    options.frameRate = FrameRate(50)
    let reading = Reading(untimed, options)
    #expect(
      reading.story == ["0: began 1 16,32", "20000: moved 1 17,32", "20000: cancelled 1 17,32"])
    #expect(reading.faults == ["noAxes 1", "unfinishedFrame 1", "openAtEnd 1"])
  }

  @Test func `the device that is asked for is followed`() {
    let text = """
      [ 1.000000] /dev/input/event1: 0003 0039 00000001
      [ 1.000000] /dev/input/event1: 0003 0035 00000001
      [ 1.000000] /dev/input/event1: 0003 0036 00000001
      [ 1.000000] /dev/input/event1: 0000 0000 00000000
      [ 2.000000] /dev/input/event2: 0003 0039 00000001
      [ 2.000000] /dev/input/event2: 0003 0035 00000002
      [ 2.000000] /dev/input/event2: 0003 0036 00000002
      [ 2.000000] /dev/input/event2: 0000 0000 00000000

      """
    var options = TraceOptions()
    #expect(Reading(text, options).story.first == "0: began 1 1,1")
    #expect(Reading(text, options).faults.contains("otherDevice 1"))
    options.device = "/dev/input/event2"
    #expect(Reading(text, options).story.first == "1000000: began 1 2,2")
    options.device = "/dev/input/event3"
    #expect(
      Reading(text, options).error?.message
        == "expected a device called '/dev/input/event3', "
        + "found /dev/input/event1, /dev/input/event2")
  }

  @Test func `points in every frame without ids are matched by distance`() {
    let text = """
      [ 1.000000] 0003 0035 00000064
      [ 1.000000] 0003 0036 00000064
      [ 1.000000] 0000 0002 00000000
      [ 1.000000] 0003 0035 000000c8
      [ 1.000000] 0003 0036 000000c8
      [ 1.000000] 0000 0002 00000000
      [ 1.000000] 0000 0000 00000000
      [ 1.010000] 0003 0035 000000c9
      [ 1.010000] 0003 0036 000000c8
      [ 1.010000] 0000 0002 00000000
      [ 1.010000] 0003 0035 00000065
      [ 1.010000] 0003 0036 00000064
      [ 1.010000] 0000 0002 00000000
      [ 1.010000] 0000 0000 00000000
      [ 1.020000] 0003 0035 000000ca
      [ 1.020000] 0003 0036 000000c8
      [ 1.020000] 0000 0002 00000000
      [ 1.020000] 0000 0000 00000000
      [ 1.030000] 0000 0002 00000000
      [ 1.030000] 0000 0000 00000000

      """
    #expect(
      Reading(text).story == [
        "0: began 1 100,100, began 2 200,200", "10000: moved 2 201,200, moved 1 101,100",
        "20000: ended 1 101,100, moved 2 202,200", "30000: ended 2 202,200",
      ])
  }

  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `the text of a log with other lines between is read`() throws {
    var options = TraceOptions()
    options.frameRate = FrameRate(60)
    let reading = Reading(
      try SharedFolder.bytes("traces/motionevent/logcat-motionevent-plus-getevent-l.txt"), options)
    #expect(
      reading.story == [
        "0: began 1 1285,2066", "16667: moved 1 1283,2065", "33333: ended 1 1283,2065",
      ])
    #expect(reading.faults == ["noAxes 1", "skippedLine 2"])
  }
}
