import Testing
import Touchstone

/// What is sent to remove a track, and what comes of the answers.
@Suite struct TrackRemovalTests {
  static let one = DeletionToken(1)
  static let good = Array(#"{"snapshot_id":"s"}"#.utf8)

  static func removal(
    _ profile: OwnerRule.Profile = .user("ann"), playlist: String = "mix"
  ) -> TrackRemoval {
    TrackRemoval(playlist: playlist, owner: OwnerRule(owner: "ann", profile: profile))
  }

  @Test func `the request names playlist and track, escaped where they need it`() {
    let table: [(playlist: String, track: RowID, path: String, body: String)] = [
      (
        "37i9dQ", "4iV5W9", "/playlists/37i9dQ/tracks",
        #"{"tracks":[{"uri":"spotify:track:4iV5W9"}]}"#
      ),
      (
        "a/b?c d%é~", "x\"y\\z\n", "/playlists/a%2Fb%3Fc%20d%25%C3%A9~/tracks",
        #"{"tracks":[{"uri":"spotify:track:x\"y\\z\u000A"}]}"#
      ),
    ]
    var wrong: [String] = []
    for (playlist, track, path, body) in table {
      let request = TrackRemovalTests.removal(playlist: playlist).request(removing: track)
      let expected = RemoteRequest(
        method: "DELETE", path: path,
        headers: [RemoteRequest.Header("Content-Type", "application/json")],
        body: Array(body.utf8))
      if request != expected { wrong.append("\(request)") }
    }
    #expect(wrong == [])
  }

  @Test func `one request a token, one result a request`() {
    var removal = TrackRemovalTests.removal()
    let request = removal.request(removing: "A")
    #expect(removal.send(.remove("A", TrackRemovalTests.one)) == [.send(request, DeletionToken(1))])
    #expect(removal.send(.remove("A", TrackRemovalTests.one)) == [])
    #expect(removal.send(.answer(DeletionToken(9), body: TrackRemovalTests.good)) == [])
    #expect(removal.waiting == [TrackRemovalTests.one])
    #expect(
      removal.send(.answer(TrackRemovalTests.one, body: TrackRemovalTests.good))
        == [.result(TrackRemovalTests.one, failure: nil)])
    #expect(removal.send(.answer(TrackRemovalTests.one, body: TrackRemovalTests.good)) == [])
    #expect(removal.send(.unreachable(TrackRemovalTests.one, reason: "late")) == [])
    #expect(removal.waiting == [])
  }

  @Test func `answers may come in another order than the requests`() {
    var removal = TrackRemovalTests.removal()
    removal.send(.remove("A", DeletionToken(1)))
    removal.send(.remove("B", DeletionToken(2)))
    #expect(
      removal.send(.answer(DeletionToken(2), body: TrackRemovalTests.good))
        == [.result(DeletionToken(2), failure: nil)])
    #expect(
      removal.send(.unreachable(DeletionToken(1), reason: "offline"))
        == [.result(DeletionToken(1), failure: "offline")])
  }

  static let inputs: [TrackRemoval.Input] =
    [.profile(.loading), .profile(.failed), .profile(.user("ann")), .profile(.user("bob"))]
    + [1, 2].map { DeletionToken($0) }.flatMap { token -> [TrackRemoval.Input] in
      [
        .remove("A", token), .answer(token, body: good), .answer(token, body: []),
        .unreachable(token, reason: "offline"),
      ]
    }

  @Test func `what is said to be ignored changes nothing`() {
    var machines = [TrackRemovalTests.removal()]
    for input in TrackRemovalTests.inputs {
      var copy = machines[0]
      copy.send(.remove("A", DeletionToken(1)))
      copy.send(input)
      machines.append(copy)
    }
    // A profile that was known already changes nothing either, and says what is known.
    let inputs = TrackRemovalTests.inputs.filter { if case .profile = $0 { false } else { true } }
    #expect(contradictions(machines, inputs) { $0.decision(on: $1).text } == [])
  }

  @Test func `every decision says why`() {
    func text(_ removal: TrackRemoval, _ input: TrackRemoval.Input) -> String {
      removal.decision(on: input).text
    }
    var asked = TrackRemovalTests.removal()
    asked.send(.remove("A", TrackRemovalTests.one))
    #expect(
      [
        text(asked, .profile(.loading)), text(asked, .remove("A", TrackRemovalTests.one)),
        text(asked, .remove("B", DeletionToken(2))),
        text(asked, .answer(TrackRemovalTests.one, body: TrackRemovalTests.good)),
        text(asked, .answer(TrackRemovalTests.one, body: [])),
        text(asked, .unreachable(TrackRemovalTests.one, reason: "offline")),
        text(asked, .answer(DeletionToken(5), body: [])),
        text(TrackRemovalTests.removal(.user("bob")), .remove("A", TrackRemovalTests.one)),
      ] == [
        "your profile is still loading", "ignored: token 1 is under way",
        "asks to remove B, token 2", "token 1 is done, snapshot s",
        "token 1 failed: the answer is empty", "token 1 failed: offline",
        "ignored: nothing waits for token 5", "keeps A: only the owner may change this",
      ])
  }
}
