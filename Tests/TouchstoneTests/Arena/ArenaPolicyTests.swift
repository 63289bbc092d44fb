import Testing
import Touchstone

@Suite struct ArenaPolicyTests {
  func run(_ policy: ArenaPolicy, _ contenders: [Contender], _ script: String) throws -> [String] {
    var arena = try Arena(contenders)
    var events: [GestureEvent] = []
    for word in script.split(separator: " ") {
      arena.handle(Play.frame(word), asking: policy, into: &events)
    }
    return events.filter { $0.state != .changed }.map {
      "\(arena.name(of: $0.recognizer)) \($0.state)"
    }
  }

  @Test func `a host may make a gesture wait for another one while it runs`() throws {
    let policy = ArenaPolicy(shouldRequireFailure: { id, other in id.index == 1 && other.index == 0
    })
    let contenders: [Contender] = [
      .longPress("press", LongPressConfiguration(allowableMovement: 30)), .pan("pan"),
    ]
    #expect(
      try run(policy, contenders, "0:d1=0,0 10:m1=20,0 20:m1=40,0 30:u1=40,0") == [
        "press failed", "pan began", "pan ended",
      ])
    #expect(
      try run(policy, contenders, "0:d1=0,0 10:m1=20,0 600:m1=21,0 700:u1=21,0") == [
        "pan failed", "press began", "press ended",
      ])
  }

  @Test func `a host may let two gestures run together, whichever is asked`() throws {
    let policy = ArenaPolicy(shouldRecognizeSimultaneously: { a, b in a.index == 1 && b.index == 0 }
    )
    #expect(
      try run(policy, [.pan("a"), .pan("b")], "0:d1=0,0 10:m1=20,0 20:u1=20,0") == [
        "a began", "b began", "a ended", "b ended",
      ])
  }

  @Test func `requirements that a host makes into a circle are not taken`() throws {
    let policy = ArenaPolicy(shouldRequireFailure: { _, _ in true })
    #expect(
      try run(policy, [.pan("a"), .pan("b")], "0:d1=0,0 10:m1=20,0 20:u1=20,0 30:d2=0,0") == [
        "a failed", "b began", "b ended",
      ])
  }
}
