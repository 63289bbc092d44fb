import Testing
import Touchstone

/// Machines that are broken on purpose: the laws must notice, and the story must be the shortest.
@Suite struct BrokenMachineTests {
  private static let short: [ListStep] = [
    .land(1, Point(x: 300, y: 30)), .move(1, Vector(x: -60, y: 0)), .lift(1),
    .swipe("B", by: -100), .wait(600),
  ]

  @Test func `a list that leaves two rows open is caught`() throws {
    var forgetful = SwipeRowConfiguration.standard
    forgetful.allowMultiple = true
    let model = try ListModel("forgetful", forgetful, Self.short, obeying: .standard)
    #expect(
      Exploration(model, depth: 5).text == """
        forgetful breaks I2: 2 rows are open
          at first                       A closed, B closed
          1 finger 1 lands at (300, 30)  A tracking, B closed
          2 finger 1 moves by (-60, 0)   A dragging -50, B closed       \
        press failed, pan began, A dragBegan, A show
          3 finger 1 lifts               A settling -50, B closed       pan ended, A willOpen
          4 B is swiped by -100          A settling -82.64, B open -80  \
        press failed, pan began, B dragBegan, B show, pan changed, pan ended, \
        B willOpen, B didOpen
        """)
  }

  @Test func `a list that never says that it is closed is caught`() throws {
    let model = try ListModel(
      "taciturn", .seed, Self.short,
      tamper: { _, events in
        events.removeAll { event in
          if case .effect(.didOpen, at: _) = event { true } else { false }
        }
      })
    #expect(
      Exploration(model, depth: 5).text == """
        taciturn breaks I5: B open is there and never said so
          at first               A closed, B closed
          1 B is swiped by -100  A closed, B open -80  \
        press failed, pan began, B dragBegan, B show, pan changed, pan ended, B willOpen
        """)
  }

  @Test func `a list that deletes twice is caught`() throws {
    let alphabet: [ListStep] = [
      .land(1, Point(x: 300, y: 30)), .host(.confirm(DeletionToken(1), yes: true)),
      .host(.confirm(DeletionToken(1), yes: false)),
    ]
    let model = try ListModel(
      "stubborn", .seed, alphabet,
      after: [[.swipe("A", by: -100), .host(.tapAction("A"))]],
      tamper: { input, events in
        guard case .host(.confirm(let token, yes: true), at: let time) = input else { return }
        if events.isEmpty { events.append(.effect(.delete("A", token), at: time)) }
      })
    #expect(
      Exploration(model, depth: 5).text == """
        stubborn breaks I7: token 1 deletes twice
          at first                  A confirming -80, B closed
          1 the answer to 1 is yes  A deleting -80, B closed    A delete
          2 the answer to 1 is yes  A deleting -80, B closed    A delete
        """)
  }
}
