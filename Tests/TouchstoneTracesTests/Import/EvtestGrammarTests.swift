import Testing
import TouchstoneTraces

@Suite struct EvtestGrammarTests {
  @Test func `a range counts for its own axis, also where a line break was lost`() {
    let reading = Reading(
      """
      Input driver version is 1.0.1
      Supported events:
        Event type 3 (EV_ABS)
          Event code 53 (ABS_MT_POSITION_X)
            Min        0
            Max     1280
            Resolution      12 Event code 54 (ABS_MT_POSITION_Y)
            Min        0
            Max      680
          Event code 57 (ABS_MT_TRACKING_ID)
            Min        0
            Max    65535
      Event: time 1.0, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 1
      Event: time 1.0, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 5
      Event: time 1.0, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 6
      Event: time 1.0, -------------- SYN_REPORT ------------

      """)
    guard case .header(let header) = reading.lines.first?.content else {
      Issue.record("no header")
      return
    }
    #expect(header.axes == TraceAxes(minX: 0, maxX: 1280, minY: 0, maxY: 680))
  }
}
