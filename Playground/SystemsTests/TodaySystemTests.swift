import Testing
import Touchstone
import TouchstoneSystems

/// The card that plays today's pick.
@Suite struct TodaySystemTests {
  static func system(_ pick: TodaysPick? = TodaySystem.sample) throws -> TodaySystem {
    try TodaySystem(pick, button: Rect(x: 100, y: 100, width: 90, height: 36))
  }

  @Test func `a tap on the button plays, a finger beside it or a card without a pick does not`()
    throws
  {
    let play: [SystemRequest] = [.play("play Low Tide")]
    let table:
      [(what: String, pick: TodaysPick?, frames: [TouchFrame], requests: [SystemRequest])] =
        [
          ("on the button", TodaySystem.sample, Fingers.tap(140, 120, at: 0), play),
          ("beside it", TodaySystem.sample, Fingers.tap(20, 20, at: 0), []),
          ("dragged off", TodaySystem.sample, Fingers.drag(from: (140, 120), by: 200, at: 0), []),
          ("no pick", nil, Fingers.tap(140, 120, at: 0), []),
        ]
    var wrong: [String] = []
    for (what, pick, frames, requests) in table {
      var system = try TodaySystemTests.system(pick)
      for frame in frames { system.handle(frame) }
      let found = system.takeRequests()
      if found != requests { wrong.append("\(what): \(found)") }
      if (system.nowPlaying != nil) == requests.isEmpty { wrong.append("\(what): now playing") }
    }
    #expect(wrong == [])
  }

  @Test func `a pick that changes under the finger plays nothing, and says so`() throws {
    var system = try TodaySystemTests.system()
    let frames = Fingers.tap(140, 120, at: 0)
    system.handle(frames[0])
    system.show(TodaysPick(artist: "Mira", album: "Other", title: "Else"), at: .milliseconds(10))
    #expect(
      system.lastDecision == "no tap: another item is shown than the one that was pressed")
    system.handle(frames[1])
    #expect(system.takeRequests() == [])
    system.tap(at: .milliseconds(500))
    #expect(system.takeRequests() == [.play("play Else")])
  }
}
