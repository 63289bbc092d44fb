import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TraceSetupTests {
  private let view = Size(width: 400, height: 640)

  private func setup(_ text: String) throws(TraceError) -> TraceSetup {
    try TraceSetup(JSONValue(Array(text.utf8)), view: view, line: 2)
  }

  private func message(_ text: String) -> String {
    do throws(TraceError) {
      _ = try setup(text)
      return "no error"
    } catch { return error.message }
  }

  @Test func `a recognizer has its profile's values, changed by its keys`() throws {
    let setup = try setup(
      """
      {"recognizers":[
      {"name":"row","kind":"pan","axis":"horizontal","origin":"touchDown","depth":2},
      {"name":"page","kind":"pan","profile":"flutter","axis":"vertical","minimumDistance":5,
       "velocity":{"strategy":"weightedIntervals","weights":[0.2,0.8],"liftGap":null}},
      {"name":"menu","kind":"longPress","allowableMovement":null,"enabled":false},
      {"name":"twice","kind":"tap","taps":2,"touches":[1,null]},
      {"name":"v","kind":"velocity","strategy":"leastSquares","degree":1,"samples":null}],
      "relations":[{"simultaneous":["row","page","menu"]},{"r":"menu","requiresFailureOf":"row"}]}
      """)
    let flutter = GestureProfile.flutter.axisPan
    var page = flutter
    page.axis = .vertical
    page.minimumDistance = 5
    page.velocity.strategy = .weightedIntervals([0.2, 0.8])
    page.velocity.liftGap = nil
    #expect(
      setup.contenders == [
        .pan("row", PanConfiguration(axis: .horizontal, origin: .touchDown), depth: 2),
        .pan("page", page),
        .longPress("menu", LongPressConfiguration(allowableMovement: nil), isEnabled: false),
        .tap("twice", TapConfiguration(taps: 2, touches: .atLeast(1))),
      ])
    let velocity = VelocityConfiguration(strategy: .leastSquares(degree: 1), samples: 128)
    #expect(setup.probes == [try VelocityProbe(name: "v", velocity)])
    #expect(
      setup.relations == [
        .simultaneous("row", "page"), .simultaneous("row", "menu"),
        .simultaneous("page", "menu"), .requiresFailure("menu", of: "row"),
      ])
  }

  @Test(arguments: [
    (
      #"{"recogniser":[]}"#,
      "line 2: expected a known key in setup, found 'recogniser'; did you mean 'recognizers'?"
    ),
    (
      #"{"recognizers":[{"name":"a","kind":"pan","minimumDistence":3}]}"#,
      "line 2: expected a known key in recognizer \"a\", found 'minimumDistence'; "
        + "did you mean 'minimumDistance'?"
    ),
    (
      #"{"recognizers":[{"name":"a","kind":"pan","axis":"up"}]}"#,
      "line 2: expected one of free, horizontal, vertical for 'axis' of recognizer \"a\", "
        + "found \"up\""
    ),
    (
      #"{"recognizers":[{"name":"a","kind":"pan","velocity":{"stale":1}}]}"#,
      "line 2: expected one of keep, zero for 'stale' of 'velocity' of recognizer \"a\", "
        + "found 1"
    ),
    (
      #"{"recognizers":[{"kind":"pan"}]}"#,
      "line 2: expected 'name' and 'kind' in a recognizer, found {\"kind\":\"pan\"}"
    ),
    (
      #"{"relations":[{"simultaneous":["a"]}]}"#,
      "line 2: expected at least two names or \"all\" for 'simultaneous' of a relation, "
        + "found [\"a\"]"
    ),
  ])
  func `a misspelt key is an error that names the nearest`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `every recognizer and every expectation of the cases is understood`() throws {
    var wrong: [String] = []
    var counts: [String: Int] = [:]
    for file in SharedFolder.files(in: "conformance", suffix: ".trace.jsonl") {
      var header = TraceHeader()
      let bytes = try SharedFolder.bytes("conformance/" + file)
      for event in try TraceSource.events(of: bytes) {
        do throws(TraceError) {
          switch event.kind {
          case .header(let found): header = found
          case .setup(let value):
            let setup = try TraceSetup(value, view: header.viewSize, line: event.line)
            _ = try setup.arena(line: event.line)
            counts["setup", default: 0] += 1
          case .expect(let value):
            _ = try Expectation(
              value, time: event.time, line: event.line,
              nanosecondsPerTick: header.nanosecondsPerTick)
            counts["expect", default: 0] += 1
          case .frame, .tick, .control, .host, .note, .end: break
          }
        } catch {
          wrong.append("\(file): \(error.message)")
        }
      }
    }
    #expect(wrong == [])
    #expect(counts == ["setup": 279, "expect": 1051])
  }
}
