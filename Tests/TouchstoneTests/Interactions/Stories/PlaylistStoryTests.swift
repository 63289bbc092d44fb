import Testing
import Touchstone

/// Story B: tracks of a playlist, removed by a press and a sheet, or by a swipe, on a server.
@Suite struct PlaylistStoryTests {
  /// The app with its server in between: requests wait until the test answers them.
  struct App {
    var play: ListPlay
    var menu: PressMenu
    var removal: TrackRemoval
    var names: [String: String] = ["A": "Anthem", "B": "Breathe", "C": "Cello Song"]
    var messages: [String] = []
    var sheet: Question?
    var requests: [(token: DeletionToken, request: RemoteRequest)] = []
    private var seen = 0

    init(
      profile: OwnerRule.Profile = .user("ann"), optimistic: Bool = false,
      menu: PressMenuConfiguration = .standard
    ) throws {
      // The sheet asks, or the swipe was meant; nobody is asked a second time.
      var configuration = SwipeRowConfiguration.standard
      configuration.optimistic = optimistic
      play = try ListPlay(configuration)
      self.menu = PressMenu(menu)
      removal = TrackRemoval(
        playlist: "mix/1", owner: OwnerRule(owner: "ann", profile: profile))
    }

    var header: String { "\(names.count) tracks" }
    private var now: Int64 { play.list.now.nanoseconds / 1_000_000 }

    /// Does what the list asked for since the last time.
    mutating func perform() {
      while seen < play.events.count {
        let event = play.events[seen]
        seen += 1
        guard case .effect(let effect, _) = event else { continue }
        switch effect {
        case .menu(let row): send(.began(on: row, removal.owner.verdict))
        case .delete(let row, let token): send(.remove(row, token))
        case .removed(let row):
          names[row.text] = nil
          send(.gone(row))
        case .restore(let row, _, let reason?): messages.append("\(row.text) stays: \(reason)")
        case .recreate(let row, _): messages.append("\(row.text) is added again")
        default: continue
        }
      }
    }

    mutating func send(_ input: PressMenu.Input) {
      for effect in menu.send(input) {
        switch effect {
        case .show(let row): sheet = .removeTrack(named: names[row.text] ?? "")
        case .refuse(_, let verdict): messages.append(verdict.text)
        case .perform(let row):
          sheet = nil
          play.host(.delete(row), at: now)
        case .dismiss: sheet = nil
        }
      }
      perform()
    }

    mutating func send(_ input: TrackRemoval.Input) {
      for effect in removal.send(input) {
        switch effect {
        case .send(let request, let token): requests.append((token, request))
        case .result(let token, let failure):
          play.host(.result(token, failure: failure), at: now)
        }
      }
      perform()
    }

    mutating func touch(_ script: String) {
      play.touch(script)
      perform()
    }

    mutating func host(_ event: HostEvent, at ms: Int64) {
      play.host(event, at: ms)
      perform()
    }

    mutating func answer(_ body: String, token: Int = 1, at ms: Int64) {
      play.wait(until: ms)
      send(.answer(DeletionToken(token), body: Array(body.utf8)))
    }
  }

  static let done = #"{"snapshot_id":"x1"}"#
  static let all = "A closed 0, B closed 0, C closed 0"
  /// Rests on the second track, drifts away, and lifts somewhere else.
  static let press = "0:d1=100,90 600: 650:m1=100,400 700:u1=100,400"

  static func asked(
    optimistic: Bool = false, menu: PressMenuConfiguration = .standard
  ) throws -> App {
    var app = try App(optimistic: optimistic, menu: menu)
    app.touch(press)
    app.send(.choose)
    return app
  }

