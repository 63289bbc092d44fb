import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TraceReaderTests {
  private let header = #"{"trace":1,"hz":1000}"#

  private func error(_ lines: String...) -> String? {
    Reading(([header] + lines).joined(separator: "\n") + "\n").error?.message
  }

  @Test func `a line carries fingers, samples, a reason and a note in one go`() {
    let reading = Reading(
      """
      {"trace":1,"hz":1000}
      {"t":5,"note":"x","down":[[2,1.5,-2,0.25]],"move":[[1,0,1e2]],"co":[[4,1,0,99]],"zz":[1]}

      """)
    var record = TraceRecord(time: .milliseconds(5))
    record.touches = [
      Touch(id: TouchID(2), phase: .began, position: Point(x: 1.5, y: -2), pressure: 0.25),
      .moved(1, 0, 100),
    ]
    record.coalesced = [
      TouchSample(time: .milliseconds(4), id: TouchID(1), position: Point(x: 0, y: 99))
    ]
    record.members = [
      JSONMember("note", .string("x")), JSONMember("zz", .array([.integer(1)])),
    ]
    #expect(reading.lines.last == TraceLine(.record(record), number: 2))
    #expect(reading.faults == ["strayTouch 1", "noEnd 1"])
  }

  @Test func `a frame applies cancel, up, move and down in this order`() throws {
    let text = """
      {"trace":1}
      {"t":1,"down":[[1,0,0],[2,0,0],[3,0,0]]}
      {"t":2,"down":[[4,0,0]],"move":[[1,1,1]],"up":[[2,0,0]],"cancel":[[3,0,0]],"why":"call"}
      {"end":2,"frames":2}

      """
    let events = try TraceSource.events(of: Array(text.utf8))
    guard case .frame(let frame) = events[2].kind else {
      Issue.record("no frame")
      return
    }
    #expect(frame.touches.map(\.phase) == [.cancelled, .ended, .moved, .began])
    #expect(events[2].why == "call")
    #expect(events[2].line == 3)
    #expect(events.count == 4)
  }

  @Test func `ticks become nanoseconds exactly for every clock`() {
    for (hz, nanoseconds) in [(1000, 7_000_000), (1_000_000, 7000), (1_000_000_000, 7)] {
      let reading = Reading("{\"trace\":1,\"hz\":\(hz)}\n{\"t\":7,\"tick\":1}\n")
      guard case .record(let record)? = reading.lines.last?.content else {
        Issue.record("no record")
        continue
      }
      #expect(record.time?.nanoseconds == Int64(nanoseconds))
    }
  }

  @Test func `blocks of any size give the same lines`() {
    let text = """
      {"trace":1,"title":"Größe – 👆"}
      {"t":0,"down":[[1,10.25,20]]}
      {"t":8333,"move":[[1,11,21.5]]}
      {"t":9000,"note":"two\\nlines \\ud83d\\udc46"}
      {"t":16667,"up":[[1,11,21.5]]}
      {"end":16667,"frames":3}

      """
    let whole = Reading(text)
    let differing = (1...40).filter { Reading(text, block: $0).lines != whole.lines }
    #expect(whole.error == nil)
    #expect(whole.lines.count == 6)
    #expect(differing == [])
  }

  @Test(arguments: [
    ("{\"t\":1}", "line 2, column 1: expected something that happened at t"),
    ("{\"down\":[[1,0,0]]}", "line 2, column 1: expected a time t"),
    ("{\"t\":-1,\"tick\":1}", "line 2, column 6: expected a time in whole ticks, 0 or more"),
    ("{\"t\":1.5,\"tick\":1}", "line 2, column 6: expected a time in whole ticks"),
    ("{\"t\":9223372036854775807,\"tick\":1}", "expected a time of at most 292 years"),
    ("{\"t\":1,\"down\":[[1,NaN,0]]}", "line 2, column 19: expected a number, found 'NaN,0]]}'"),
    ("{\"t\":1,\"down\":[[1,1e999,0]]}", "expected a number below 1.8e308"),
    ("{\"t\":1,\"down\":[[0,1,1]]}", "expected a whole number above 0 as id"),
    ("{\"t\":1,\"down\":[[1.5,1,1]]}", "expected a whole number above 0 as id"),
    ("{\"t\":1,\"down\":[[1,1]]}", "line 2, column 20: expected ','"),
    ("{\"t\":1,\"down\":[[1,1,1,2]]}", "expected a pressure from 0 to 1"),
    ("{\"t\":1,\"down\":[[1,1,1],[1,2,2]]}", "expected every finger once"),
    ("{\"t\":1,\"down\":[]}", "expected [id,x,y]"),
    ("{\"t\":1,\"t\":2,\"tick\":1}", "line 2, column 8: expected every key once"),
    ("{\"t\":1,\"a\":2,\"a\":1}", "line 2, column 14: expected every key once"),
    ("{\"t\":1,\"tick\":2}", "expected 1"),
    ("{\"t\":1,\"note\":3}", "expected text in quotation marks"),
    ("{\"t\":1,\"expect\":3}", "expected '{'"),
    ("{\"t\":1,\"co\":[[1,1,0,0]]}", "expected touches beside co"),
    ("{\"t\":1,\"move\":[[1,0,0]],\"co\":[[2,1,0,0]]}", "expected co to be no newer than t"),
    ("{\"t\":1,\"tick\":1} x", "expected the end of the line, found 'x'"),
    ("{\"t\":1,\"note\":\"\u{1}\"}", "expected no control character in text"),
    ("{\"t\":1,\"note\":\"\\ud800\"}", "expected a pair of surrogates"),
    ("[1]", "line 2, column 1: expected '{', found '[1]'"),
    ("{\"trace\":1}", "line 2: expected one header, in the first line"),
    ("{\"end\":1}", "line 2: expected a closing line"),
    ("{\"setup\":1}", "line 2: expected setup to be an object, found a number"),
  ])
  func `what is no trace is an error with its place`(line: String, message: String) {
    let found = error(line) ?? "no error"
    #expect(found.contains(message), "\(found)")
  }

  @Test func `no bytes that are not UTF-8 pass`() {
    let bytes = Array((header + "\n{\"t\":1,\"note\":\"").utf8)
    let broken: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xC3],
    ]
    let passed = broken.filter { Reading(bytes + $0 + Array("\"}\n".utf8)).error == nil }
    #expect(passed == [])
  }

  @Test func `a header must come first, in a version that is known`() {
    let headers = [
      "{\"t\":0,\"down\":[[1,0,0]]}": "expected a header that begins with {\"trace\":1",
      "{\"trace\":2}": "line 1: expected trace version 1, found 2; a newer touchstone may read it",
      "{\"trace\":1,\"hz\":60}": "expected hz to be 1000, 1000000 or 1000000000, found 60",
      "{\"trace\":1,\"view\":[0,5]}": "expected view to be [width,height]",
      "{\"trace\":1,\"axes\":[[5,5],[0,1]]}": "expected axes to be",
      "{\"trace\":1,\"orient\":\"up\"}": "expected orient to be any of flipX, flipY, swap",
    ]
    for (header, message) in headers {
      let found = Reading(header + "\n").error?.message ?? "no error"
      #expect(found.contains(message), "\(found)")
    }
  }

  @Test func `time that goes back is an error, or held and counted`() {
    let text = header + "\n{\"t\":9,\"tick\":1}\n{\"t\":7,\"tick\":1}\n{\"end\":9,\"frames\":0}\n"
    #expect(
      Reading(text).error?.message
        == "line 3, column 1: expected a time of at least 9, found 7; "
        + "time must not go back; --clamp-time holds it")
    var options = TraceOptions()
    options.clampsTime = true
    let reading = Reading(text, options)
    guard case .record(let record) = reading.lines[2].content else { return }
    #expect(record.time == .milliseconds(9))
    #expect(reading.faults == ["timeWentBack 1"])
  }

  @Test func `a file that is cut off says so and keeps what came before`() {
    let text = header + "\n{\"t\":0,\"down\":[[1,0,0]]}\n{\"t\":9,\"mo"
    let reading = Reading(text)
    #expect(reading.error == nil)
    #expect(reading.lines.count == 2)
    #expect(reading.faults == ["cutOff 1", "noEnd 1"])
    #expect(Reading(header + "\n{\"t\":9,\"tick\":1}").lines.count == 2)
  }

  @Test func `a closing line that counts wrongly is a warning, an error in strict reading`() {
    let text = header + "\n{\"t\":9,\"tick\":1}\n{\"end\":8,\"frames\":3}\n"
    #expect(Reading(text).faults == ["endBeforeLast 1", "frameCount 1"])
    var options = TraceOptions()
    options.isStrict = true
    #expect(Reading(text, options).error?.line == 3)
  }

  @Test func `a line over 64 KiB is an error with its line and column`() {
    let long = "{\"t\":1,\"note\":\"" + String(repeating: "x", count: 1_000_000) + "\"}\n"
    for block in [7, 65536, 2_000_000] {
      let error = Reading(header + "\n" + long, block: block).error
      #expect(error?.line == 2)
      #expect(error?.column == 65537)
    }
  }

  @Test func `deep nesting is refused, not followed`() {
    let deep = String(repeating: "[", count: 5000)
    #expect(error("{\"t\":1,\"zz\":" + deep)?.contains("at most 64 levels") == true)
  }

  @Test func `after an error the same error comes again`() {
    var reader = TraceReader()
    let bytes = Array("{\"trace\":9}\n".utf8)
    var first: TraceError?
    var second: TraceError?
    do throws(TraceError) {
      try reader.feed(bytes) { _ in }
      try reader.finish { _ in }
    } catch { first = error }
    do throws(TraceError) { try reader.feed(bytes) { _ in } } catch { second = error }
    #expect(first != nil)
    #expect(first == second)
  }
}
