import Testing
import Touchstone

/// Answers of a server: only a JSON object with a text under `snapshot_id` counts.
@Suite struct RemoteAnswerReaderTests {
  static func verdict(_ bytes: [UInt8]) -> String {
    do throws(RemoteAnswerError) {
      return "snapshot " + (try TrackRemoval.snapshot(in: bytes))
    } catch {
      return error.text
    }
  }

  static func verdict(_ text: String) -> String { verdict(Array(text.utf8)) }

  @Test func `an answer that cannot be used says what was found, and where`() {
    let table: [(answer: String, text: String)] = [
      ("", "the answer is empty"), (" \n\t\r", "the answer is empty"),
      ("{", "the answer is no JSON from byte 1 on"),
      ("<html>", "the answer is no JSON from byte 0 on"),
      (#"{"snapshot_id":"a"} x"#, "the answer is no JSON from byte 20 on"),
      (#"{"snapshot_id":"a""#, "the answer is no JSON from byte 18 on"),
      (#"{"snapshot_id":"a"#, "the answer is no JSON from byte 17 on"),
      (#"{"snapshot_id":"a",}"#, "the answer is no JSON from byte 19 on"),
      (#"{"snapshot_id" "a"}"#, "the answer is no JSON from byte 15 on"),
      (#"{snapshot_id:"a"}"#, "the answer is no JSON from byte 1 on"),
      (#"{"snapshot_id":"a\q"}"#, "the answer is no JSON from byte 18 on"),
      (#"{"snapshot_id":"\u12g4"}"#, "the answer is no JSON from byte 20 on"),
      (#"{"snapshot_id":"\ud83d"}"#, "the answer is no JSON from byte 22 on"),
      ("{\"snapshot_id\":\"a\nb\"}", "the answer is no JSON from byte 17 on"),
      (#"{"a":01,"snapshot_id":"a"}"#, "the answer is no JSON from byte 6 on"),
      (#"{"a":1.,"snapshot_id":"a"}"#, "the answer is no JSON from byte 7 on"),
      (#"{"a":tru,"snapshot_id":"a"}"#, "the answer is no JSON from byte 8 on"),
      (#"{"a":-,"snapshot_id":"a"}"#, "the answer is no JSON from byte 6 on"),
      (#"[{"snapshot_id":"a"}]"#, "the answer is no JSON object"),
      (#""snapshot_id""#, "the answer is no JSON object"),
      ("null", "the answer is no JSON object"), ("7", "the answer is no JSON object"),
      ("{}", "the answer has no 'snapshot_id'"),
      (#"{"Snapshot_id":"a"}"#, "the answer has no 'snapshot_id'"),
      (#"{"error":{"snapshot_id":"a"}}"#, "the answer has no 'snapshot_id'"),
      (#"{"snapshot_id":7}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"snapshot_id":null}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"snapshot_id":true}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"snapshot_id":["a"]}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"snapshot_id":{"a":"b"}}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"snapshot_id":""}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"snapshot_id":"a","snapshot_id":7}"#, "the answer's 'snapshot_id' is no text"),
    ]
    let wrong = table.filter { RemoteAnswerReaderTests.verdict($0.answer) != $0.text }
      .map { "\($0.answer): \(RemoteAnswerReaderTests.verdict($0.answer))" }
    #expect(wrong == [])
  }

  @Test func `an answer with a snapshot counts, whatever else it holds`() {
    let table: [(answer: String, snapshot: String)] = [
      (#"{"snapshot_id":"MTY,x=="}"#, "MTY,x=="),
      (
        " { \"x\" : [1,-2.5e+3,0.5,0E-1,true,false,null,{\"y\":[]},{}] ,\r\n\t\"snapshot_id\" : \"a\" } ",
        "a"
      ),
      (#"{"snap\u0073hot_id":"a"}"#, "a"), (#"{"snapshot_id":7,"snapshot_id":"b"}"#, "b"),
      (#"{"snapshot_id":"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é😀"}"#, "\"\\/\u{8}\u{c}\n\r\té😀é😀"),
    ]
    let wrong = table.filter {
      RemoteAnswerReaderTests.verdict($0.answer) != "snapshot \($0.snapshot)"
    }.map { "\($0.answer): \(RemoteAnswerReaderTests.verdict($0.answer))" }
    #expect(wrong == [])
  }

  @Test func `bytes that are no text are no JSON`() {
    let broken: [[UInt8]] = [
      [0x80], [0xc0, 0xaf], [0xc3], [0xe0, 0x9f, 0xbf], [0xed, 0xa0, 0x80], [0xe2, 0x82],
      [0xf0, 0x8f, 0xbf, 0xbf], [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff],
      [0xe2, 0x28, 0xa1], [0xe2, 0x82, 0x28],
    ]
    let start = Array(#"{"snapshot_id":""#.utf8)
    let verdicts = broken.map { RemoteAnswerReaderTests.verdict(start + $0 + Array("\"}".utf8)) }
    #expect(Set(verdicts) == ["the answer is no JSON from byte 16 on"])
  }

  @Test func `nesting that would exhaust the stack is refused`() {
    func nested(_ depth: Int) -> String {
      #"{"snapshot_id":"a","x":"# + String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth) + "}"
    }
    #expect(RemoteAnswerReaderTests.verdict(nested(63)) == "snapshot a")
    #expect(
      RemoteAnswerReaderTests.verdict(nested(64))
        == "the answer is nested too deeply at byte 86")
    let bracket = String(repeating: "[", count: 1_000_000)
    let braces = String(repeating: #"{"a":"#, count: 200_000)
    #expect(
      RemoteAnswerReaderTests.verdict(bracket) == "the answer is nested too deeply at byte 64")
    #expect(
      RemoteAnswerReaderTests.verdict(braces) == "the answer is nested too deeply at byte 320")
  }

  @Test func `no cut and no flipped bit of an answer stops the reader`() {
    let whole = Array(#"{"a":[1,{"b":"\u00e9é"}],"snapshot_id":"MTY"}"#.utf8)
    #expect(RemoteAnswerReaderTests.verdict(whole) == "snapshot MTY")
    let cuts = (0..<whole.count).map { RemoteAnswerReaderTests.verdict(Array(whole[..<$0])) }
    #expect(cuts.filter { $0.hasPrefix("snapshot") } == [])
    var readings = 0
    for place in whole.indices {
      for bit in 0..<8 {
        var bytes = whole
        bytes[place] ^= 1 << UInt8(bit)
        if !RemoteAnswerReaderTests.verdict(bytes).isEmpty { readings += 1 }
      }
    }
    #expect(readings == 8 * whole.count)
  }
}
