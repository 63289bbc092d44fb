import Testing
import Touchstone
import TouchstoneSystems

/// Tracks, removed on a server, as a person sees them.
@Suite struct PlaylistSystemTests {
  static let done = Array(#"{"snapshot_id":"s"}"#.utf8)

  static func system(
    optimistic: Bool = false, profile: OwnerRule.Profile = .user("me")
  ) throws -> PlaylistSystem {
    try PlaylistSystem(
      [
        Track(id: "1", title: "Low Tide", artist: "Harbour"),
        Track(id: "2", title: "봄날의 산책", artist: "가온"),
      ], playlist: "p", owner: OwnerRule(owner: "me", profile: profile), width: 320, rowHeight: 60,
      optimistic: optimistic)
  }

  static func play(_ frames: [TouchFrame], _ system: inout PlaylistSystem) {
    for frame in frames { system.handle(frame) }
    system.advance(to: system.list.now.advanced(bySeconds: 1))
  }

  static func titles(_ system: PlaylistSystem) -> [String] {
    system.view(at: system.list.now).rows.map(\.title)
  }

  /// Holds the first track and chooses Remove.
  static func asked(optimistic: Bool = false) throws -> PlaylistSystem {
    var system = try system(optimistic: optimistic)
    play(Fingers.hold(100, 30, at: 0), &system)
    system.answer(true, at: .milliseconds(2000))
    return system
  }

  @Test func `a hold fills a ring, asks, and the server's answer removes the track`() throws {
    var system = try PlaylistSystemTests.system()
    let frames = Fingers.hold(100, 30, at: 0)
    system.handle(frames[0])
    #expect(system.view(at: .milliseconds(250)).rows.map(\.hold) == [0.5, nil])
    #expect(system.isMoving)
    system.advance(to: .milliseconds(500))
    #expect(system.question == SystemQuestion(.removeTrack(named: "Low Tide"), .sheet))
    #expect(system.view(at: .milliseconds(500)).rows.map(\.hold) == [nil, nil])
    system.handle(frames[1])
    system.answer(true, at: .milliseconds(2000))
    let requests = system.takeRequests()
    guard case .send(let request, let token)? = requests.first, requests.count == 1 else {
      Issue.record("asked for \(requests)")
      return
    }
    #expect(request.method == "DELETE")
    #expect(request.path == "/playlists/p/tracks")
    #expect(
      String(decoding: request.body, as: UTF8.self) == #"{"tracks":[{"uri":"spotify:track:1"}]}"#)
    #expect(system.view(at: .milliseconds(2000)).rows.map(\.isPending) == [true, false])
    system.answer(token, body: PlaylistSystemTests.done, at: .milliseconds(3000))
    #expect(PlaylistSystemTests.titles(system) == ["봄날의 산책"])
    #expect(system.summary == "1 track")
  }

  @Test func `an early lift, a drift or a cancelled sheet remove nothing`() throws {
    var early = try PlaylistSystemTests.system()
    PlaylistSystemTests.play(Fingers.tap(100, 30, at: 0), &early)
    #expect(early.question == nil)
    #expect(early.takeRequests() == [])
    var cancelled = try PlaylistSystemTests.system()
    PlaylistSystemTests.play(Fingers.hold(100, 30, at: 0), &cancelled)
    cancelled.answer(false, at: .milliseconds(2000))
    #expect(cancelled.question == nil)
    #expect(cancelled.takeRequests() == [])
    #expect(cancelled.summary == "2 tracks")
  }

  @Test func `only the owner may, and who that is must be known`() throws {
    let table: [(profile: OwnerRule.Profile, words: String)] = [
      (.user("you"), "Low Tide stays: only the owner may change this"),
      (.loading, "Low Tide stays: your profile is still loading"),
      (.failed, "Low Tide stays: your profile could not be loaded"),
    ]
    var wrong: [String] = []
    for (profile, words) in table {
      var system = try PlaylistSystemTests.system(profile: profile)
      PlaylistSystemTests.play(Fingers.hold(100, 30, at: 0), &system)
      if system.failure != words || system.question != nil {
        wrong.append(system.failure ?? "nothing")
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [false, true]) func `a swipe removes too; a server that fails loses nothing`(
    optimistic: Bool
  ) throws {
    var system = try PlaylistSystemTests.system(optimistic: optimistic)
    PlaylistSystemTests.play(Fingers.drag(from: (200, 30), by: -70, at: 0), &system)
    PlaylistSystemTests.play(Fingers.tap(300, 30, at: 3000), &system)
    #expect(system.question == nil)
    #expect(PlaylistSystemTests.titles(system).count == (optimistic ? 1 : 2))
    #expect(system.view(at: system.list.now).undoable.map(\.id) == (optimistic ? ["1"] : []))
    system.unreachable(DeletionToken(1), reason: "offline", at: .milliseconds(6000))
    #expect(system.failure == "Low Tide stays: offline")
    #expect(PlaylistSystemTests.titles(system) == ["Low Tide", "봄날의 산책"])
    #expect(system.view(at: system.list.now).undoable == [])
  }

  @Test func `a track out of sight comes back, also if the server was faster`() throws {
    var system = try PlaylistSystemTests.asked(optimistic: true)
    #expect(PlaylistSystemTests.titles(system) == ["봄날의 산책"])
    #expect(system.takeRequests().count == 1)
    system.undo(DeletionToken(1), at: .milliseconds(2500))
    #expect(PlaylistSystemTests.titles(system) == ["Low Tide", "봄날의 산책"])
    #expect(system.takeRequests() == [.stop(DeletionToken(1))])
    system.answer(DeletionToken(1), body: PlaylistSystemTests.done, at: .milliseconds(3000))
    #expect(
      system.takeRequests() == [.addAgain(Track(id: "1", title: "Low Tide", artist: "Harbour"))])
    #expect(PlaylistSystemTests.titles(system) == ["Low Tide", "봄날의 산책"])
  }
}
