import Testing
import Touchstone

@Suite struct ExplainerTests {
  func explain(
    _ contenders: [Contender], _ relations: [Relation], _ script: String
  ) throws -> [String] {
    var arena = try Arena(contenders, relations: relations)
    var explainer = Explainer()
    var explanations: [Explanation] = []
    for word in script.split(separator: " ") {
      let frame = Play.frame(word)
      while let due = arena.deadline, due <= frame.time {
        var events: [GestureEvent] = []
        arena.advance(to: due, into: &events)
        explainer.explain(events, of: arena, into: &explanations)
      }
      var events: [GestureEvent] = []
      arena.handle(frame, into: &events)
      explainer.explain(events, of: arena, into: &explanations)
    }
    return explanations.map { $0.text { arena.name(of: $0) } }
  }

  @Test func `it says who held whom, until when, and why that one failed`() throws {
    let told = try explain(
      [.tap("single"), .tap("double", TapConfiguration(taps: 2))],
      [.requiresFailure("single", of: "double")], "0:d1=0,0 80:u1=0,0 900:")
    #expect(
      told == [
        "0.430 s: double failed: 1 of 2 taps, no further touch within 0.35 s",
        "0.430 s: single won: one tap; double had held it since 0.080 s",
      ])
  }

  @Test func `it says who won and who lost because of it`() throws {
    let told = try explain(
      [.pan("swipe"), .longPress("menu"), .tap("tap")], [],
      "0:d1=0,0 600:m1=90,0 700:u1=90,0")
    #expect(
      told == [
        "0.500 s: swipe failed: menu won the touch", "0.500 s: tap failed: menu won the touch",
        "0.500 s: menu won: held 0.5 s, required 0.5; lost: swipe, tap",
        "0.700 s: menu ended: lifted, 0 of 1 required finger left",
      ])
  }
}