  @Test func `a resting finger asks, the server agrees, the track is gone`() throws {
    var app = try App()
    app.touch(PlaylistStoryTests.press)
    #expect(
      app.sheet
        == Question(
          title: "Delete", message: "Breathe", cancel: "Cancel", confirm: "Remove",
          isDestructive: true))
    app.send(.choose)
    #expect(app.sheet == nil)
    #expect(app.requests.map(\.request) == [app.removal.request(removing: "B")])
    #expect(app.play.picture == "A closed 0, B deleting 0, C closed 0")
    #expect(app.header == "3 tracks")
    app.answer(PlaylistStoryTests.done, at: 2000)
    #expect(app.play.picture == "A closed 0, C closed 0")
    #expect(app.header == "2 tracks")
    #expect(app.play.effects == ["menu:B", "delete:B", "removed:B"])
  }

  @Test(arguments: [false, true])
  func `an answer without a snapshot leaves the track and says why`(optimistic: Bool) throws {
    let table: [(answer: String, reason: String)] = [
      ("", "the answer is empty"), ("{", "the answer is no JSON from byte 1 on"),
      ("[]", "the answer is no JSON object"), ("{}", "the answer has no 'snapshot_id'"),
      (#"{"snapshot_id":7}"#, "the answer's 'snapshot_id' is no text"),
      (#"{"error":{"status":401}}"#, "the answer has no 'snapshot_id'"),
      (String(repeating: "[", count: 100_000), "the answer is nested too deeply at byte 64"),
    ]
    var wrong: [String] = []
    for (answer, reason) in table {
      var app = try PlaylistStoryTests.asked(optimistic: optimistic)
      app.answer(answer, at: 2000)
      if app.messages != ["B stays: \(reason)"] { wrong.append("\(answer): \(app.messages)") }
      if app.play.picture != PlaylistStoryTests.all {
        wrong.append("\(answer): \(app.play.picture)")
      }
      if app.header != "3 tracks" { wrong.append("\(answer): \(app.header)") }
    }
    #expect(wrong == [])
  }

  @Test func `a server that cannot be reached leaves the track, and a second try works`() throws {
    var app = try PlaylistStoryTests.asked()
    app.send(.unreachable(DeletionToken(1), reason: "offline"))
    #expect(app.messages == ["B stays: offline"])
    #expect(app.play.picture == PlaylistStoryTests.all)
    app.touch("3000:d2=100,90 3600: 3700:u2=100,90")
    app.send(.choose)
    app.answer(PlaylistStoryTests.done, token: 2, at: 5000)
    #expect(app.play.picture == "A closed 0, C closed 0")
    #expect(app.requests.map(\.token.number) == [1, 2])
  }

  @Test func `nobody but the owner gets the sheet, and is told why`() throws {
    let table: [(profile: OwnerRule.Profile, message: String)] = [
      (.user("bob"), "only the owner may change this"),
      (.loading, "your profile is still loading"),
      (.failed, "your profile could not be loaded"),
    ]
    for (profile, message) in table {
      var app = try App(profile: profile)
      app.touch(PlaylistStoryTests.press)
      #expect(app.sheet == nil)
      app.send(.choose)
      #expect(app.messages == [message])
      #expect(app.requests.isEmpty)
    }
  }

  @Test func `once the profile is loaded, the next press gets the sheet`() throws {
    var app = try App(profile: .loading)
    app.touch(PlaylistStoryTests.press)
    app.send(.profile(.user("ann")))
    #expect(app.sheet == nil)
    app.touch("1000:d2=100,90 1600: 1700:u2=100,90")
    #expect(app.sheet?.message == "Breathe")
  }

  @Test func `whoever is not the owner cannot swipe a track away either`() throws {
    var app = try App(profile: .user("bob"))
    app.touch(PlaylistStoryTests.swipeAway)
    #expect(app.requests.isEmpty)
    #expect(app.messages == ["B stays: only the owner may change this"])
    app.play.wait(until: 3000)
    #expect(app.play.picture == PlaylistStoryTests.all)
  }

  @Test func `the list changes while the sheet is up, the right track is removed`() throws {
    var app = try App()
    app.touch(PlaylistStoryTests.press)
    app.host(.remove("A"), at: 800)
    app.host(.insert("N", index: 0), at: 900)
    app.host(.move("B", index: 2), at: 950)
    app.host(.reload, at: 960)
    app.send(.choose)
    #expect(app.requests.map(\.request) == [app.removal.request(removing: "B")])
    app.host(.move("B", index: 0), at: 1500)
    app.answer(PlaylistStoryTests.done, at: 2000)
    #expect(app.play.picture == "N closed 0, C closed 0")
  }

  @Test func `a track that goes while its sheet is up takes the sheet with it`() throws {
    var app = try App()
    app.touch(PlaylistStoryTests.press)
    app.host(.remove("B"), at: 800)
    app.send(.gone("B"))
    #expect(app.sheet == nil)
    app.send(.choose)
    #expect(app.requests.isEmpty)

    // The seed's sheet knows nothing of the list: it stays, and there is nothing left to remove.
    var seed = try App(menu: .seed)
    seed.touch(PlaylistStoryTests.press)
    seed.host(.remove("B"), at: 800)
    seed.send(.gone("B"))
    #expect(seed.sheet?.message == "Breathe")
    seed.send(.choose)
    #expect(seed.requests.isEmpty)
    #expect(seed.play.picture == "A closed 0, C closed 0")
  }

  @Test func `a track that goes while the server is asked is not missed`() throws {
    var app = try PlaylistStoryTests.asked()
    app.host(.remove("B"), at: 1000)
    app.answer(PlaylistStoryTests.done, at: 2000)
    #expect(app.play.picture == "A closed 0, C closed 0")
    #expect(app.play.effects == ["menu:B", "delete:B"])
  }

  @Test func `a press beside the tracks, a second press and cancel do nothing`() throws {
    var app = try App()
    app.touch("0:d1=100,500 700: 800:u1=100,500")
    #expect(app.sheet == nil)
    app.touch("1000:d2=100,30 1600: 1700:u2=100,30 2000:d3=100,90 2600: 2700:u3=100,90")
    #expect(app.sheet?.message == "Anthem")
    app.send(.cancel)
    #expect(app.sheet == nil)
    app.send(.cancel)
    app.send(.choose)
    #expect(app.requests.isEmpty)
    #expect(app.play.picture == PlaylistStoryTests.all)
  }

  @Test func `a finger that moves, lifts early or is taken away gets no sheet`() throws {
    let scripts = [
      "0:d1=100,90 200:m1=100,101 900: 950:u1=100,101", "0:d1=100,90 499:u1=100,90 900:",
      "0:d1=100,90 300:c1 900:", "0:d1=100,90 200:d2=100,30 900: 950:u1=100,90 960:u2=100,30",
    ]
    for script in scripts {
      var app = try App()
      app.touch(script)
      #expect(app.sheet == nil, "\(script)")
    }
  }

  /// Opens the second track and taps what it reveals.
  static let swipeAway =
    "0:d1=290,90 20:m1=270,90 40:m1=230,90 60:m1=190,90 80:u1=190,90 "
    + "1000:d2=300,90 1050:u2=300,90"

  @Test func `the same track can be swiped away through the same flow`() throws {
    var app = try App()
    app.touch(PlaylistStoryTests.swipeAway)
    #expect(app.requests.map(\.request) == [app.removal.request(removing: "B")])
    app.answer("", at: 2000)
    #expect(app.messages == ["B stays: the answer is empty"])
    app.play.wait(until: 3000)
    #expect(app.play.picture == PlaylistStoryTests.all)
  }

  @Test func `answers that come late, twice or for an unknown token do no harm`() throws {
    var app = try PlaylistStoryTests.asked()
    app.answer(PlaylistStoryTests.done, token: 9, at: 1000)
    #expect(app.play.picture == "A closed 0, B deleting 0, C closed 0")
    app.answer("", at: 2000)
    app.answer(PlaylistStoryTests.done, at: 2100)
    app.answer("", at: 2200)
    #expect(app.play.picture == PlaylistStoryTests.all)
    #expect(app.messages == ["B stays: the answer is empty"])
  }

  @Test func `after undo a late success is made good, a late failure is what was wanted`() throws {
    var app = try PlaylistStoryTests.asked(optimistic: true)
    #expect(app.play.picture == "A closed 0, C closed 0")
    app.host(.undo(DeletionToken(1)), at: 1000)
    #expect(app.play.picture == PlaylistStoryTests.all)
    app.answer(PlaylistStoryTests.done, at: 2000)
    app.answer(PlaylistStoryTests.done, at: 2100)
    #expect(app.messages == ["B is added again"])
    #expect(app.play.picture == PlaylistStoryTests.all)

    var other = try PlaylistStoryTests.asked(optimistic: true)
    other.host(.undo(DeletionToken(1)), at: 1000)
    other.host(.undo(DeletionToken(1)), at: 1100)
    other.answer("", at: 2000)
    #expect(other.messages == [])
    #expect(other.play.picture == PlaylistStoryTests.all)
    #expect(other.header == "3 tracks")
  }

  @Test func `without a list the sheet, the flow and the server do it alone`() {
    var menu = PressMenu(.seed)
    var flow = DeleteFlow.seed
    var removal = TrackRemoval(
      playlist: "mix", owner: OwnerRule(owner: "ann", profile: .user("ann")))
    let token = DeletionToken(1)
    #expect(menu.send(.began(on: "B", removal.owner.verdict)) == [.show("B")])
    #expect(menu.send(.choose) == [.perform("B")])
    #expect(flow.send(.begin) == [.delete(token)])
    #expect(
      removal.send(.remove("B", token)) == [.send(removal.request(removing: "B"), token)])
    #expect(
      removal.send(.answer(token, body: Array("{}".utf8)))
        == [.result(token, failure: "the answer has no 'snapshot_id'")])
    #expect(
      flow.send(.result(token, failure: "the answer has no 'snapshot_id'"))
        == [.failed(token, reason: "the answer has no 'snapshot_id'")])
    #expect(flow.state == .idle)
  }
}
