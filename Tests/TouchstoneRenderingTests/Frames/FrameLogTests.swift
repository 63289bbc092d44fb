import Testing
import Touchstone
import TouchstoneRendering

@Suite struct FrameLogTests {
  private let settling = """
    {"frameLog":1}
    {"t":0,"layer":"action","translation":[0,0]}
    {"t":0,"layer":"content","translation":[-92,0]}
    {"t":0.016666666666666666,"layer":"action","translation":[0,0],"opacity":0.5}
    {"t":0.016666666666666666,"layer":"content","translation":[-79.25,0],"scale":1.5,"rotation":-0.1}
    {"t":0.03}

    """

  @Test func `a log reads back from its text to the last bit`() throws {
    let log = try FrameLog(parsing: settling)
    #expect(log.text == settling)
    let content = Transform(translation: Vector(x: -79.25, y: 0), scale: 1.5, rotation: -0.1)
    #expect(log.frames.map(\.time) == [0, 1.0 / 60, 0.03])
    #expect(log.frames[1].transform(of: "content") == content)
    #expect(log.frames[2].layers.isEmpty)
  }

  @Test func `numbers of any size read back to the same double`() throws {
    var generator = SplitMix(seed: 7)
    var values: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
      .greatestFiniteMagnitude, 1e21, 1e20, 1e15, 1e16, 1e-6, 1e-7, 9.5e-7, 0.1, 1 / 3,
      9_007_199_254_740_994, 4.35, 0.000001, 1e23, 8.41e21,
    ]
    while values.count < 1500 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { values.append(value) }
    }
    var wrong: [String] = []
    for value in values {
      let entry = SceneFrame.Entry(
        layer: "a", transform: Transform(translation: Vector(x: value, y: 0)))
      let text = try FrameLog([SceneFrame(time: 0, layers: [entry])]).text
      let back = try FrameLog(parsing: text).frames[0].layers[0].transform.translation.x
      if back.bitPattern != (value == 0 ? 0 : value.bitPattern) { wrong.append("\(value) \(text)") }
      let written = text.split(separator: "[")[1].prefix { $0 != "," }
      if Double(written) != value { wrong.append("\(value) written \(written)") }
    }
    #expect(wrong == [])
  }

  @Test func `decimals round to the nearest double, ties to even`() throws {
    var generator = SplitMix(seed: 11)
    var decimals: [String] = [
      "9007199254740993", "9007199254740992.9999999999999999999", "9007199254740993.0000000001",
      "2.4703282292062327208e-324", "2.4703282292062328e-324", "1e-400", "0e999999999999",
      "179769313486231580793e289", "4.9406564584124654e-324",
      "0.1000000000000000055511151231257827",
      "1" + String(repeating: "0", count: 300), "0." + String(repeating: "0", count: 310) + "1",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124",
      "1.00000000000000011102230246251565404236316680908203125"
        + String(repeating: "0", count: 900) + "1",
    ]
    for _ in 0..<400 {
      var digits = "\(generator.next())"
      if generator.next() & 1 == 0 { digits += "\(generator.next())" }
      digits.insert(".", at: digits.index(after: digits.startIndex))
      decimals.append("\(digits)e\(Int(generator.next() % 640) - 330)")
    }
    var wrong: [String] = []
    for decimal in decimals {
      let text = "{\"frameLog\":1}\n{\"t\":0,\"layer\":\"a\",\"translation\":[\(decimal),0]}"
      guard let expected = Double(decimal) else { continue }
      do throws(FrameLogError) {
        let found = try FrameLog(parsing: text).frames[0].layers[0].transform.translation.x
        if found != expected { wrong.append("\(decimal): \(found), expected \(expected)") }
      } catch {
        if expected.isFinite { wrong.append("\(decimal): \(error.message)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func `names survive quotes, escapes and emoji`() throws {
    let names = ["a \"b\" \\ c\n\t\u{1}", "日本", "🧑🏽‍🚀", "/"]
    let entries = names.map { SceneFrame.Entry(layer: $0, transform: .identity) }
    let log = try FrameLog([SceneFrame(time: 1, layers: entries)])
    #expect(try FrameLog(parsing: log.text) == log)
    let escaped =
      #"{"frameLog":1}"# + "\r\n\r\n"
      + #" { "layer" : "\u00e9\ud83d\ude00\/" , "translation" : [ 1e0 , -0.0 ] , "t" : 1 } "#
    let read = try FrameLog(parsing: escaped)
    #expect(read.frames[0].layers[0].layer == "é😀/")
    #expect(read.text == "{\"frameLog\":1}\n{\"t\":1,\"layer\":\"é😀/\",\"translation\":[1,0]}\n")
  }

  @Test func `what is not a log is refused with line and column`() {
    let header = "{\"frameLog\":1}\n"
    let start = "{\"t\":0,\"layer\":\"a\",\"translation\":[0,0]"
    let table: [(String, String)] = [
      (
        "",
        "line 1, column 1: expected a frame log's first line {\"frameLog\":1}, found an empty text"
      ),
      (
        "{\"trace\":1}",
        "line 1, column 2: expected the key \"frameLog\", found \"\\\"trace\\\":1}\""
      ),
      ("{\"frameLog\":2}", "line 1, column 13: expected version 1, found \"2}\""),
      (
        header + "{\"t\":0,\"layer\":\"a\"}",
        "line 2, column 1: expected the keys t, layer and translation, found \"{\\\"t\\\":0,\\\"layer\\\":\\\"a\\\"}\""
      ),
      (header + start, "line 2, column 39: expected \",\" or \"}\", found the end of the line"),
      (header + start + "}x", "line 2, column 40: expected the end of the line, found \"x\""),
      (
        header + start + ",\"x\":1}",
        "line 2, column 40: expected one of t, layer, translation, scale, rotation, opacity, each once, found \"\\\"x\\\":1}\""
      ),
      (
        header + start + ",\"t\":1}",
        "line 2, column 40: expected one of t, layer, translation, scale, rotation, opacity, each once, found \"\\\"t\\\":1}\""
      ),
      (header + "{\"t\":01}", "line 2, column 6: expected a number, found \"01}\""),
      (header + "{\"t\":NaN}", "line 2, column 6: expected a number, found \"NaN}\""),
      (header + "{\"t\":1.}", "line 2, column 8: expected a digit after the point, found \"}\""),
      (
        header + "{\"t\":1e999}",
        "line 2, column 6: expected a number below 1.8e308, found \"1e999}\""
      ),
      (
        header + "{\"layer\":\"\\ud800\"}",
        "line 2, column 11: expected an escape for one character, found \"\\\\ud800\\\"}\""
      ),
      (
        header + "{\"layer\":\"",
        "line 2, column 11: expected the quote that ends the text, found the end of the line"
      ),
      (
        header + start + "}\n" + start + "}",
        "line 3: expected each layer once at a time, found \"a\" again"
      ),
      (
        header + "{\"t\":1}\n" + start + "}",
        "line 3: expected a time after 1, or another layer at it, found 0"
      ),
      (
        header + "{\"t\":1}\n{\"t\":1}",
        "line 3: expected a time after 1, or another layer at it, found 1"
      ),
    ]
    var found: [String] = []
    for (text, _) in table {
      do throws(FrameLogError) {
        _ = try FrameLog(parsing: text)
        found.append("accepted")
      } catch {
        found.append(error.message)
      }
    }
    #expect(found == table.map(\.1))
  }

  @Test func `any damage to a log is read or refused, never a trap`() {
    var generator = SplitMix(seed: 3)
    let original = Array(settling.utf8)
    var read = 0
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0..<1 + generator.next() % 3 {
        let index = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 3 {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      if let log = try? FrameLog(parsing: bytes) {
        read += 1
        if (try? FrameLog(parsing: log.text)) != log { Issue.record("\(bytes)") }
      }
    }
    #expect(read > 100)
  }

  @Test func `frames that cannot be a log are refused`() {
    let fine = SceneFrame.Entry(layer: "a", transform: .identity)
    let wrong = SceneFrame.Entry(layer: "a", transform: Transform(scale: .nan))
    let runs: [[SceneFrame]] = [
      [SceneFrame(time: .nan, layers: [])],
      [SceneFrame(time: 1, layers: [fine]), SceneFrame(time: 1, layers: [fine])],
      [SceneFrame(time: 1, layers: [wrong])],
      [SceneFrame(time: 1, layers: [fine, fine])],
    ]
    var messages: [String] = []
    for run in runs {
      do throws(FrameLogError) { _ = try FrameLog(run) } catch { messages.append(error.message) }
    }
    #expect(
      messages == [
        "frame 0: its time is nan, expected a finite number later than the frame before",
        "frame 1: its time is 1.0, expected a finite number later than the frame before",
        "frame 0: expected a named layer with finite numbers, found "
          + #"{"t":0,"layer":"a","translation":[0,0],"scale":nan}"#,
        "frame 0: the layer \"a\" appears twice",
      ])
  }
}
